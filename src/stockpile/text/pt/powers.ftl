# Investidores e estratégias na mesa: momentos, perguntas, respostas, recusas, e o que aconteceu.
stage-before-information = Antes da Informação
stage-before-demand = Antes da Demanda
stage-bidding-ended = Fim dos lances
stage-end-of-demand = Fim da Demanda
stage-end-of-selling = Fim da Venda
stage-after-selling = Depois da Venda

# Um par entre outros. $number é 0 quando é o único do seu tipo.
pair-of =
    { $whose ->
        [own]
            { $number ->
                [0] o seu par
               *[other] o seu par { $number }
            }
        [public] o par aberto
        [hidden]
            { $number ->
                [0] o par virado para baixo
               *[other] o par { $number } virado para baixo
            }
       *[other]
            { $number ->
                [0] o par de { $owner_name }
               *[other] o par { $number } de { $owner_name }
            }
    }

# O mesmo par, quando outro faz algo com ele: "o seu" seria o dele.
pair-by-another =
    { $whose ->
        [own]
            { $number ->
                [0] o par que você recebeu
               *[other] o par { $number } que você recebeu
            }
       *[other] { pair-of }
    }
pair-by =
    { $who ->
        [you] { pair-of }
       *[other] { pair-by-another }
    }

# O que se pergunta a um jogador.
question-other = Escolha uma resposta.
question-power = { $power } – { $question }
question-act = Use uma habilidade, jogue uma estratégia ou termine o seu turno.
question-act-and-cards = Jogue suas cartas de Ação ({ $cards }), use uma habilidade ou jogue uma estratégia.
question-choose-investor = Escolha o investidor com quem você vai jogar.
question-choose-for-auction = Escolha um investidor para o leilão.
question-drop-strategy = Escolha uma carta de Estratégia para descartar.
question-investor-bid = Dê um lance por um investidor; o lance sai do dinheiro inicial.
question-use = Quer usar uma habilidade agora?
question-investor = Qual investidor vem agora?
question-strategy = Qual carta de Estratégia vem agora?
question-pick-company = Escolha uma empresa.
question-pick-way = Para cima ou para baixo?
question-pick-pair = Escolha um par.
question-pick-pile = Escolha uma pilha.
question-pick-card = Escolha uma carta da pilha.
question-pick-player = Escolha um jogador.
question-offer = Escolha uma das suas cartas.
question-take = Escolha uma carta do descarte.
question-count = Escolha um número.
question-offer-goods = Escolha uma das suas commodities ou impostos.
question-take-information = Qual carta de Empresa ou de Previsão você pega? Ela é metade do seu par.
question-sell-by-card = Venda uma carta, ou pare de vender.

# As perguntas de cada carta: prompt-CARTA-PASSO, prompt-CARTA-PERGUNTA, ou prompt-CARTA para todas.
prompt-up = Qual empresa sobe?
prompt-down = Qual empresa cai?
prompt-bet = Em qual empresa você aposta?
prompt-pays = Qual empresa paga o dividendo?
prompt-shows = De qual empresa você mostra uma carta?
prompt-look = Qual par você olha?
prompt-tuck = Sobre qual par você a coloca?
prompt-give-up = Qual carta você entrega, ou devolve à carteira de ações?
prompt-to-split = Qual carta passa da carteira de ações para a dividida?
prompt-action-card = Qual carta de Ação você descarta?
prompt-commodity = Qual commodity você entrega?
prompt-companies-left =
    { $left ->
        [0] Você não tem outra empresa para mostrar.
        [one] Falta uma empresa para mostrar.
       *[other] Faltam { $left } empresas para mostrar.
    }
prompt-ana = { prompt-shows } Cada uma rende { MONEY($amount) }. { prompt-companies-left }
prompt-barack = Qual carta do descarte você compra?
prompt-chanda-1 = { prompt-give-up }
prompt-chanda-2 = { prompt-to-split }
prompt-deborah = { prompt-pays }
prompt-mark-1 = De qual pilha você tira uma carta?
prompt-mark-pick-card = Qual carta desta pilha você move?
prompt-mark-3 = Para qual pilha ela vai?
prompt-martha = { prompt-look }
prompt-oprah-1 =
    { $payable ->
        [1] Quem recebe { MONEY(1) } de você?
       *[other] Você dá { MONEY($payable) }. Quem recebe o primeiro { MONEY(1) }?
    }
prompt-oprah-2 = Quem recebe o segundo { MONEY(1) }? Pode ser o mesmo jogador.
prompt-robins = Qual das cartas de abertura fica virada para baixo?
prompt-sanders-1 = Há empate entre os mais ricos: de quem você pega { MONEY($amount) }?
prompt-sanders-2 = Há empate entre os mais pobres: quem recebe { MONEY(1) }?
prompt-soros = Qual ação você vende?
prompt-warren = Qual pilha você olha?
prompt-rogue-trading = { prompt-to-split }
prompt-falsified-earnings = { prompt-tuck }
prompt-fraudulent-transfer-offer = { prompt-give-up }
prompt-vulture-capitalism-offer = { prompt-give-up }
prompt-naked-short-offer = { prompt-action-card }
prompt-market-maker-offer = { prompt-action-card }
prompt-market-maker-2 = { prompt-up }
prompt-market-maker-3 = { prompt-down }
prompt-systemic-shock-offer-goods = { prompt-commodity }
prompt-systemic-shock-pick-company = Qual empresa você move agora? Três empresas diferentes se movem.
prompt-special-dividend = { prompt-pays }
prompt-dividend-growth-investing = { prompt-pays }
prompt-corporate-espionage =
    { $due ->
        [one] Qual par você olha? É o último.
       *[other] Qual par você olha? Você pode olhar { $due }.
    }
prompt-insider-trading = { prompt-look }
prompt-data-broker = Qual dos seus pares você vira para cima?
prompt-diversification = { prompt-shows } Cada uma rende { MONEY($amount) }. { prompt-companies-left }
prompt-bear-raid = Qual ação você vende por { MONEY($amount) }? Você pode vender mais { $due }.
prompt-pump-and-dump-pick-company = { prompt-up }
prompt-short-squeeze = { prompt-up }
prompt-rumour-mill = { prompt-down }
prompt-analyst-upgrade = { prompt-up }
prompt-sector-rotation-1 = { prompt-up }
prompt-sector-rotation-2 = { prompt-down }
prompt-trading-halt = { prompt-tuck }
prompt-leverage = { prompt-tuck }
prompt-reverse-split = Qual carta dividida você devolve à carteira de ações?
prompt-share-buyback = Qual carta você vende?
prompt-penny-stock-pick-company = Cartas de qual empresa passam para a carteira dividida?
prompt-penny-stock-count = Quantas cartas dela?
prompt-activist-investor = De qual empresa você mostra suas ações?
prompt-index-fund =
    { $due ->
        [one] { prompt-shows } É a última de cinco: então você recebe { MONEY($amount) }.
       *[other] { prompt-shows } Mais { $due }, e você recebe { MONEY($amount) }.
    }
prompt-dead-cat-bounce = { prompt-up }
prompt-put-option = { prompt-bet }
prompt-call-option = { prompt-bet }
prompt-straddle = { prompt-bet }
prompt-subpoena = Quem mostra a você a carteira de ações?
prompt-market-leak = Qual par você vira para cima?
prompt-front-running-pick-pair = { prompt-look }
prompt-bond-ladder = Quantas promissórias você compra?
prompt-commodity-swap = { prompt-commodity }
prompt-lock-up-agreement = Qual empresa fica travada?
prompt-poison-pill = { prompt-shows }

# O que cada resposta diz.
answer-use = Usar { $card }
answer-play = Jogar { $card }
answer-choose = Jogar com { $card }
answer-choose-for-auction = Levar { $card } a leilão
answer-drop = Descartar { $card }
answer-investor = { $card }
answer-strategy = { $card }
answer-pick = { $card }, agora { MONEY($price) }
answer-pick-up = Para cima
answer-pick-down = Para baixo
answer-pick-pair = { pair-of }
answer-pick-pile = Pilha { $pile }
answer-pick-card = Carta { $number }
answer-pick-card-known = Carta { $number } – { $card }
answer-pick-player = { $name }
answer-offer = { $card }
answer-offer-split = { $card }, carta dividida
answer-take = { $card }, agora { MONEY($price) }
answer-count = { $number }
answer-take-company = { $card }
answer-take-forecast = { $card }
answer-done-action = Terminar o seu turno
answer-done-use = Não usar nenhuma
answer-done-pick = Nada mais

ask-choose-investor = escolher um investidor
ask-drop-strategy = descartar uma estratégia
ask-investor-bid = dar um lance por um investidor
ask-use = usar uma habilidade
ask-investor = um investidor
ask-strategy = uma carta de Estratégia
ask-pick-company = escolher uma empresa
ask-pick-way = escolher para cima ou para baixo
ask-pick-pair = escolher um par
ask-pick-pile = escolher uma pilha
ask-pick-card = escolher uma carta de uma pilha
ask-pick-player = escolher um jogador
ask-offer = escolher uma das suas cartas
ask-take = escolher uma carta do descarte
ask-count = escolher um número
ask-offer-goods = escolher uma commodity ou um imposto
ask-take-information = pegar uma carta de Empresa ou de Previsão
ask-sell-by-card = vender

verb-use = usar uma habilidade
verb-play = jogar uma estratégia
verb-choose = escolher um investidor
verb-drop = descartar uma estratégia
verb-investor = dar um investidor
verb-strategy = dar uma carta de Estratégia
verb-pick = escolher uma empresa, ou para cima ou para baixo
verb-pick-pair = escolher um par
verb-pick-pile = escolher uma pilha
verb-pick-card = escolher uma carta de uma pilha
verb-pick-player = escolher um jogador
verb-offer = escolher uma carta
verb-offer-split = escolher uma carta dividida
verb-take = pegar uma carta do descarte
verb-count = escolher um número
verb-take-company = pegar uma carta de Empresa
verb-take-forecast = pegar uma carta de Previsão

# Por que algo é recusado.
refusal-not-your-investor = { $card } não é o seu investidor.
refusal-not-dealt = Você não recebeu { $card }.
refusal-already-chosen = Você já escolheu { $card }.
refusal-no-such-strategy = Você não tem a estratégia { $card } na mão.
refusal-not-now = Este não é o momento de usar { $card }.
refusal-already-used = { $card } já foi usado nesta rodada.
refusal-already-played =
    { $most ->
        [one] Você já jogou a sua estratégia desta rodada.
       *[other] Você já jogou as suas { $most } estratégias desta rodada.
    }
refusal-cannot-pay = { $card } custa { MONEY($value) }, e você tem { MONEY($cash) }.
refusal-no-target = { $card } não teria efeito agora.
refusal-must-use = É obrigatório usar { $card }.
refusal-not-this-one = { $card } não permite essa escolha.
refusal-stock-locked = { $company } está travada: nenhuma carta ou habilidade a move nesta fase de Ação.
refusal-not-in-discard = Não há carta de { $company } no descarte.
refusal-just-given-up = Você acabou de entregar { $company } para usar esta mesma carta: não dá para pegá-la de volta.
refusal-open-pair = Esse par já está aberto.
refusal-own-pair = Esse par é seu.
refusal-no-such-slot = Não há carta { $number } nessa pilha.
refusal-own-seat = Escolha outro jogador, não você.
refusal-action-cards-left = Primeiro jogue as suas cartas de Ação.
refusal-space-blocked = O espaço está bloqueado: o lance na pilha { $pile } precisa ser superado por pelo menos { $spaces } espaços.
refusal-above-starting-cash = { $card } começa com { MONEY($cash) }: um lance de { MONEY($value) } é alto demais.

# O que aconteceu.
log-investor-dealt =
    { $known ->
        [yes] { subject } recebeu o investidor { $investor }.
       *[no] { subject } recebeu um investidor secreto.
    }
log-investor-chosen =
    { $known ->
        [yes] { subject } escolheu { $investor }.
       *[no] { subject } escolheu um investidor.
    }
log-investor-shown = { subject } joga com { $investor }.
log-investor-offered = { subject } pôs { $investor } em leilão na pilha { $pile }.
log-investor-won = { subject } arrematou { $investor } por { MONEY($amount) }.
log-starting-cash = { subject } começou com { MONEY($amount) }.
log-strategy-dealt =
    { $known ->
        [yes] { subject } recebeu a estratégia { $strategy }.
       *[no] { subject } recebeu uma carta de Estratégia.
    }
log-strategy-dropped =
    { $known ->
        [yes] { subject } descartou a estratégia { $strategy }.
       *[no] { subject } descartou uma carta de Estratégia.
    }
log-power-used = { subject } usou { $investor }.
log-strategy-played = { subject } jogou { $strategy }.
log-gained = { subject } recebeu { MONEY($amount) } com { $by }.
log-paid = { subject } pagou { MONEY($amount) } por { $by }.
log-given =
    { $to_who ->
        [you] { $name } deu { MONEY($amount) } a você.
       *[other] { subject } deu { MONEY($amount) } a { $to_name }.
    }
log-pair-looked =
    { $known ->
        [yes] { subject } olhou { pair-by }: { $company } { $sign } ({ $forecast }).
       *[no] { subject } olhou { pair-by }.
    }
log-pair-told = { subject } vendeu: agora todos sabem que { pair-by } trata de { $company }.
log-pile-looked = { subject } olhou as cartas viradas para baixo da pilha { $pile }.
log-half-looked =
    { $other_who ->
        [you] { $name } olhou as ações que você tem na carteira.
       *[other] { subject } olhou a carteira de ações de { $other_name }.
    }
log-card-moved = { subject } moveu a carta { $place } da pilha { $pile } para a pilha { $to }.
log-tucked = { subject } colocou { $strategy } sobre { pair-by }.
log-halted = Os negócios com { $company } foram suspensos: nem movimento nem dividendo.
log-bent =
    { $how ->
        [paid] { $by } mudou a previsão para um dividendo de { MONEY($dividend) } por ação.
        [paid-then] { $by } mudou a previsão para um dividendo de { MONEY($dividend) } por ação, e depois { $sign }.
       *[moved] { $by } mudou a previsão para { $sign }.
    }
log-bent-trading-halt = { $by } anulou a previsão.
log-bet = { subject } apostou em { $company } com { $strategy }.
log-bet-settled =
    { $amount ->
        [0] { subject } não ganhou nada em { $company } com { $strategy }.
       *[other] { subject } ganhou { MONEY($amount) } em { $company } com { $strategy }.
    }
log-given-up = { subject } entregou { $card }.
log-turned-back = { subject } devolveu uma carta dividida de { $company } à carteira de ações.
log-made-split = { subject } moveu uma carta de { $company } para a carteira dividida.
log-taken = { subject } pegou { $company } do descarte.
log-showed = { subject } mostrou { shares-of }.
log-fees-gained = { subject } recebeu { MONEY($amount) } pelas taxas de negociação em vez de pagá-las.
log-locked = { subject } travou { $company }: nenhuma carta ou habilidade a move nesta fase de Ação.
log-protected = { subject } protegeu { $company }: ela não pode falir nesta rodada.
log-stopped = A queda de { $company } parou no primeiro espaço.
log-information-taken =
    { $known ->
        [yes]
            { $sort ->
                [company] { subject } pegou { $company } antes da distribuição.
               *[forecast] { subject } pegou { $sign } antes da distribuição.
            }
       *[no]
            { $sort ->
                [company] { subject } pegou uma carta de Empresa antes da distribuição.
               *[forecast] { subject } pegou uma carta de Previsão antes da distribuição.
            }
    }
log-opening-drawn =
    { $known ->
        [yes] { subject } comprou { $card } para abrir as pilhas.
       *[no] { subject } comprou uma carta para abrir as pilhas.
    }
log-bonds-moved =
    { $direction ->
        [up]
            { $bonds ->
                [one] { subject } pegou { $bonds } promissória da reserva.
               *[other] { subject } pegou { $bonds } promissórias da reserva.
            }
       *[down]
            { $bonds ->
                [one] { subject } entregou { $bonds } promissória.
               *[other] { subject } entregou { $bonds } promissórias.
            }
    }
log-commerce-lost = { subject } tirou da partida uma carta de { $card }.

# stockpile cards
cli-cards-help = Mostra os investidores e as cartas de Estratégia, todos ou um só.
cli-cards-examples =
    Exemplos:

    stockpile cards

    stockpile cards graham

    stockpile cards rogue-trading --json

    stockpile cards liliane --components balanced --players 3
cli-cards-metavar = CHAVE
cli-cards-key = Um investidor ou uma carta de Estratégia: graham, rogue-trading.
cli-cards-players-help = Para quantos jogadores os valores de --components são mostrados.
cli-cards-modules-help = Com quais módulos os valores de --components são mostrados.
cli-cards-none = não existe a carta “{ $given }”
cli-cards-cost = Custo: { $cost }
cli-cards-free = nada
cli-cards-cash = Dinheiro inicial: { MONEY($two) } com dois jogadores, { MONEY($more) } com mais.
cli-cards-set = Coleção: { $set }
cli-cards-needs = Precisa do módulo { $module }.
cli-cards-provenance = De onde vem: { $provenance }
