# A mesa no terminal.
nothing = nada
status = Rodada { $round } de { $rounds } · { $stage } · primeiro: { $first } · restam { $left } cartas
status-setup = Antes da primeira rodada · primeiro: { $first }
market-line = { $company }: { MONEY($price) }, espaço { $space } de { $spaces }.
market-known = Você sabe: { $sign }.
pile-line = Pilha { $pile }: { $cards }.
pile-bid =
    { $who ->
        [you] Seu lance: { MONEY($value) }.
       *[other] Lance de { $name }: { MONEY($value) }.
    }
pile-hidden =
    { $who ->
        [you] uma carta oculta sua
       *[other] uma carta oculta de { $name }
    }
pile-known = { $card } (virada para baixo)
pile-offer = { $card }, dinheiro inicial { MONEY($cash) }
pile-blocked = O próximo espaço, { MONEY($value) }, está bloqueado.
mine-cash = Seu dinheiro: { MONEY($amount) }.
mine-hand = Sua mão: { $cards }.
mine-regular = Sua carteira de ações: { $cards }.
mine-split = Sua carteira dividida: { $cards }.
mine-fees = Taxas que você ainda deve: { $cards }.
mine-worth = Suas cartas valeriam { MONEY($amount) } na venda.
mine-bonds =
    { $bonds ->
        [one] Você tem { $bonds } promissória.
       *[other] Você tem { $bonds } promissórias.
    }
mine-commerce = Suas commodities e impostos: { $cards }. Contam { MONEY($amount) } até agora.
mine-drawn = Comprada do Baralho Comercial: { $cards }.
player-line =
    { $cards ->
        [one] { $name }: { MONEY($amount) }, { $cards } carta, carteira dividida: { $split }.
       *[other] { $name }: { MONEY($amount) }, { $cards } cartas, carteira dividida: { $split }.
    }
player-fees = Deve { $cards }.
player-bonds =
    { $bonds ->
        [one] { $bonds } promissória.
       *[other] { $bonds } promissórias.
    }
player-commerce = Commodities e impostos: { $cards } ({ MONEY($amount) }).
player-heir = Primeiro na próxima rodada: { $name }.
know-mine = Seu par: { $company } { $sign } ({ $forecast }).
know-open = Aberto a todos: { $company } { $sign } ({ $forecast }).
know-seen = Você viu: { $company } { $sign } ({ $forecast }).
know-left = Nas outras empresas estão: { $signs }.
know-dice = Os dados mostram: { $signs }.
know-pile = Viradas para baixo na pilha { $pile }, como você sabe: { $cards }.
know-half = { $name } tem, como você sabe: { $cards }.
know-nothing = Você não sabe nada além do que está aberto.
menu-pile = Pilha { $pile }
preview-cash = Seu dinheiro: { MONEY($before) } → { MONEY($after) }.
preview-bid = Se este lance ficar, sobram { MONEY($left) }.
preview-bonds = Até o fim da partida rendem { MONEY($amount) } além do preço.
end-title = Contagem final
saved = A partida está gravada em { $file }.
rules-none = Nenhuma regra fala de “{ $sought }”.

# Investidores e estratégias.
power-line = { $card }: { $text }
power-dealt = { $card } (dinheiro inicial { MONEY($cash) }): { $text }
mine-dealt = Distribuído a você: { $line }
mine-investor = Seu investidor { $line }
mine-used = Usado nesta rodada: { $cards }.
mine-strategy = Sua estratégia { $line }
mine-dropped = Estratégias que você descartou: { $cards }.
mine-played = Estratégias que você jogou: { $cards }.
player-investors =
    { $count ->
        [one] Investidor: { $cards }.
       *[other] Investidores: { $cards }.
    }
player-used = Usado nesta rodada: { $cards }.
player-strategies =
    { $count ->
        [0] Nenhuma carta de Estratégia na mão.
        [one] { $count } carta de Estratégia na mão.
       *[other] { $count } cartas de Estratégia na mão.
    }
player-played = Jogadas: { $cards }.
know-tuck = { $card } está sobre { pair-of }.
know-bet =
    { $who ->
        [you] Sua aposta: { $company }, com { $card }.
       *[other] Aposta de { $name }: { $company }, com { $card }.
    }
know-locked = Travadas nesta fase de Ação: { $cards }.
know-protected = A salvo da falência nesta rodada: { $cards }.
cards-none = Esta partida não tem investidores nem estratégias.
cards-investor = { $name } tem o investidor { $line }
cards-played = { $name } jogou { $line }
menu-offer = Pilha { $pile }: { $offer }
menu-play = Jogar uma estratégia
menu-place-up = { $card }, virada para cima
menu-place-down = { $card }, virada para baixo
menu-take-company = Uma carta de empresa
menu-take-forecast = Uma carta de previsão
menu-more = Mais
preview-pays = Para você este lance custa { MONEY($amount) }.
preview-gets = Por este lance o banco paga { MONEY($amount) } a você.
preview-offer = { $card } começa com { MONEY($cash) }: sobrariam { MONEY($left) }.

# Linha por linha.
plain-welcome = Stockpile. Responda com um número ou em notação (bid 2@10). ? explica os comandos.
plain-bye = Até logo.
plain-pass = { $name }, é a sua vez. Os outros olham para o lado. Tecle Enter quando estiver pronto.
plain-below = { $what } –
plain-no-such-number = Dê um número de 1 a { $most }.
plain-help = Responda com um número da lista ou em notação: up epic>3, down fee2>1, bid 2@10, boom epic, sell epic, sell-split epic, sell-half epic, claim 2, done, bonds 2, lay gold>3, give 2, choose graham, use cramer, play leverage, pick epic, pick up, pick pair 2, offer epic, take epic. Os comandos:
plain-undone = Desfeito.
plain-languages = Os idiomas são { $languages }.
plain-save-where = Dê um nome de arquivo: gravar partida.txt
command-help = ajuda
command-market = mercado
command-piles = pilhas
command-hand = mão
command-know = saber
command-players = jogadores
command-cards = cartas
command-log = registro
command-rules = regras
command-undo = desfazer
command-back = voltar
command-lang = idioma
command-save = gravar
command-quit = sair
help-help = esta lista
help-market = os valores de todas as empresas
help-piles = as pilhas e os lances
help-hand = seu dinheiro, sua mão e suas duas carteiras
help-know = o que você sabe além das cartas abertas
help-players = o que se vê de cada jogador
help-cards = investidores e estratégias, os seus e o que se vê dos outros, com seus textos
help-log = tudo o que aconteceu
help-rules = consulta as regras: regras DEM-7, regras INV:graham, regras STR:leverage
help-undo = desfaz sua última resposta enquanto ninguém a viu
help-back = de novo a primeira lista de respostas
help-lang = outro idioma: idioma en
help-save = grava a partida em um arquivo: gravar partida.txt
help-quit = encerra o programa

# Tela cheia.
tui-title = Stockpile
tui-market = Mercado
tui-players = Jogadores
tui-piles = Pilhas
tui-mine = Minhas carteiras
tui-log = Registro
tui-know = O que eu sei
tui-goods = Commodities e impostos
tui-powers = Investidores e estratégias
tui-cards-title = Investidores e estratégias
tui-strategies =
    { $count ->
        [0] nenhuma estratégia
        [one] { $count } estratégia
       *[other] { $count } estratégias
    }
tui-played = jogadas: { $cards }
tui-key-cards = investidores e estratégias, com seus textos
tui-sign-used = uma habilidade usada nesta rodada
tui-sign-blocked = um espaço bloqueado de uma trilha
tui-sign-locked = uma empresa que nenhuma carta ou habilidade move
tui-sign-protected = uma empresa que não pode falir nesta rodada
tui-sign-tuck = há uma estratégia sobre o par desta empresa
tui-known-mine = meu
tui-known-open = aberto
tui-known-seen = visto
tui-left = desconhecidas: { $signs }
tui-column-cash = $mil
tui-column-cards = cartas
tui-column-split = div.
tui-cash = Dinheiro
tui-worth = cartas valem { MONEY($amount) }
tui-hand = Mão
tui-regular = Carteira
tui-split = Dividida
tui-owed = Deve
tui-drawn = Comprada
tui-commerce = Comércio
tui-bonds = Promissórias
tui-knows = Oculto
tui-thinking = { $name } está pensando …
tui-waiting = Os bots estão jogando …
tui-choose-below = Enter ou um número abre a lista.
tui-answer-hint = Enter ou um número responde.
tui-pass-title = { $name }, é a sua vez
tui-pass-text = Pegue o teclado; os outros olham para o lado. Tecle Espaço quando só você puder ver a tela.
tui-keys = 1–9 escolher · Esc voltar · u desfazer · : digitar · l registro · k saber · c cartas · r regras · F2 idioma · ? ajuda · q sair
tui-keys-short = 1–9 escolher · u desfazer · l registro · k saber · c cartas · ? ajuda · q sair
tui-keys-close = Esc fecha
tui-keys-end = n nova partida · l registro · s gravar · q sair
tui-help-title = Teclas e sinais
tui-help-keys = Teclas
tui-help-signs = Sinais
tui-key-numbers = escolhe essa linha
tui-key-arrows = percorre a lista e mostra o efeito de uma resposta
tui-key-enter = responde, ou abre a lista de baixo
tui-key-escape = volta à primeira lista
tui-key-undo = desfaz sua última resposta enquanto ninguém a viu
tui-key-type = digita uma resposta em notação, como bid 2@10
tui-key-log = o registro inteiro
tui-key-know = o que você sabe
tui-key-rules = consulta as regras
tui-key-language = inglês, francês, português
tui-key-save = grava a partida
tui-key-quit = sai; a partida é gravada se --save foi dado
tui-sign-stock = uma carta de ações, pela primeira letra
tui-sign-fee = uma taxa de negociação
tui-sign-boom = um Stock Boom
tui-sign-bust = um Stock Bust
tui-sign-hidden = uma carta virada para baixo
tui-sign-known = uma carta virada para baixo que você conhece
tui-sign-price = o valor de uma ação, ou o lance em uma pilha
tui-sign-mine = uma previsão que só você conhece
tui-sign-open = uma previsão que todos conhecem
tui-sign-first = o primeiro jogador
tui-sign-asked = o jogador que deve responder
tui-sign-goods = uma commodity, por suas letras
tui-sign-tax = um imposto
tui-sign-card = a Carta de Primeiro Jogador em uma pilha
tui-sign-heir = o primeiro jogador da próxima rodada
tui-sign-bonds = as promissórias
tui-sign-dice = o que os dados mostram
tui-rules-title = Regras
tui-rules-prompt = uma regra (DEM-7) ou uma palavra
tui-type-prompt = uma resposta, como bid 2@10
tui-no-save = Comece com --save ARQUIVO para gravar a partida.
tui-quit-title = Sair da partida?
tui-quit-text = Enter sai, Esc continua jogando.
tui-end-title = A partida terminou
tui-know-title = O que você sabe
