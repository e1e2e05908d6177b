# Sugestões: o que uma resposta pode render, e por quê. Valores com decimal estão em milhares.
hint-title = O que rendem as respostas (cada uma jogada até o fim em { $worlds } mundos):
hint-option = { $answer }: cerca de { MONEY($money) } no fim (de { MONEY($low) } a { MONEY($high) }), vence { $win }% das partidas
hint-because = { $option }. Motivos: { $why }
hint-pile-worth = a pilha { $pile } vale cerca de { MONEY($worth) } para você
hint-bid-leaves = depois de pagar, você ganha cerca de { MONEY($gain) } e fica com { MONEY($cash) } em dinheiro
hint-bidders-left = { $count ->
    [0] ninguém mais pode superar seu lance
    [one] falta colocar 1 meeple
   *[other] falta colocar { $count } meeples
}
hint-card-worth = { $card } vale cerca de { MONEY($worth) } nesta rodada
hint-pile-seen = os outros veem cerca de { MONEY($worth) } na pilha { $pile }
hint-sell-now = { $company } rende { MONEY($price) } agora
hint-keep-brings = guardada até depois do Movimento, deve valer { MONEY($worth) }
hint-shares = você tem { $count ->
    [one] uma ação
   *[other] { $count } ações
} de { $company }
hint-shares-others = os outros devem ter juntos { $count } ações de { $company }
hint-price = { $company } está em { MONEY($price) }
hint-claim-shows = isso mostra aos outros { $count ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $count } cartas
}
hint-interest = juros até o fim: { MONEY($interest) } em { $rounds ->
    [one] uma rodada
   *[other] { $rounds } rodadas
}
hint-cash-left = sobram { MONEY($cash) } para este leilão
hint-option-help = Mostrar o que cada resposta pode render, e por quê.

# Os comandos sobre bots.
bots-help = Lista os bots, do mais fraco ao mais forte, depois as personalidades.
bots-examples =
    Exemplos:
    stockpile bots
    stockpile bots --json
bots-random = responde qualquer coisa permitida
bots-novice = conta como o colecionador, e erra muito
bots-greedy = conta o que vê pelo que sabe
bots-trader = pensa os leilões até o fim, conta maiorias, divisões e riscos
bots-broker = um operador que testa suas melhores respostas em alguns mundos possíveis
bots-shark = o mesmo em muitos mundos; shark@1000 ou shark@2s para mais
bots-master = pesquisa como o tubarão, julga pelo que milhares de partidas ensinaram e lê o que os outros fazem; master@2000 ou master@2s para mais
bots-cautious = um operador que paga pouco e guarda o dinheiro
bots-aggressive = um operador que paga mais pelo que quer
bots-bluffing = um operador que gosta de estragar as pilhas dos outros
bots-hoarding = um operador que quer ter mais ações de tudo
bots-command = um programa seu; veja docs/bots.md
bots-class = uma classe Python sua; veja docs/bots.md
bots-policy = uma política aprendida, lida de um arquivo; veja docs/research.md
bot-help = Seus próprios programas como bots.
bot-check-help = Joga partidas com um bot e diz se ele respeita o protocolo e as regras.
bot-check-examples =
    Exemplos:
    stockpile bot check 'cmd:./mybot.py'
    stockpile bot check 'cmd:python mybot.py' --games 5 --json
bot-check-name = o bot, por exemplo cmd:./mybot.py ou py:mybot:Bot
bot-check-fine = { $bot }: { $games ->
    [one] uma partida
   *[other] { $games } partidas
}, { $decisions } respostas, todas permitidas; { $ms } ms por resposta, { $wins }% vencidas
bot-check-faults = { $bot }: falhou em { $faults } de { $games } partidas
bot-check-fault = { $count } vezes: { $what }
arena-help = Põe bots para jogar entre si, nas mesmas distribuições e de cada lugar, e os classifica.
arena-examples =
    Exemplos:
    stockpile arena trader shark@64 greedy --deals 100 --jobs 2
    stockpile arena trader greedy greedy greedy --deals 200
    stockpile arena trader cmd:./mybot.py --players 3 --deals 200 --out resultados
    stockpile arena trader greedy --modules all --json
arena-bots = quem joga: tantos nomes quantos lugares (trader greedy greedy greedy é um contra três), ou menos, cada um uma vez, sentados em rodízio; também shark@256, shark@1s, cmd:./mybot.py, py:mybot:Bot, npz:policy.npz
arena-deals-help = Quantas distribuições; cada uma é jogada em todas as rotações dos lugares.
arena-out-help = Uma pasta para partidas, tabela e gráfico; chamado de novo igual, continua de onde parou.
arena-too-few = são precisos pelo menos dois bots diferentes
arena-too-many = { $given } bots para { $seats } lugares: um nome é um lugar; --players diz quantos há
arena-twice = { $bot } aparece duas vezes entre { $given } bots para { $seats } lugares: dê cada bot uma vez, ou um por lugar
arena-other-contest = { $folder } contém outra disputa; escolha outra pasta, ou os mesmos bots, jogadores, módulos e semente
arena-broken-file = { $file }, linha { $line }: { $problem }
arena-no-rating = a classificação precisa do pacote numpy: pip install 'stockpile-game[arena]'
arena-progress = distribuições
arena-title = { $deals ->
    [one] Uma distribuição
   *[other] { $deals } distribuições
}, { $games } partidas, { $players } jogadores
arena-timed = Alguns bots pensam pelo relógio: outra vez pode dar outro resultado.
arena-column-bot = Jogador
arena-column-wins = Vitórias
arena-column-interval = intervalo de 95%
arena-column-rating = Classificação
arena-column-money = Dinheiro
arena-column-time = ms por resposta
arena-column-faults = Falhas
arena-column-illegal = Respostas ilegais
arena-column-input = Tokens lidos
arena-column-output = Tokens escritos
arena-column-cost = Custo
arena-column-fewer = Vezes menos distribuições
arena-luckless = Sem a sorte
arena-written = Partidas, tabela e gráfico estão em { $folder }.
