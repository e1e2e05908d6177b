study-help = O jogo é justo? Joga muitas partidas em distribuições duplicadas e diz quão segura é a resposta.
study-examples =
    Exemplos:
    stockpile study investors --games 100000 --jobs 2 --out investidores
    stockpile study seats --players 3 --bots trader,greedy
    stockpile study diff antes depois
study-investors-help = Quantas vezes cada investidor ganha, com quaisquer outros, de cada lugar das mesmas distribuições.
study-investors-examples =
    Exemplos:
    stockpile study investors --games 100000 --jobs 2 --out investidores
    stockpile study investors --modules all --choices bots
    stockpile study investors --set investors.liliane.cash.more=10,15
study-strategies-help = Quantas vezes cada carta de estratégia é jogada por quem a guarda, e quantas vezes seu dono ganha.
study-strategies-examples =
    Exemplos:
    stockpile study strategies --games 20000 --jobs 2
    stockpile study strategies --choices bots --modules all --out cartas
study-seats-help = Se faz diferença quem começa: cada distribuição é jogada uma vez com cada primeiro jogador.
study-seats-examples =
    Exemplos:
    stockpile study seats --games 40000 --jobs 2
    stockpile study seats --players 5 --bots trader,greedy --json
study-modules-help = O que cada módulo muda no jogo básico: o dinheiro, a vantagem do vencedor, as vitórias do primeiro jogador e as do primeiro bot indicado.
study-modules-examples =
    Exemplos:
    stockpile study modules --games 20000 --bots trader,greedy
    stockpile study modules --modules bonds,dice --jobs 2
study-components-help = O que muda com outro valor da caixa, nas mesmas distribuições: alguns de costume, ou os de --set.
study-components-examples =
    Exemplos:
    stockpile study components --games 20000
    stockpile study components --set bonuses.majority=0,5,15,20 --bots trader,greedy --out maioria
study-run-help = Joga o estudo que um arquivo TOML descreve: um produto de preparações, bots e valores.
study-run-examples =
    Exemplos:
    stockpile study run estudo.toml --jobs 2 --out resultados
    stockpile study run estudo.toml --cluster tcp://192.0.2.7:8786 --out resultados
study-diff-help = Compara os resultados de dois estudos, resposta por resposta.
study-diff-examples =
    Exemplos:
    stockpile study diff antes depois
    stockpile study diff antes/result.json depois/result.json --json
study-data-help = Escreve uma tabela das partidas de um estudo em CSV ou linhas JSON.
study-data-examples =
    Exemplos:
    stockpile study data resultados seats > seats.csv
    stockpile study data resultados bids --format jsonl --to bids.jsonl
study-report-command-help = Refaz o relatório de um estudo terminado: report.html, e suas figuras em SVG e PNG.
study-report-command-examples =
    Exemplos:
    stockpile study report resultados
    stockpile study report resultados --lang fr
study-file-help = o estudo, em TOML (docs/lab.md)
study-folder-help = a pasta de um estudo
study-result-help = a pasta de um estudo, ou seu result.json
study-table-help = games, seats, prices, bids ou plays
study-format-help = Como a tabela é escrita.
study-to-help = Um arquivo onde escrever; senão, vai para o terminal.
study-games-help = Quantas partidas no máximo, em todas as células juntas.
study-set-help = Valores de um componente a experimentar um após o outro; pode ser dado várias vezes.
study-choices-help = Quem escolhe investidores e estratégias: a sorte, que mede só as cartas, ou os bots, como preferem.
study-margin-help = Uma proporção de vitórias tão perto do justo é justa.
study-alpha-help = Com que chance algo justo pode ser chamado de injusto, todas as respostas juntas.
study-stop-help = Parar assim que cada resposta estiver clara, ou não.
study-details-help = Guarda também cada lance e cada jogada em tabelas.
study-cluster-help = O endereço de um agendador Dask que joga no lugar desta máquina.
study-out-help = Uma pasta para dados, resultado e relatório; chamado de novo igual, continua de onde parou.
study-report-help = Desenhar o relatório, ou não.
study-progress = partidas
study-no-lab = os estudos precisam do pacote { $package }: pip install 'stockpile-game[lab]'
study-bad = o estudo não pode ser jogado: { $problem }
study-bad-file = { $file }: { $problem }
study-bad-set = --set { $given }: são precisos um caminho e números inteiros, como bonuses.split=5,15
study-bad-share = { $option }: { $given } não está acima de 0 e até 0.5
study-other = { $folder } contém outro estudo; escolha outra pasta, ou o mesmo estudo
study-broken = um arquivo do estudo não pode ser lido: { $problem }
study-no-cluster = não há cluster nesse endereço: { $problem }
study-no-table = { $folder } não tem a tabela { $table }; há: { $known }
study-nothing-common = os dois estudos não têm nenhuma resposta em comum
study-written = Dados, result.json e report.html estão em { $folder }.
study-title = { $by }: { $cell } ({ $bots })
study-by-investors = Vitórias por investidor
study-by-strategies = Vitórias por carta de estratégia guardada
study-by-seats = Vitórias por posição
study-by-cells = O que muda
study-position = { $place ->
    [1] primeiro jogador
   *[other] posição { $place }
}
study-outcome-money = Dinheiro de um lugar
study-outcome-lead = Vantagem do vencedor
study-outcome-first = Vitórias do primeiro jogador
study-outcome-wins = Vitórias de { $who }
study-base = como impresso
study-percent = { $value }%
study-column-what = O quê
study-column-estimate = Estimativa
study-column-interval = intervalo de 95%
study-column-money = Dinheiro além da média
study-column-played = Jogada
study-column-verdict = Veredito
study-column-before = Antes
study-column-after = Depois
study-column-change = Mudança
study-verdict-high = alto demais
study-verdict-low = baixo demais
study-verdict-fair = justo
study-verdict-open = não está claro
study-verdict-more = mais
study-verdict-less = menos
study-verdict-same = sem mudança
study-summary = { $deals } distribuições, { $games } partidas; todos os vereditos juntos erram com chance de no máximo { $alpha }.
study-stopped = Cada resposta estava clara antes de jogar todas as distribuições.
report-title = Estudo: { $what }
report-cells = Células
report-shares = Proporção de vitórias
report-shares-why = O ponto é a estimativa, o traço grosso seu intervalo de 95%, o fino vale para todas as linhas juntas, pare o estudo quando parar. A linha tracejada é a proporção justa.
report-gain = Dinheiro além da média da partida
report-gain-why = Em milhares, com intervalos de 95%.
report-changes = O que muda em relação à primeira célula
report-changes-why = Diferenças nas mesmas distribuições; intervalos de 95% (grosso) e para todas as linhas juntas (fino).
report-heat = Vitórias por investidor e posição
report-heat-why = Proporção de vitórias; a posição 1 é o primeiro jogador da rodada 1.
report-prices = Preços ao longo da partida
report-prices-why = Preço médio no fim de cada rodada; a faixa contém a metade central.
report-money = Dinheiro final
report-money-why = Quantas vezes cada total ocorreu, em todos os lugares.
report-causes = Dinheiro por causa
report-causes-why = O que enriqueceu ou empobreceu um lugar em média, em milhares: uma partida a cada cinquenta distribuições é contabilizada; cada mil de um total final tem uma destas causas.
report-sensitivity = Sensibilidade
report-sensitivity-why = O efeito de cada valor do componente; intervalos de 95%.
report-skill = Quem termina à frente de quem
report-skill-why = Quantas vezes o bot da linha tem mais dinheiro que o da coluna.
report-first = Proporção de vitórias do primeiro jogador
report-first-why = Por célula, com intervalos de 95%; a linha tracejada é a proporção justa.
report-axis-share = proporção de vitórias
report-axis-money = milhares
report-axis-round = rodada
report-axis-price = preço
report-axis-position = posição
report-axis-seats = proporção dos lugares
report-axis-value = valor
report-table = Todos os números
report-method = Como foi medido
report-method-why = Uma distribuição é uma observação: suas partidas têm as mesmas cartas e dividem a sorte. Os intervalos são os de Wilson com a dispersão das distribuições; os vereditos são corrigidos pelo seu número segundo Holm, e cada olhada nos dados gasta uma fração de um risco fixado de antemão. Versão { $version }, semente { $seed }.
study-fair-help = Calcula o dinheiro inicial com que cada investidor vence na proporção justa e confere com partidas novas.
study-fair-examples =
    Exemplos:
    stockpile study fair-cash --players 4 --games 40000 --jobs 2 --out justo
    stockpile study fair-cash --modules investors,strategies --bots trader,cautious
    stockpile study fair-cash --modules bonds,investors --level 36 --games 40000
    stockpile study investors --components justo/components.toml --games 20000
study-fair-games-help = Partidas da última etapa; com as etapas anteriores e a conferência, joga-se cerca do triplo.
study-fair-level-help = A média do dinheiro inicial de todos, em milhares; se omitida, fica como está. Quanto mais alta, menos um único milhar decide.
study-fair-out-help = Uma pasta para fair-cash.json e para components.toml, que --components aceita.
study-fair-title = Dinheiro inicial justo, { $players } jogadores
study-column-printed = Impresso
study-column-fair = Justo
study-column-amount = Poder
study-fair-furthest = Na conferência, nenhum investidor ficou a mais de { $points } pontos da proporção justa.
study-fair-written = fair-cash.json e components.toml estão em { $folder }.
study-luck-help = Retira a sorte: as cartas de cada rodada são comparadas com este número de outras (16 é um bom valor). São precisas menos partidas, cada uma mais demorada.
study-luckless = Sem a sorte: tão certo quanto { $wins } vezes mais partidas para vitórias e { $money } vezes para dinheiro.
