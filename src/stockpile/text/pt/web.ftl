# A mesa no navegador.
web-home = Stockpile: página inicial
web-language = Idioma
web-settings = Ajustes
web-close = Fechar
web-loading = Um momento…
web-more = Outras páginas
web-tagline = Compre barato, venda caro, saiba antes.
web-lead = Seis empresas, dicas secretas e pilhas de cartas em leilão. Contra bots, com amigos por um link, ou em volta de uma só tela.
web-play-now = Jogar agora
web-guided = Primeira partida guiada
web-make = Criar uma mesa
web-make-what = Escolha o que se joga e quem senta onde, depois mande o link.
web-games = Minhas partidas
web-games-what = Continue de onde parou.
web-replay = Rever uma partida
web-replay-what = Solte um arquivo de partida e assista de qualquer lugar da mesa.
web-rules = Regras
web-rules-what = Todas as regras, numeradas e com busca.
web-continue = Continuar sua última partida
web-install = Instalar como aplicativo
web-disclaimer = Um projeto de fãs, não oficial, com desenhos e textos próprios. Se gostar do jogo, compre a caixa.

web-seat = Lugar { $number }
web-me = Jogador
web-bot = bot
web-absent = ausente
web-cards =
    { $cards ->
        [0] nenhuma carta
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
web-times = { $count } × { $what }
web-round = Rodada { $round } de { $rounds }
web-round-short = Rodada { $round }
web-phases = Fases da rodada
web-table-title = A mesa
web-deck = Restam { $left } cartas no baralho de mercado
web-time-left = Tempo restante
web-days =
    { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }
web-company = Empresa
web-papers = Investidores e estratégias
web-pair-open = Aberto
web-pair-hidden = De ninguém
web-pair-mine = Meu

web-your-turn = Sua vez
web-waiting-for = Aguardando { $names }
web-watching = Acompanhe…
web-staged = Sua jogada até aqui
web-unstage = Corrigir
web-undo = Desfazer
web-answers = Mostrar as respostas
web-on-tracks = Toque em um espaço de uma trilha, ou abra a lista.
web-all-answers = Mostrar todas as respostas
web-choose-of = { $what }: escolher
web-put-here = Colocar aqui
web-pick-up = Pegar { $card }
web-not-allowed = Não é possível: { $what }. Aperte para saber por quê.
web-put-back = Tirar da escolha: { $what }
web-picked = Minha escolha
web-likely = Provável aqui: { $list }
web-why-not = Por que não?
web-opening = { $name } decide sobre estas cartas.
web-verb-up = virada para cima
web-verb-down = virada para baixo
web-verb-lay = virada para cima
web-no-bids = Ainda não há lances.
web-line-lost = A conexão caiu. Tentando de novo…
web-line-closed = O servidor fechou a mesa.
web-lost-table = Essa mesa não existe.
web-lost-seat = Esse lugar não é mais seu.
web-spectating =
    { $count ->
        [one] Você está assistindo e vê o que todos veem.
       *[other] { $count } pessoas estão assistindo. Você vê o que todos veem.
    }
web-local-now = { $name } está jogando neste aparelho.
web-away = Enquanto você esteve fora
web-go-on = Continuar
web-curtain = Os outros olham para o lado. Aperte o botão quando só você puder ver a tela.
web-curtain-ready = Sou { $name }

web-log-and-chat = Registro e conversa
web-log-filters = O que o registro mostra
web-topic-bids = Lances
web-topic-cards = Cartas
web-topic-market = Mercado
web-topic-money = Dinheiro
web-topic-table = Mesa
web-chat = Conversa
web-chat-empty = Ninguém disse nada ainda.
web-chat-label = O que você quer dizer?
web-chat-send = Enviar

web-hint = Sugestão
web-hint-says = Um bot escolheria “{ $answer }”
web-beliefs = Chances
web-beliefs-what = A chance de cada previsão para cada empresa, se todas as distribuições compatíveis com o que você sabe são igualmente prováveis.
web-beliefs-short = Chances
web-plan = Plano de lances
web-plan-short = Plano
web-plan-what = Enquanto pedirem lances a você nesta rodada, o primeiro desejo possível é jogado automaticamente, com o menor lance permitido. Ninguém fica sabendo.
web-plan-pile = Para qual pilha
web-plan-any = a pilha mais barata
web-plan-most = No máximo
web-plan-none = Nenhum desejo ainda.
web-plan-add = Adicionar um desejo
web-plan-drop = Remover
web-plan-save = Salvar o plano

web-keys = Teclas
web-key-numbers = escolhe essa resposta da lista
web-key-a = vai às respostas
web-key-s = joga o que está preparado
web-key-u = desfaz a última resposta
web-key-escape = devolve uma carta
web-key-m = diz os valores do mercado
web-key-p = diz o que há nas pilhas
web-key-b = diz os lances atuais
web-key-h = diz o que você tem
web-key-k = diz o que você sabe
web-key-e = diz o que aconteceu por último
web-key-q = diz o que estão perguntando a você
web-key-r = abre as regras
web-key-help = esta lista
web-rules-search = Uma regra (DEM-7) ou uma palavra

web-setting-theme = Cores
web-theme-auto = como o sistema
web-theme-light = claras
web-theme-dark = escuras
web-setting-speed = Velocidade dos movimentos
web-speed-normal = normal
web-speed-instant = instantânea
web-setting-confirm = Confirmar antes de jogar
web-confirm-always = cada resposta
web-confirm-turns = jogadas com várias escolhas
web-confirm-never = nunca
web-setting-verbosity = O leitor de tela diz
web-verbosity-quiet = só o que me diz respeito
web-verbosity-normal = o que importa
web-verbosity-all = tudo
web-setting-sound = Som quando for minha vez
web-setting-vibration = Vibrar durante a partida
web-setting-shortcuts = Teclas de uma letra
web-setting-aids = Sugestões e chances
web-setting-reads = As chances também levam em conta as cartas e os lances dos outros
web-setting-notify = Notificações
web-notify-insecure = (só por https)

web-what = O que se joga
web-own-mix = Personalizado
web-own-mix-what = Escolha o tabuleiro e os módulos.
web-board = Tabuleiro
web-investor-sets = Investidores
web-promo-strategies = Incluir as estratégias promocionais
web-components = Valores das cartas
web-needs = Precisa de: { $what }
web-who = Quem joga
web-players = Jogadores
web-kind-me = eu
web-kind-bot = um bot
web-kind-free = quem tiver o link
web-kind-here = alguém aqui, neste aparelho
web-kind-free-what = Envie o link ou diga o código.
web-new-summary =
    { $game }: { $people ->
        [one] uma pessoa aqui
       *[other] { $people } pessoas aqui
    }{ $free ->
        [0] {""}
        [one] , um lugar livre
       *[other] , { $free } lugares livres
    }{ $bots ->
        [0] {""}
        [one] , um bot
       *[other] , { $bots } bots
    }.
web-which-bot = Qual bot
web-your-name = Seu nome
web-their-name = Nome da pessoa
web-how = Como se joga
web-clock = Tempo para pensar
web-first = Primeiro jogador
web-allow-aids = Permitir sugestões e chances
web-create = Criar mesa

web-lobby-title = Aguardando jogadores
web-lobby-dealing = As cartas estão sendo embaralhadas
web-lobby-seats = Lugares
web-seat-free = livre
web-seat-you = é você
web-seat-empty = Liberar este lugar
web-seat-bot = Colocar um bot aqui
web-start-with-bots = Começar e completar com bots
web-sit-down = Sentar
web-local-seats = { $count } lugares são deste aparelho.
web-invite = Convidar amigos
web-invite-what = Quem abrir este link pode sentar ou assistir.
web-invite-link = Link de convite
web-invite-send = Enviar o link
web-invite-text = { $code ->
    [none] Vem jogar Stockpile comigo:
   *[other] Vem jogar Stockpile comigo (código { $code }):
}
web-qr = Link de convite em código QR
web-copy = Copiar o link
web-copied = Copiado
web-meal = Quanto custou sua última refeição?
web-meal-tell = Confirmar

web-state-lobby = aguardando jogadores
web-state-dealing = embaralhando
web-state-playing = em jogo
web-state-over = terminada
web-state-closed = fechada
web-state-frozen = só para ver
web-game-gone = não existe mais
web-games-none = Nenhuma partida ainda neste aparelho.
web-open = Abrir
web-look-back = Rever a partida
web-forget = Esquecer

web-won = { $name } venceu!
web-won-you = Você venceu!
web-won-shared = { $names } dividem a vitória!
web-column-end = Fim
web-rematch = Jogar de novo
web-record = Salvar a partida
web-fair = Conferir o embaralhamento
web-fair-yes = O embaralhamento foi justo. Este aparelho guardou o que foi prometido antes de abrir a própria parte; é o que se mostra agora, e as cartas decorrem disso.
web-fair-no = Há algo errado neste embaralhamento: as partes não combinam entre si.
web-fair-swapped = Há algo errado: o que o servidor mostra agora não é o que prometeu a este aparelho antes do embaralhamento.
web-fair-without = O embaralhamento é o que foi prometido a este aparelho, mas nenhuma parte veio daqui: só quem deu uma parte pode ter certeza de que ninguém o escolheu.
web-fair-unkept = As partes do embaralhamento combinam, mas este aparelho não estava aqui antes e não guardou nenhuma promessa: só resta a palavra do servidor.
web-fair-stops =
    { $count ->
        [one] Recomeçou uma vez, porque uma parte não foi aberta ({ $names }).
       *[other] Recomeçou { $count } vezes, porque partes não foram abertas ({ $names }).
    }
web-personal-link = Link para o meu lugar
web-leaving = { $name } está fora. Se todos concordarem, outra pessoa pode ficar com o lugar, e ver a mão, a não ser que { $name } volte em dois minutos.
web-leaving-agree = Concordo
web-resign = Desistir da partida
web-resign-what = Um bot joga por você até o fim, e todos ficam sabendo. Você não pode voltar a esta partida.
web-resign-sure = Desistir de vez
web-resign-stay = Continuar jogando
web-fair-unknown = O embaralhamento desta partida não pode ser conferido.

web-replay-drop = Solte aqui um arquivo de partida, ou escolha um.
web-replay-redacted = Este arquivo omite o que seu dono não podia saber: pode ser contado, mas não mostrado.
web-replay-controls = Controles do replay
web-step-back = Um passo atrás
web-step-on = Um passo adiante
web-run = Reproduzir
web-pause = Pausar
web-scrubber = Momento da partida
web-as-seen-by = Ponto de vista de
web-as-seen-all = todas as cartas abertas
web-knew-then = O que { $name } sabia naquele momento
web-knew-all = Tudo, até o que ninguém podia ver naquele momento
web-spectator = um espectador


# A tela de jogo (docs/design.md).
web-split-short = divididas
web-goods-count =
    { $count ->
        [one] 1 commodity
       *[other] { $count } commodities
    }
web-taxes-count =
    { $count ->
        [one] 1 imposto
       *[other] { $count } impostos
    }
web-bonds-count =
    { $count ->
        [one] 1 promissória
       *[other] { $count } promissórias
    }
web-strategies-count =
    { $count ->
        [one] 1 estratégia
       *[other] { $count } estratégias
    }
web-fees-count =
    { $count ->
        [one] deve 1 taxa
       *[other] deve { $count } taxas
    }
web-stands = { MONEY($value) } na pilha { $pile }
web-thinks = pensando
web-card-yours = Sua
web-card-of = { $name }
web-by-tip = Pela sua dica
web-price-now = Valor atual
web-one-stock = Uma empresa
web-pay-now = A pagar
web-ladder = Lances pela pilha { $pile }
web-worth-tip = em ações pela sua dica
web-worth-now = em ações pelo valor atual
web-worth-fees = menos { MONEY($amount) } de taxas
web-worth-unknown =
    { $count ->
        [one] 1 carta desconhecida
       *[other] { $count } cartas desconhecidas
    }
web-starts-with = Começa com { $amount }
web-how-up = Virada para cima: a carta levantada vai para a pilha que você tocar.
web-how-down = Virada para baixo: só você saberá qual é.
web-how-lay = Virada para cima: a carta levantada vai para a pilha que você tocar.
web-goes-bankrupt = falência
web-splits-to = divide-se, depois { $price }
web-told-bankrupt = { $company } vai à falência!
web-told-split = { $company } se divide!
web-told-pays = { $company } paga dividendos
web-told-rises =
    { $spaces ->
        [one] { $company } sobe 1 espaço
       *[other] { $company } sobe { $spaces } espaços
    }
web-told-falls =
    { $spaces ->
        [one] { $company } cai 1 espaço
       *[other] { $company } cai { $spaces } espaços
    }
web-doubled =
    { $cards ->
        [one] 1 carta dobra
       *[other] { $cards } cartas dobram
    }
web-swept =
    { $cards ->
        [one] 1 carta perdida
       *[other] { $cards } cartas perdidas
    }
web-named = { $name }: { $what }
web-forecast = Previsão
web-tip-yours = Sua dica
web-tip-of = Dica de { $name }
web-tip-open = Aberta a todos
web-stake =
    { $shares ->
        [0] Você não tem nenhuma ação dela
        [one] Você tem uma ação
       *[other] Você tem { $shares } ações
    }
web-stake-moves =
    { $shares ->
        [one] Sua ação: { $before } → { $now }
       *[other] Suas { $shares } ações: { $before } → { $now }
    }
web-stake-stays =
    { $shares ->
        [one] Sua ação continua em { $now }
       *[other] Suas { $shares } ações continuam em { $now }
    }
web-split-mark = Divisão
web-you = Você
web-sells-for = Vende por
web-tip-certain = Depois da previsão conhecida
web-odds-each =
    { $count ->
        [one] Previsão ainda por vir
       *[other] Desconhecida, 1 chance em { $count } cada
    }
web-selling =
    { $cards ->
        [one] 1 à venda
       *[other] { $cards } à venda
    }
web-sell = Vender 1
web-sell-split = Vender inteira
web-sell-half = Vender metade
web-no-shares = Você não tem ações.
web-no-cards = Nenhuma carta ainda.
web-or-else = Ou:
web-outbid-you = { $name } superou seu lance na pilha { $pile }.
web-outbid-at = O lance ali agora é { $amount }.
web-outbids = Supera o lance de { $name }.
web-nobody-stands = Ninguém está ali.
web-left-if-won = Você tem { $cash }; sobram { $left } se ganhar.
web-cash-then = Dinheiro: { $before } → { $after }.
web-cards-left =
    { $cards ->
        [one] Sobra 1 carta.
       *[other] Sobram { $cards } cartas.
    }
web-choose-lit = Escolha entre o que está destacado; nada é enviado antes de você confirmar.
web-skip = Pular
web-confirm-bid = Dar o lance
web-confirm-turn = Confirmar
web-key-enter = Enter
web-sell-finish = Vender e terminar
web-keep-all = Ficar com tudo
web-hint-money = cerca de { $amount } no fim, { $win }% de vitórias
web-hint-range = entre { $low } e { $high }
web-your-tip = Sua dica, só para você
web-now-then = { $now }, depois { $then }
web-your-shares = Suas ações
web-your-cash = Seu dinheiro
web-speed-note = Na velocidade “instantânea”, os bots fortes pensam menos, para ninguém ficar esperando.
web-speed-calm = calma
web-speed-quick = rápida
web-key-x = pula até a próxima pergunta
web-key-confirm = confirma
# As cartas como são desenhadas: nomes curtos para a faixa
web-short-fee = Taxa
web-short-first = Primeiro jogador

# Olhar as coisas
web-look-around = Ver o que está na mesa
web-look-also = Veja também
web-key-i = mostra de perto o que está em foco, ou lista o que se pode ver
web-look-this = Ver de perto
web-look-none = Não há nada para ver agora.
web-look-you = você
web-look-all = todos
web-look-nobody = ninguém
web-look-price = Valor agora
web-look-space = { MONEY($price) }, espaço { $space } de { $spaces }. Além do último espaço há divisão, e o valor recomeça em { MONEY($reset) }; abaixo do primeiro, falência.
web-look-known = O que você sabe
web-look-no-tip = Nenhuma previsão desta empresa foi mostrada a você.
web-look-where = Onde estão essas cartas
web-look-sell = Se você vender uma agora
web-look-cash-then = Seu dinheiro vai de { $now } para { $then }.
web-look-holds = { $name }: { $count }
web-look-holds-split = { $name }, carteira dividida: { $count }
web-look-on-pile = pilha { $pile }: { $count }
web-look-in-hand = sua mão: { $count }
web-look-discarded = descartadas: { $count }
web-look-unseen = não vistas: { $count }
web-look-does = O que faz
web-look-cost = Custo
web-look-free = Grátis
web-look-who = Quem conhece
web-look-only-you = Só você.
web-look-played = Todos: jogada por { $name }.
web-look-played-by = Jogado por
web-look-start = Dinheiro inicial
web-look-owner = Pertence a
web-look-laid = Colocada
web-look-laid-by = Por { $name }, na pilha { $pile }.
web-look-tucked = Cartas colocadas nele
web-look-pair = Um par que você não viu
web-look-pair-does = { $company }: { $forecast }.
web-look-pair-secret = Nada ainda. Ele é virado no Movimento.
web-look-hidden = Carta virada para baixo
web-look-hidden-what = Quem fica com a pilha fica com ela também, seja carta de ações, taxa, Stock Boom ou Stock Bust.
web-look-boom-what = Na próxima fase de Ação, o valor que você escolher sobe dois espaços.
web-look-bust-what = Na próxima fase de Ação, o valor que você escolher cai dois espaços.
web-look-fee-what = Quem leva a pilha paga na hora { MONEY($amount) } ao banco, além do lance.
web-look-good-what = Rende no fim da partida: quanto mais tipos diferentes você tem, mais vale cada conjunto.
web-look-tax-what = Custa dinheiro no fim da partida, e cada imposto a mais custa ainda mais.
web-look-bond = Promissória
web-look-bond-what = Rende { MONEY(1) } no fim de cada rodada e devolve o preço pago no fim da partida.
web-look-first-what = Fica em uma pilha. Quem leva essa pilha diz quem começa a próxima rodada.
web-look-token = Ficha de bloqueio
web-look-token-what = Fechado para os outros: quem quiser passar o meeple de baixo precisa dar um lance acima deste espaço.
web-look-token-where = Pilha { $pile }, { $amounts }
web-blocked-by = { $name } fecha { MONEY($amount) } para os outros
web-look-portfolio = Carteira: { $name }
web-look-regular = Carteira de ações
web-look-regular-other =
    { $size ->
        [one] { $size } carta; até onde você sabe: { $cards }
       *[other] { $size } cartas; até onde você sabe: { $cards }
    }
web-look-split = Carteira dividida
web-look-goods = Commodities e impostos
web-look-bonds = Promissórias
web-look-worth = Vale agora
web-look-cash = Dinheiro
web-look-cash-of = Dinheiro: { $name }, { MONEY($amount) }
web-look-promised = Comprometido
web-look-promised-what = { MONEY($promised) } em lances na mesa; sobrariam { $left }.
web-look-owed = Taxas ainda devidas
web-look-meeple = Meeple: { $name }
web-look-bid = Lances
web-look-stands = { MONEY($amount) } na pilha { $pile }
web-look-no-bid = em nenhuma trilha
web-look-rule = Regra { $id }
web-setting-volume = Volume dos sons
web-volume-off = desligado
web-by-forecast = Pela previsão
web-pairs-of-round = Dicas desta rodada
web-setting-askOnly = Perguntar mesmo quando há só uma resposta
web-percent = { $value }%
