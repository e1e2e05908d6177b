# As mesas em rede: o que acontece nelas, o que é recusado, do que são feitas.
table-left = { subject } deixou a mesa.
table-filled = { $name } ({ $bot }) entrou na partida.
table-revealed = { subject } abriu a sua parte do embaralhamento.
table-sealed = O embaralhamento está lacrado: ninguém pode mais escolher nada nele.
table-stopped = O embaralhamento recomeça: uma parte prometida não foi aberta ({ $names }).
table-ate =
    { $who ->
        [you] A sua última refeição está anotada.
       *[other] { $name } se lembra da última refeição.
    }
table-dealt = As cartas foram distribuídas.
table-planned = O seu plano está anotado.
table-vacating =
    { $who ->
        [you] Um bot ({ $bot }) joga por você. Se todos concordarem, o seu lugar será de outra pessoa em dois minutos, a não ser que você volte.
       *[other] Um bot ({ $bot }) joga por { $name }. Se todos concordarem, o lugar será de outra pessoa em dois minutos, a não ser que { $name } volte.
    }
table-agreed = { subject } concordou em dar o lugar a outra pessoa.
table-vacated =
    { $who ->
        [you] Um bot ({ $bot }) tomou o seu lugar de vez; o lugar está livre.
       *[other] Um bot ({ $bot }) tomou o lugar de { $name } de vez; o lugar está livre.
    }
table-reacted = { $name }: “{ $reaction }”
table-hosted =
    { $who ->
        [you] Você agora organiza a mesa.
       *[other] { $name } agora organiza a mesa.
    }
table-rematched = Outra partida está pronta.
table-paused = Os relógios pararam: o servidor esteve fora.

refusal-bad-request = Não é possível ler isto: { $field }.
refusal-bad-token = Este link não dá mais direito a um lugar aqui.
refusal-bad-origin = Esta página vem de outro lugar.
refusal-bad-host = Este servidor não atende pelo nome { $host }. Quem o mantém pode permitir: --public-url ou --allowed-host.
refusal-bad-method = Isso não se faz aqui.
refusal-no-such-page = Não há nada aqui.
refusal-no-such-table = Essa mesa não existe.
refusal-table-full = Todos os lugares estão ocupados.
refusal-too-large = É demais: no máximo { $most } bytes.
refusal-too-fast = Mais devagar: espere um pouco.
refusal-stopping = O servidor está reiniciando.
refusal-database-down = O servidor não consegue guardar nada agora: tente de novo.
refusal-failed = Algo deu errado do nosso lado.
refusal-frozen = As regras do programa mudaram desde então: esta partida só pode ser vista.
refusal-not-host = Só o anfitrião pode fazer isso.
refusal-not-seated = Só quem está à mesa pode fazer isso.
refusal-not-absent = Essa pessoa está aqui.
refusal-not-over = A partida ainda não acabou.
refusal-already-started = As cartas estão a caminho: os lugares não mudam mais.
refusal-not-revealing = Nenhuma parte do embaralhamento é esperada de você agora.
refusal-wrong-seed = Essa não é a parte que você prometeu.
refusal-other-seal = O que está lacrado aqui não é o que foi mostrado a você: a sua parte continua fechada.
refusal-already-leaving = Todos já foram consultados sobre este lugar.
refusal-nobody-agrees = Ninguém mais está jogando para concordar: um bot guarda o lugar até o jogador voltar.
refusal-not-leaving = Não há nada a concordar sobre este lugar.
refusal-already-seated = Você já tem um lugar aqui, e cada pessoa vê uma só mão.
refusal-no-meal-asked = Ninguém pergunta quanto custou a sua refeição.
refusal-no-such-reaction = Não existe a reação “{ $given }”.
refusal-no-proof = Não há prova desta partida: as cartas estavam preparadas.
refusal-no-aids = Nesta mesa cada um conta sozinho: sem sugestões.

preset-first-game = Primeira partida
preset-first-game-what = O tabuleiro padrão e nada mais: para aprender.
preset-classic = Clássico
preset-classic-what = O jogo como foi lançado: o tabuleiro padrão e os seus dez investidores.
preset-epic = Épico
preset-epic-what = A Epic Edition: o tabuleiro avançado e os sete módulos, sem cartas promocionais.
preset-everything = Tudo
preset-everything-what = A Epic Edition com todos os investidores e estratégias, incluindo as cartas promocionais.
preset-two-rounds = Duas rodadas
preset-two-rounds-what = O tabuleiro padrão, acabando depois de duas rodadas: para uma pausa curta, ou para modelos de linguagem.
preset-random = Surpresa
preset-random-what = Tabuleiro e módulos são sorteados.
preset-guided = Partida guiada
preset-guided-what = Duas rodadas preparadas contra três bots.

reaction-hello = Olá!
reaction-thanks = Valeu!
reaction-well-played = Bela jogada!
reaction-ouch = Ai!
reaction-wow = Uau!
reaction-hurry = Sua vez…
reaction-good-game = Bela partida!

clock-none = Sem relógio
clock-live = Ao vivo
clock-days = Por correspondência
first-chance = A sorte escolhe quem começa
first-meal = Começa quem pagou mais caro pela última refeição

# Os comandos de anfitriões e operadores.
cli-serve-help = Serve mesas a navegadores, terminais e bots.
cli-serve-examples =
    Exemplos:

    stockpile serve

    stockpile serve --host 0.0.0.0 --open

    stockpile serve --database postgresql://stockpile@db/games --workers 4 --public-url https://example.org/stockpile/
cli-host-help = O endereço onde escutar; 0.0.0.0 para todos que alcançam esta máquina.
cli-port-help = A porta onde escutar: 8000 ou, se ocupada, a próxima livre; 0 pega qualquer uma.
cli-no-limits-help = Sem créditos nem limite de conexões: para testes e para uma noite entre amigos.
cli-database-help = Onde as partidas são guardadas: sqlite:///ARQUIVO ou postgresql://…
cli-public-url-help = Como se chega ao servidor de fora, por um proxy, com o caminho.
cli-trusted-proxy-help = Endereços ou redes dos proxies cujo X-Forwarded-For conta, separados por vírgulas.
cli-allowed-host-help = Outros nomes pelos quais o servidor atende, separados por vírgulas; .example.org vale para todos que terminam assim, * para qualquer um.
cli-open-help = Abre o navegador.
cli-static-help = Uma pasta com outro cliente para navegador.
cli-workers-help = Quantos processos servem; mais de um exige PostgreSQL.
cli-thinkers-help = Quantos processos de cada um pensam pelos bots e pelas sugestões.
cli-keep-help = Apaga as mesas sem uso há tantos dias de serviço (90d); nunca uma em que haja alguém ou algo por acontecer.
cli-log-help = Quanto é registrado: debug, info, warning, error.
cli-serve-needs = o servidor não está instalado; execute: pip install 'stockpile-game[server]'
cli-serving = Stockpile é servido em { $address } (Ctrl-C encerra)
cli-serving-lan = Na sua rede: { $address }
cli-port-taken = { $address } – { $problem }
cli-games-kept = As partidas ficam em { $place }
cli-games-kept-end = O servidor foi encerrado. As partidas ficam em { $place }; elas continuam na próxima vez.
cli-port-next = A porta { $port } está ocupada por outro programa; { $used } é usada no lugar.
cli-served-already = Stockpile já é servido em { $address }
cli-served-elsewhere = estas partidas já são servidas em { $address }; encerre antes aquele servidor, ou indique outro --database
cli-uncompiled = O motor não está compilado: ele é mais lento, e os bots fortes testam menos mundos por resposta ({ $less }; compilado: { $full }).
cli-client-missing = O cliente do navegador não está construído. Este comando resolve, com Node.js 20.19 ou mais novo: { $command }
cli-bad-database = --database – { $problem }
cli-bad-public-url = --public-url: é preciso http://… ou https://…
cli-bad-proxy = --trusted-proxy: “{ $given }” não é um endereço
cli-bad-host = --allowed-host: “{ $given }” não é um nome de host
cli-workers-sqlite = --workers: SQLite serve um só processo; para vários é preciso postgresql://…
cli-tables-help = Cuida das mesas de um servidor: listar, exportar, copiar, fechar, apagar.
cli-tables-examples =
    Exemplos:

    stockpile tables list

    stockpile tables export k3v9x2mqp7da > game.txt

    stockpile tables delete --older 90d
cli-tables-list-help = Lista as mesas.
cli-tables-export-help = Escreve a partida de uma mesa num arquivo, ou com --log todo o seu registro.
cli-tables-close-help = Fecha uma mesa de vez.
cli-tables-delete-help = Apaga uma mesa, ou todas as mais antigas.
cli-tables-name = O nome de uma mesa.
cli-tables-log-help = O registro em linhas JSON em vez da partida. Ele contém todos os segredos.
cli-tables-older-help = As mesas em que ninguém mexeu há tantos dias (90d).
cli-tables-what = Diga uma mesa, ou --older DIAS.
cli-tables-none = não existe a mesa { $table }
cli-tables-undealt = mesa { $table }: nenhuma carta foi distribuída ainda
cli-tables-closed = A mesa { $table } está fechada.
cli-tables-deleted = Apagadas: { $count }
cli-tables-backup-help = Copia o banco de dados (SQLite) enquanto ele está em uso.
cli-tables-copy-name = Para onde vai a cópia; ainda não pode haver nada lá.
cli-tables-output-help = Num arquivo novo que só você pode ler, em vez do terminal.
cli-tables-not-written = nada foi escrito: { $problem }
cli-tables-backup-elsewhere = aqui só se copia SQLite; para PostgreSQL, use { $program }
cli-tables-copied = Copiado para { $file }.
cli-tables-column-table = mesa
cli-tables-column-created = criada
cli-tables-column-updated = última entrada
cli-tables-column-players = jogadores
cli-tables-column-entries = entradas
cli-tables-column-state = estado
cli-tables-state-playing = aberta
cli-tables-state-over = terminada
cli-tables-state-frozen = congelada
cli-verify-help = Refaz todos os embaralhamentos de uma partida terminada a partir da sua prova.
cli-verify-examples =
    Exemplos:

    stockpile verify proof.json

    stockpile verify proof.json --promised minha-copia.txt
cli-verify-file = A prova, de /api/tables/TABLE/proof.
cli-verify-good =
    { $seeds ->
        [0] As cartas estavam como o servidor prometera antes da primeira; nenhum jogador contribuiu para o sorteio. { $answers } respostas refeitas.
        [one] As cartas estavam como prometido; 1 jogador contribuiu para o sorteio. { $answers } respostas refeitas.
       *[other] As cartas estavam como prometido; { $seeds } jogadores contribuíram para o sorteio. { $answers } respostas refeitas.
    }
cli-verify-bad = { $file } não prova nada: { $problem }
cli-verify-promised = O que foi mostrado a você antes de a sua parte ser aberta: o lacre, a impressão do servidor, ou a sua própria cópia da partida, salva durante o jogo.
cli-verify-promise = IMPRESSÃO|ARQUIVO
cli-verify-kept = É o que foi mostrado a você antes do embaralhamento.
cli-verify-unkept = Conferido só consigo mesmo: dê com --promised o que foi mostrado a você antes do embaralhamento, senão um servidor que mudou tudo depois passa despercebido.
cli-verify-unsealed = A partida é de antes dos embaralhamentos lacrados: as refeições ainda podiam ser ditas quando as partes já eram conhecidas.
cli-verify-stops =
    { $stops ->
        [one] O embaralhamento recomeçou uma vez, porque uma parte não foi aberta: veja stops.
       *[other] O embaralhamento recomeçou { $stops } vezes, porque partes não foram abertas: veja stops.
    }
