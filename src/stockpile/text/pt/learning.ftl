# Aprendizado: quanto um lugar pode ganhar contra outros que não mudam.
best-help = Aprende a jogar contra lugares congelados: uma melhor resposta aproximada e, portanto, um limite inferior do quanto eles podem ser explorados.
best-examples =
    Exemplos:
    stockpile env best-response --against greedy --steps 4000000 --out greedy.npz
    stockpile env best-response --against trader --start greedy.npz --out trader.npz
    stockpile env best-response --against trader,greedy --players 3 --seed 7 --json
    stockpile env best-response --preset mini --against trader
    stockpile arena npz:greedy.npz greedy --deals 200
best-against = Quem ocupa os outros lugares; uma lista curta recomeça do início. Há: { $bots }.
best-steps = Quantas decisões o aprendiz toma; cerca de 30.000 por segundo contra greedy.
best-reward = Com o que aprende: o dinheiro acima da média dos outros, de que iniciantes precisam, ou a parcela de vitórias.
best-games = Em quantas partidas o resultado é medido.
best-start = Uma política já aprendida como ponto de partida, em vez de uma que não sabe nada.
best-out = Onde a política é gravada, a cada meio milhão de decisões; ela joga como npz:ARQUIVO.
best-needs = o aprendizado precisa do pacote { $package }: pip install 'stockpile-game[env]'
best-progress = decisões
best-result = Sozinho contra { $against }: { $share } % de { $games } partidas vencidas (95 %: de { $low } a { $high }), onde { $fair } % seria o justo.
best-gain = São { $gain } pontos acima do justo: pelo menos isso pode ser tirado deles.
best-no-gain = { $gain } pontos em relação ao justo: não foi encontrado um jeito de explorá-los. Mais decisões, ou outro ponto de partida, talvez encontrem um.
best-written = A política está em { $file }.
