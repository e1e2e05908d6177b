# As páginas em volta da mesa: início, sala de espera, fim, regras, replays.
page-opponents = Quem joga contra você
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
page-skip = { $by ->
    [touch] Toque na tela para ver quem venceu
   *[key] Qualquer tecla mostra quem venceu
}
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

page-guide-next = Próximo
page-guide-done = Entendi
page-guide-back = Voltar
page-guide-skip = Jogar sem explicações
page-guide-repeat = Explicar de novo
page-guide-repeat-short = Explicar
page-guide-leave = Sair da partida guiada
page-guide-leave-short = Sair

page-ready = pronto
page-not-ready = ainda não
page-im-ready = Por mim, pode começar
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
page-sign-fee = a pagar por quem leva a pilha
page-sign-up = o valor vai subir tantos espaços
page-sign-down = o valor vai cair tantos espaços
page-sign-dividend = um dividendo por ação mostrada
page-sign-meeple = um lance; a forma distingue os jogadores

page-replay-speed = Velocidade
page-chapters = Capítulos
page-rules-count = { $count } regras
