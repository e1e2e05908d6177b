# O que se pergunta a um jogador, e o que cada resposta diz.
question-place-up = Coloque uma carta virada para cima em uma pilha.
question-place-down = Coloque a outra carta virada para baixo em uma pilha.
question-bid = Dê um lance por uma pilha.
question-action = Jogue suas cartas de Ação ({ $cards }): escolha uma empresa.
question-sell = Venda ações, ou pare de vender.
question-claim = { $company } paga { MONEY($amount) } por ação. Quantas das suas cartas ocultas você mostra?
question-first = Quem é o primeiro jogador?
question-start = Qual carta inicial vem agora?
question-market = Qual carta de mercado vem agora?
question-company = Qual carta de Empresa vem agora?
question-forecast = Qual carta de Previsão vem agora?
question-bonds = Uma promissória custa { MONEY($price) } e rende { MONEY($interest) } por rodada. Quantas você compra? (Seu dinheiro: { MONEY($cash) })
question-lay = Coloque uma carta do Baralho Comercial virada para cima em uma pilha ({ $cards }).
question-lay-first = Coloque a Carta de Primeiro Jogador em uma pilha: quem a comprar escolhe o próximo primeiro jogador.
question-give = A quem você entrega a Carta de Primeiro Jogador? Esse jogador começa a próxima rodada.
question-die = Que face mostra o próximo dado?
question-commerce = Qual carta do Baralho Comercial vem agora?

answer-up = { $card }, virada para cima, na pilha { $pile }
answer-down = { $card }, virada para baixo, na pilha { $pile }
answer-bid = { MONEY($value) } na pilha { $pile }
answer-boom = { $card }, agora { MONEY($price) }: Stock Boom, sobe 2
answer-bust = { $card }, agora { MONEY($price) }: Stock Bust, cai 2
answer-sell = Vender 1 { $card }
answer-sell-split = Vender 1 carta dividida de { $card }, 2 ações
answer-sell-half = Vender metade de uma carta dividida de { $card }, 1 ação
answer-claim =
    { $number ->
        [0] Não mostrar nenhuma carta
        [one] Mostrar 1 carta
       *[other] Mostrar { $number } cartas
    }
answer-done = Parar de vender
answer-first = { $name } começa
answer-start = { $card }
answer-deal = { $card }
answer-company = { $card }
answer-forecast = { $card }
answer-bonds =
    { $number ->
        [0] Não comprar promissórias
        [one] Comprar { $number } promissória
       *[other] Comprar { $number } promissórias
    }
answer-lay = { $card } na pilha { $pile }
answer-give =
    { $who ->
        [you] Ficar com ela
       *[other] { $name }
    }
answer-roll = { $card }
answer-draw = { $card }

# What an answer does to your cash, after its words; $money and $fees have their sign.
answer-money = { $answer } ({ $money })
answer-money-fees = { $answer } ({ $money }, { $fees } pelas taxas que você deve)
answer-bid-costs = { $answer } (você paga { MONEY($amount) })
answer-bid-brings = { $answer } (o banco paga { MONEY($amount) } a você)
answer-bid-money = { $answer }, { $money } na hora
answer-bid-money-fees = { $answer }, { $money } na hora, { $fees } pelas taxas que você deve

ask-place = colocar uma carta
ask-bid = dar um lance
ask-action = jogar uma carta de Ação
ask-sell = vender
ask-claim = receber dividendos
ask-first = o primeiro jogador
ask-start = uma carta inicial
ask-market = uma carta de mercado
ask-company = uma carta de Empresa
ask-forecast = uma carta de Previsão
ask-bonds = comprar promissórias
ask-lay = colocar uma carta em uma pilha
ask-give = entregar a Carta de Primeiro Jogador
ask-die = um dado
ask-commerce = uma carta do Baralho Comercial

verb-up = colocar uma carta virada para cima
verb-down = colocar uma carta virada para baixo
verb-bid = dar um lance
verb-boom = jogar um Stock Boom
verb-bust = jogar um Stock Bust
verb-sell = vender uma carta
verb-sell-split = vender uma carta dividida
verb-sell-half = vender metade de uma carta dividida
verb-claim = receber dividendos
verb-done = terminar
verb-first = escolher o primeiro jogador
verb-start = dar uma carta inicial
verb-deal = dar uma carta de mercado
verb-company = dar uma carta de Empresa
verb-forecast = dar uma carta de Previsão
verb-bonds = comprar promissórias
verb-lay = colocar uma carta em uma pilha
verb-give = entregar a Carta de Primeiro Jogador
verb-roll = rolar um dado
verb-draw = comprar uma carta do Baralho Comercial
