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
