# Contra quem se joga, em que ritmo, e o que uma partida terminada conta.
bot-level-1 = Nível 1
bot-level-1-what = Se assusta e vende, dá lances no que está à vista e põe o resto em promissórias.
bot-level-2 = Nível 2
bot-level-2-what = Só olha os valores de hoje, esquece as taxas a pagar e vende por medo.
bot-level-3 = Nível 3
bot-level-3-what = Usa a própria dica, mas esquece as taxas e vende o que pode cair.
bot-level-4 = Nível 4
bot-level-4-what = Vende cedo demais e ignora as cartas ocultas e as maiorias.
bot-level-5 = Nível 5
bot-level-5-what = Corre atrás da dica que todos têm e dá pouco valor às cartas ocultas.
bot-level-6 = Nível 6
bot-level-6-what = Conta bem para esta rodada e dá lances um pouco altos demais.
bot-level-7 = Nível 7
bot-level-7-what = Imagina o leilão até o fim, mas não liga para quem tem mais ações.
bot-level-8 = Nível 8
bot-level-8-what = Conhece as chances de cada previsão e de cada carta e disputa as maiorias.
bot-level-9 = Nível 9
bot-level-9-what = Testa cada resposta algumas vezes antes de jogar.
bot-level-10 = Nível 10
bot-level-10-what = Testa cada resposta centenas de vezes. O mais forte.
bot-novice = Novato
bot-novice-what = Cuidadoso, mas erra muito ao avaliar as cartas.
bot-greedy = Colecionador
bot-greedy-what = Pega o que parece melhor na rodada e guarda o que sobe.
bot-trader = Operador
bot-trader-what = Conhece as chances de cada previsão e de cada carta.
bot-broker = Corretor
bot-broker-what = Testa cada resposta algumas vezes antes de jogar.
bot-shark = Tubarão
bot-shark-what = Testa cada resposta centenas de vezes.
bot-master = Mestre
bot-master-what = Aprendeu com milhares de partidas quanto vale uma posição e lê nas entrelinhas das suas cartas e dos seus lances.
bot-cautious = Poupador
bot-cautious-what = Um operador que dá lances baixos e guarda dinheiro.
bot-aggressive = Touro
bot-aggressive-what = Um operador que paga caro pelo que quer.
bot-bluffing = Blefador
bot-bluffing-what = Um operador que dá lances contra o que sabe, para enganar você.
bot-hoarding = Acumulador
bot-hoarding-what = Um operador que quer ter mais ações de tudo e quase nunca vende.
bot-random = Dados
bot-random-what = Faz qualquer coisa permitida. Não há o que aprender com ele.

pace-calm = Calmo
pace-normal = Normal
pace-quick = Rápido
pace-instant = Instantâneo

cause-start = Dinheiro inicial
cause-deal = Ações iniciais
cause-auction = Leilão
cause-sale = Vendas
cause-final = Venda final
cause-forecast = Previsões
cause-action = Stock Booms e Stock Busts
cause-dividend = Dividendos
cause-split = Divisões
cause-bankruptcy = Falências
cause-majority = Maiorias
cause-bond = Promissórias
cause-commodity = Commodities
cause-tax = Impostos
cause-fee = Taxas de Negociação
cause-investor = Investidores
cause-strategy = Estratégias
cause-other = Todo o resto

turn-split = { $company } se dividiu.
turn-bankrupt = { $company } faliu.
turn-rise = { $company } subiu { $by }.
turn-fall = { $company } caiu { $by }.
turn-boom = { $name } jogou um Stock Boom em { $company }.
turn-bust = { $name } jogou um Stock Bust em { $company }.
turn-dividend = { $company } pagou um dividendo.
turn-pile = { $name } levou a pilha { $pile } por { MONEY($amount) }.
turn-majority = { $name } tinha a maioria das ações de { $company }.

# À mesa: marcas, ritmo, desistência, outra partida.
table-readied =
    { $ready ->
        [yes] { $who ->
            [you] Por você, pode começar.
           *[other] Por { $name }, pode começar.
        }
       *[no] { $who ->
            [you] Você pediu mais um momento.
           *[other] { $name } pediu mais um momento.
        }
    }
table-started = O anfitrião começa a partida.
table-paced = Os bots agora jogam neste ritmo: { $pace }.
table-preferred = Sua preferência foi anotada.
table-resigned =
    { $who ->
        [you] Você desistiu; um bot ({ $bot }) joga até o fim.
       *[other] { $name } desistiu; um bot ({ $bot }) joga até o fim.
    }
table-accepted =
    { $who ->
        [you] Você vai jogar a próxima partida.
       *[other] { $name } vai jogar a próxima partida.
    }
table-declined =
    { $who ->
        [you] Você não vai jogar a próxima partida.
       *[other] { $name } não vai jogar a próxima partida.
    }
refusal-resigned = Você desistiu desta partida: um bot joga até o fim.
refusal-no-rematch = Ninguém pediu outra partida ainda.
refusal-no-such-code = Não há mesa com este código. Códigos expiram depois de um tempo, e quando a partida começa.
