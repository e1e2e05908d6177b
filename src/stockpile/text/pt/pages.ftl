# As páginas em volta da mesa: início, sala de espera, fim, regras, replays.
page-opponents = Quem senta à sua frente
page-against = O jogo base contra três bots: { $bot }. Uns vinte minutos.
page-code-have = Tem um código?
page-code-join = Entrar
page-code-short = Um código tem cinco letras.
page-code-unknown = Nenhuma mesa espera com esse código. Talvez já tenha começado, ou o código expirou.

page-you = Você
page-thousands = em milhares
page-start = Início
page-worth-by-round = Patrimônio por rodada
page-turning-points = Viradas da partida
page-swing-up = { $name } ganhou { $amount }.
page-swing-down = { $name } perdeu { $amount }.
page-came-from = De onde veio o dinheiro
page-most-by = Liderou em: { $cause }
page-won-you-by = Você vence por { $lead }
page-won-by = { $name } vence por { $lead }
page-reckon-cash = Este é o dinheiro que cada um tem.
page-reckon-stocks = Todas as ações são vendidas pelo valor em que estão.
page-reckon-bonds = As promissórias são devolvidas em dinheiro.
page-reckon-commodities = As commodities pagam por conjuntos de tipos diferentes.
page-reckon-taxes = Impostos e taxas pendentes são descontados.
page-skip = Qualquer tecla mostra quem venceu
page-next = E agora
page-more = Mais
page-share = Compartilhar o resultado
page-shared = A imagem foi salva e o link do replay foi copiado.
page-watch-again = Rever a partida
page-rematch-ask = Mais uma partida?
page-rematch-what = A mesma mesa. Todos aqui veem o seu convite.
page-rematch-in =
    { $count ->
        [one] { $names } quer revanche
       *[other] { $names } querem revanche
    }
page-rematch-waiting = Uma nova mesa está pronta
page-rematch-out = Desta vez não: { $names }
page-rematch-yes = Eu topo
page-rematch-no = Desta vez não
page-guided-over = Esse foi o jogo inteiro, em resumo.
page-guided-over-what = Agora jogue uma de verdade contra três bots para iniciantes.
page-guided-again = Repetir a partida guiada
page-real-game = Jogar uma partida de verdade
page-after-rounds =
    { $rounds ->
        [one] Depois de { $rounds } rodada
       *[other] Depois de { $rounds } rodadas
    }

page-guide-goal-title = O objetivo
page-guide-goal = Vence quem tiver mais dinheiro no fim. Você começa com { $cash }; no fim as ações também são vendidas.
page-guide-board-title = O mercado
page-guide-board = Seis empresas. Cada marcador mostra quanto rende uma ação agora. Os valores se movem no fim de cada rodada.
page-guide-tip-title = Sua dica secreta
page-guide-tip = Só você sabe: { $company } { $sign }. Um mais quer dizer que o valor subirá tantos espaços, um menos que cairá, um $ que pagará dividendo. Os outros também têm uma dica.
page-guide-open-pair-title = À vista de todos
page-guide-open-pair = Uma dica fica aberta para todos: { $company } { $sign }.
page-guide-pile-title = Uma pilha
page-guide-pile = Cada pilha é comprada inteira. Cada um põe uma carta que se vê e uma que não se vê. No fim da rodada cada um fica com uma pilha.
page-guide-fee-title = Por que uma taxa importa
page-guide-fee = Uma taxa de negociação vai com a pilha: quem a leva paga ao banco, além do lance. Virada para baixo, é uma armadilha.
page-guide-supply-title = Abastecimento: suas duas cartas
page-guide-supply = Coloque uma virada para cima e a outra para baixo, cada uma em uma pilha. Melhore a que você quer, ou estrague a dos outros.
page-guide-demand-title = Demanda: o leilão
page-guide-demand = Coloque seu meeple em um espaço de uma trilha: é seu lance pela pilha. Quem é superado dá outro lance, ali ou em outra. Ninguém paga antes do fim.
page-guide-outbid-title = Superaram seu lance
page-guide-outbid = Seu meeple voltou para você e não custa nada. Dê outro lance.
page-guide-action-title = Ação
page-guide-action = Quem comprou um Stock Boom ou Stock Bust precisa usá-lo agora: um valor à escolha se move dois espaços.
page-guide-selling-title = Venda
page-guide-selling = Venda pelo valor de hoje, ou guarde. Pense na sua dica: guarde o que vai subir, venda o que vai cair.
page-guide-movement-title = Movimento
page-guide-movement = Agora todas as dicas são viradas e os valores se movem, um par depois do outro. Abaixo do primeiro espaço a empresa vai à falência e suas ações se perdem.
page-guide-dividend-title = Um dividendo
page-guide-dividend = A empresa paga por cada ação que você mostra; as ações continuam suas.
page-guide-split-title = Uma divisão
page-guide-split = Um valor passou do último espaço: cada carta dessa empresa agora vale duas ações, e o valor recomeça mais embaixo.
page-guide-again-title = A última rodada
page-guide-again = As mesmas seis fases mais uma vez, com uma nova dica. Uma partida de verdade tem algumas rodadas a mais.
page-guide-last-title = Antes da contagem
page-guide-last = Depois deste Movimento tudo é vendido. Quem tem mais ações de uma empresa recebe antes um bônus: guardar várias juntas pode valer a pena.
page-guide-next = Próximo
page-guide-done = Entendi
page-guide-back = Voltar
page-guide-skip = Jogar sem explicações
page-guide-repeat = Explicar de novo
page-guide-leave = Sair da partida guiada

page-ready = pronto
page-not-ready = ainda não
page-im-ready = Estou pronto
page-unready = Espere, ainda não
page-start-now = Começar a partida
page-leave = Sair da mesa
page-lobby-free = Há lugares livres.
page-lobby-all = Todos estão aqui.
page-code = Código
page-code-what = para digitar na página inicial; vale por duas horas
page-clock-live = { $minutes } minutos para cada um, mais { $seconds } segundos por jogada
page-clock-days =
    { $days ->
        [one] { $days } dia por jogada
       *[other] { $days } dias por jogada
    }

page-rules-goal = Seja o mais rico no fim. Compre pilhas de cartas em leilão, saiba um pouco mais que os outros, venda antes da queda e tenha mais ações de uma empresa quando a partida acabar.
page-rules-round = Uma rodada em seis imagens
page-rules-information = Cada um olha um par secreto: uma empresa e o que acontecerá com seu valor. Um par fica aberto.
page-rules-supply = Cada um põe duas cartas nas pilhas: uma virada para cima, outra para baixo.
page-rules-demand = Os meeples dão lances pelas pilhas. Quem é superado dá outro lance, até cada um ter uma. As taxas se somam.
page-rules-action = Os Stock Booms e Stock Busts comprados movem um valor em dois espaços.
page-rules-selling = Cada um pode vender ações pelo valor do dia.
page-rules-movement = Os pares são virados e os valores se movem. No topo a ação se divide e vale o dobro; embaixo a empresa vai à falência.
page-rules-more = Todas as regras: { $phase }
page-rules-signs = O que dizem os sinais
page-rules-numbered = Para consultar
page-rules-numbered-what = Cada regra tem um número, que o jogo cita quando recusa uma jogada.
page-sign-boom = um valor à sua escolha sobe dois espaços
page-sign-bust = um valor à sua escolha cai dois espaços
page-sign-fee = pagas por quem leva a pilha
page-sign-up = o valor vai subir tantos espaços
page-sign-down = o valor vai cair tantos espaços
page-sign-dividend = um dividendo por ação mostrada
page-sign-meeple = um lance; a forma distingue os jogadores

page-replay-speed = Velocidade
page-chapters = Capítulos
page-rules-count = { $count } regras
