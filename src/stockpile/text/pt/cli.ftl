# A linha de comando: ajuda e mensagens.
cli-help = O jogo do mercado de ações Stockpile: jogue, simule, consulte as regras.
cli-examples =
    Exemplos:

    stockpile play --terminal

    stockpile simulate --bots greedy,random --games 500

    stockpile rules DEM-7
cli-arguments = O que informar
cli-options = Opções
cli-commands = Comandos
cli-number = N
cli-file = ARQUIVO
cli-lang-help = O idioma de tudo o que você lê. Sem ela, o do seu sistema.
cli-version-help = Diz qual programa e qual versão do motor estão rodando.
cli-version = stockpile { $version } ({ $build }, Python { $python })
cli-build-compiled = motor compilado (compiled)
cli-build-pure = motor em Python puro (pure), não compilado
cli-build-bounds = motor compilado com limites verificados (bounds)
cli-players-help = Quantos jogadores.
cli-board-help = Qual tabuleiro.
cli-preset-option = Uma partida com nome, no lugar das opções que dizem o que se joga; as que forem dadas junto a modificam. Existem: { $presets }.
cli-modules-option = Com quais módulos se joga: uma lista, ou all para todos. Existem: { $modules }.
cli-sets-option = De quais coleções vêm os investidores: uma lista, ou all para todas. Existem: { $sets }.
cli-promos-option = Com ou sem as estratégias promocionais; com elas, se nada for dito.
cli-seed-help = A semente do acaso: a mesma dá as mesmas cartas. Que seja longa se as cartas são secretas: quem vê algumas descobre uma semente curta por tentativas.
cli-bots-help = Quais bots, lugar por lugar; uma lista curta recomeça do início. Existem: { $bots }.
cli-json-help = Escreve JSON em vez de frases.
cli-rounds-help = Tantas rodadas em vez das que as regras dizem; 2 é o formato para modelos de linguagem.
cli-games-help = Quantas partidas.
cli-jobs-help = Quantos processos; o resultado não depende disso.
cli-seconds-help = Quanto dura cada medição.

cli-interrupted = interrompido
cli-system-error = o sistema recusou: { $problem }
cli-no-such-option = não existe a opção { $option }; --help mostra todas
cli-no-such-command = não existe o comando “{ $command }”; --help mostra todos
cli-bad-value = { $option }: este valor não é possível; --help diz quais são
cli-missing-value = falta { $option }; --help diz o que é
cli-bad-call = { $problem } (--help mostra como fazer)
cli-bad-choice = { $option }: “{ $given }” não está em { $known }
cli-bad-range = { $option }: { $given } não está entre { $least } e { $most }
cli-too-many-bots = --bots: { $given } bots para { $seats } lugares
cli-bad-file = arquivo recusado: { $problem }
cli-unreadable-file = { $file }: não dá para ler ({ $problem })
cli-unwritable-file = { $file }: não dá para gravar ({ $problem })
cli-worker-died = um processo morreu; nem todas as partidas foram jogadas

cli-simulate-help = Joga muitas partidas entre bots e conta quem vence.
cli-simulate-examples =
    Exemplos:

    stockpile simulate --games 10000

    stockpile simulate --players 3 --bots greedy,random,random --games 500 --jobs 2

    stockpile simulate --board advanced --seed 42 --json > resultado.json

    stockpile simulate --preset nano --bots trader,greedy

    stockpile simulate --bots py:mybot:Bot,trader --games 50
cli-simulate-fault = { $bot } falhou e um trader continuou no lugar dele: { $what } ({ $count ->
    [one] uma partida
   *[other] { $count } partidas
})
cli-simulate-begin = Jogando { $games } partidas …
cli-simulate-progress = Jogando
cli-simulate-title = { $games } partidas, { $players } jogadores, { $board }
cli-simulate-with = { $title }, com { $modules }
cli-simulate-scores = Dinheiro final de todos os lugares, em milhares:
cli-simulate-speed = { $rate } partidas por segundo ({ $seconds } s)
cli-column-seat = Lugar
cli-column-bot = Bot
cli-column-wins = Vitórias
cli-column-interval = intervalo de 95%
cli-column-money = Dinheiro médio

cli-replay-help = Conta uma partida gravada passo a passo, e a verifica.
cli-replay-examples =
    Exemplos:

    stockpile replay partida.txt

    stockpile replay partida.txt --seat 2

    stockpile replay partida.txt --seat spectator --json
cli-replay-file = Um arquivo gravado por uma partida.
cli-replay-seat = Mostra só o que este lugar, ou um espectador, podia saber.
cli-replay-redacted = Os segredos foram omitidos deste arquivo: ele é lido pelos eventos e não pode ser verificado.
cli-bad-seat = --seat: “{ $given }” não é de 1 a { $players }, nem spectator
cli-redacted-seat = este arquivo só tem o que um lugar podia saber; não pode mostrar outro
cli-not-verified = o arquivo não é autêntico: { $problem }
cli-verified = Verificado: { $answers } respostas levam exatamente a estes eventos.

cli-analyse-help = Analisa uma partida terminada: de onde veio o dinheiro, sorte e habilidade, e quanto custou cada decisão.
cli-analyse-examples =
    Exemplos:

    stockpile analyse partida.txt

    stockpile analyse partida.txt --seat 2 --depth deep --all

    stockpile analyse partida.txt --svg chances.svg --json

    stockpile play --terminal --from partida.txt@57
cli-analyse-seat = Julga apenas as decisões deste lugar; sorte e habilidade são então só das respostas dele.
cli-analyse-depth = Com quanto esforço cada decisão é examinada.
cli-analyse-all = Lista todas as decisões, não só as que têm uma marca.
cli-analyse-ledger = Lista também todos os lançamentos do livro-razão.
cli-analyse-svg = Grava as chances como figura.
cli-analyse-progress = Pensando
cli-analyse-redacted = { $file }: este registro não traz os segredos, por isso não pode ser analisado
cli-analyse-running = { $file }: a partida não terminou; só partidas terminadas são analisadas
cli-analyse-asked = { $file }: uma partida cujo acaso foi perguntado não pode ser analisada
cli-analyse-bad-seat = --seat: “{ $given }” não está entre 1 e { $players }
cli-analyse-moment = Rodada
cli-analyse-marked = { $count } de { $all } decisões:
cli-analyse-what-if = Para jogar a partir de uma delas, com outras cartas onde o lugar não podia conhecê-las: stockpile play --terminal --from ARQUIVO@NÚMERO
cli-analyse-bookings = Livro-razão
cli-analyse-round = Rodada
cli-analyse-event = Evento
cli-analyse-from = De
cli-analyse-to = Para
cli-analyse-amount = Valor
cli-from-help = Joga a partir de uma decisão de uma partida terminada, no mesmo lugar; o que esse lugar não podia saber é distribuído de novo. NÚMERO é o da decisão em “stockpile analyse”.
cli-from-metavar = ARQUIVO@NÚMERO
cli-bad-from = --from: “{ $given }” não é ARQUIVO@NÚMERO
cli-from-problem = --from não pode ser seguido: { $problem }

cli-rules-help = Consulta as regras numeradas, por número ou por palavra.
cli-rules-examples =
    Exemplos:

    stockpile rules

    stockpile rules DEM-7

    stockpile rules taxa de negociação

    stockpile rules INV:graham --json
cli-rules-metavar = [Nº|PALAVRA…]
cli-rules-what = Uma regra (DEM-7), uma seção (DEM), um investidor (INV:graham) ou palavras do texto.
cli-rules-none = nenhuma regra fala de “{ $sought }”
cli-rules-count = { $count } regras
cli-rules-to-come = { $section } (em breve)

cli-words-help = Diz o que falta nos catálogos de um idioma, e o que neles ninguém usa.
cli-words-examples =
    Exemplos:

    stockpile words

    stockpile words fr

    stockpile words --json

    STOCKPILE_WORDS=~/meus-idiomas stockpile words de
cli-words-metavar = IDIOMA
cli-words-what = Só um idioma; sem ele, todos.
cli-words-no-language = não existe o idioma “{ $given }”; existem { $known }
cli-words-no-folder = STOCKPILE_WORDS: { $folder } não é uma pasta
cli-words-line = { $language } ({ $name }): { $entries } entradas, { $verdict }
cli-words-fine = tudo em ordem
cli-words-problems =
    { $count ->
        [one] { $count } ponto a rever
       *[other] { $count } pontos a rever
    }
cli-words-missing = faltam
cli-words-unused = sem uso
cli-words-identical = ainda como em inglês
cli-words-holes = com outras variáveis que em inglês
cli-words-broken = ilegíveis
cli-words-doubled = repetidas
cli-words-rules = regras sem tradução
cli-words-terms = com outras palavras que as do glossário
cli-words-list = { $what } – { $keys }

cli-modules-help = Mostra os módulos que podem ser somados ao jogo base.
cli-modules-examples =
    Exemplos:

    stockpile modules

    stockpile play --terminal --modules bonds,dice

    stockpile simulate --modules all
cli-modules-line = { $name } – { $what }

cli-bench-help = Mede a velocidade desta máquina.
cli-bench-examples =
    Exemplos:

    stockpile bench

    stockpile bench --json
cli-bench-build = motor: { $value }
cli-bench-python = versão do Python: { $value }
cli-bench-games-per-second = partidas aleatórias por segundo: { $value }
cli-bench-decisions-per-second = decisões por segundo, a partir do Python: { $value }
cli-bench-clone-microseconds = copiar uma partida: { $value } µs
cli-bench-resample-microseconds = partida compatível com uma visão: { $value } µs
cli-bench-view-json-microseconds = uma visão em JSON: { $value } µs

cli-play-help = Joga uma partida, contra bots ou com várias pessoas no mesmo teclado.
cli-play-examples =
    Exemplos:

    stockpile play --terminal

    stockpile play --terminal --players 3 --humans 2

    stockpile play --terminal --plain --seed 7 --save partida.txt
cli-terminal-help = Joga no terminal. (Por enquanto é o único lugar.)
cli-plain-help = Linha por linha, para leitores de tela e pipes.
cli-humans-help = Quantos lugares são de pessoas; elas passam o teclado.
cli-save-help = Grava a partida neste arquivo no fim, e quando você sai.
cli-resume-help = Continua uma partida gravada.
cli-pace-help = Segundos entre as jogadas dos bots.
cli-only-terminal = por enquanto só se joga no terminal: stockpile play --terminal
cli-no-terminal = isto não é um terminal; acrescente --plain para jogar por um pipe
cli-resume-over = { $file }: esta partida já terminou
cli-resume-redacted = { $file }: os segredos foram omitidos deste arquivo, não dá para continuar
cli-no-folder = essa pasta não existe
player-number = Jogador { $number }

cli-components-help = Os valores com que se joga: printed (impressos), balanced (dinheiro inicial e cartas calibrados para serem justos), ou um arquivo TOML com os da sua própria caixa: dinheiro inicial, trilhas, dados, custos, cópias.
cli-content-help = Suas próprias cartas: um arquivo Python (veja docs/add-a-card.md) ou o nome de um pacote instalado.
cli-bad-setup = Não dá para jogar assim: { $reason }

env-help = Ambientes para pesquisa: PettingZoo, Gymnasium, OpenSpiel e milhares de partidas ao mesmo tempo.
env-describe-help = Mostra o que significam as células de uma observação e os números das respostas.
env-describe-examples =
    Exemplos:
    stockpile env describe
    stockpile env describe --players 3 --modules all --beliefs
    stockpile env describe --preset nano --cells
    stockpile env describe --json
env-beliefs-help = Com as chances exatas do que está oculto.
env-acts-help = Com esta quantidade de últimas respostas.
env-cells-help = Lista cada célula em vez das seções.
env-summary = { $cells } células, { $actions } respostas, versão { $version } da disposição
env-column-offset = a partir de
env-column-size = tamanho
env-column-name = nome
env-column-range = valores
env-column-meaning = significado

cli-mcp-help = Dá um lugar a um modelo de linguagem: um servidor MCP na entrada e na saída padrão, com as ferramentas new_game, sit, wait_turn, act e rules.
cli-mcp-examples =
    Exemplos:
    stockpile mcp
    stockpile mcp --server https://example.org/stockpile/
    stockpile mcp --renamed 7 --no-legal --lang fr
cli-mcp-server-help = O servidor onde jogar; sem isso, um é iniciado aqui, enquanto este comando durar.
cli-mcp-renamed-help = Nomes inventados para as empresas, sorteados por este número: contra aberturas decoradas.
cli-mcp-legal-help = Se as respostas permitidas são listadas.
cli-mcp-needs = as ferramentas para modelos de linguagem não estão instaladas; execute: pip install 'stockpile-game[mcp]'
cli-mcp-bad-server = --server: { $given } não é um endereço com http:// ou https://
