#!/bin/sh
# machine.sh PYTHON NEED...: makes sure that this machine has Python 3.11 and what is needed besides (venv, compiler, browser, servers).
# Names all that is missing at once: installs it where it may (Debian), otherwise prints the one command that does, and fails.
set -eu
python=$1
shift

command -v "$python" >/dev/null || { echo "Python 3.11 or newer is needed; there is no $python here." >&2; exit 1; }
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Python 3.11 or newer is needed; $python is $("$python" -V 2>&1). Try: make PYTHON=python3.12" >&2
    exit 1
}

packages=
for need in "$@"; do
    case $need in
    venv) "$python" -c 'import ensurepip, venv' 2>/dev/null || packages="$packages python3-venv" ;;
    compiler)
        command -v gcc >/dev/null || packages="$packages gcc libc6-dev"
        "$python" -c 'import os, sysconfig; open(os.path.join(sysconfig.get_path("include"), "Python.h"))' 2>/dev/null ||
            packages="$packages python3-dev"
        ;;
    servers) # what the tests of our server need beside it: a database, a proxy, and what judges its unit
        ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || packages="$packages postgresql"
        command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || packages="$packages nginx-light"
        command -v systemd-analyze >/dev/null || packages="$packages systemd" # looks at our unit; nothing is started
        ;;
    browser) command -v "${CHROMIUM:-/usr/bin/chromium}" >/dev/null || packages="$packages chromium" ;;
    git) command -v git >/dev/null || packages="$packages git" ;; # tests make clones
    esac
done
[ -n "$packages" ] || exit 0

if ! command -v apt-get >/dev/null; then
    echo "Missing: what Debian calls$packages. Install that and try again." >&2
    exit 1
fi
if [ "$(id -u)" = 0 ]; then
    sudo=
elif sudo -n true 2>/dev/null; then
    sudo=sudo
else
    echo "Missing packages. Run: sudo apt-get install -y$packages" >&2
    exit 1
fi
echo "Installing$packages ..."
$sudo apt-get update -qq
$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $packages >/dev/null
