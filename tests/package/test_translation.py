"""Python becomes C module by module; what cannot is told by its file and leaves nothing behind."""

import gc
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools import compiled_sources, translation

WHOLE = "def double(x):\n    return 2 * x  # twice\n"


@pytest.mark.parametrize(("free", "often"), [(0, translation.OBJECTS_BETWEEN_SEARCHES), (translation.ROOM + 1, 0)])
def test_a_module_is_translated_by_another_process_that_seldom_looks_for_garbage(tmp_path, monkeypatch, free, often):
    monkeypatch.setattr(translation, "_free_memory", lambda: free)
    source, c_file = tmp_path / "whole.py", tmp_path / "made" / "whole.c"
    source.write_text(WHOLE)

    with translation.translators(1) as processes:
        processes.submit(translation.translate, "whole", str(source), str(c_file)).result()
        searches = processes.submit(gc.get_threshold).result()

    text = c_file.read_text()
    assert "PyInit_whole" in text and "# twice" not in text
    assert searches[0] == often


def test_what_modules_share_is_written_once_and_not_into_each(tmp_path):
    source, c_file, shared = tmp_path / "whole.py", tmp_path / "whole.c", tmp_path / "made" / "cython_shared.c"
    source.write_text(WHOLE)

    translation.translate("whole", str(source), str(c_file))
    translation.write_shared(str(shared))

    assert "PyInit_cython_shared" in shared.read_text()
    assert compiled_sources.SHARED in c_file.read_text()
    assert "__pyx_CyFunction_methods[] = {" in shared.read_text()
    assert "__pyx_CyFunction_methods[] = {" not in c_file.read_text()


def test_a_module_that_cannot_be_translated_is_told_by_its_file_and_leaves_no_c(tmp_path, capfd):
    source, c_file = tmp_path / "broken.py", tmp_path / "broken.c"
    source.write_text("def double(x:\n")

    with pytest.raises(RuntimeError, match=r"broken\.py cannot be translated to C"):
        translation.translate("broken", str(source), str(c_file))

    assert "broken.py:2:" in capfd.readouterr().err
    assert not c_file.exists()
