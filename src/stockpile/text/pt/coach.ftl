# O treinador: o que diz a análise de uma partida terminada.
coach-mark-blunder = Erro grave
coach-mark-mistake = Erro
coach-mark-inaccuracy = Imprecisão
coach-mark-brilliant = Jogada brilhante
coach-better = { $who ->
    [you] Você escolheu “{ $given }”. “{ $best }” venceria { $points } partidas a mais em cada cem ({ $low } a { $high }).
   *[other] { $name } escolheu “{ $given }”. “{ $best }” venceria { $points } partidas a mais em cada cem ({ $low } a { $high }).
}
coach-unclear = { $who ->
    [you] Você escolheu “{ $given }”. “{ $best }” talvez fosse melhor, mas não há certeza ({ $low } a { $high } partidas em cada cem).
   *[other] { $name } escolheu “{ $given }”. “{ $best }” talvez fosse melhor, mas não há certeza ({ $low } a { $high } partidas em cada cem).
}
coach-best = { $who ->
    [you] Você escolheu “{ $given }”. Nada melhor foi encontrado.
   *[other] { $name } escolheu “{ $given }”. Nada melhor foi encontrado.
}
coach-brilliant = { $who ->
    [you] Você escolheu “{ $given }”, que vence { $points } partidas a mais em cada cem do que a escolha de um Operador aqui ({ $low } a { $high }).
   *[other] { $name } escolheu “{ $given }”, que vence { $points } partidas a mais em cada cem do que a escolha de um Operador aqui ({ $low } a { $high }).
}
coach-why-given = Visto deste lugar: { $why }.
coach-why-best = Com a melhor resposta: { $why }.
coach-luck = Sorte
coach-skill = Habilidade
coach-others = Os outros
coach-expected = Esperado
coach-result = Resultado
coach-lost = Desperdiçado
coach-decisions = Decisões
coach-chances = Chance de vencer
coach-why-rich = Por que cada um ficou mais rico ou mais pobre
coach-what-luck = Sorte é o que as cartas e as previsões trouxeram; habilidade, o que as escolhas do jogador mudaram em comparação com as de um Operador no mesmo lugar; Os outros, o que as escolhas deles mudaram. Tudo em pontos percentuais de chance de vencer, com intervalos de 95%.
coach-analyse = Analisar
coach-title = Análise
coach-thinking = Pensando: { $done } de { $of }
coach-ready = A análise está completa.
coach-cut = A análise parou antes do fim. Abra-a de novo mais tarde: o que foi encontrado fica guardado.
coach-chart = Chance de vencer ao longo da partida, como toda a mesa podia saber. As setas percorrem a curva, Enter abre o replay nesse ponto.
coach-moment = Rodada { $round }, { $phase }: { $chances }
coach-marked = Decisões marcadas
coach-none-marked = Nenhuma decisão está marcada.
coach-every = Mostrar todas as decisões
coach-whose = Decisões de
coach-everybody = Todos
coach-show = Ver
coach-what-if = E se?
coach-what-if-what = Jogue daqui contra bots; só é distribuído de novo o que { $name } não podia saber.
coach-balance = Sorte e habilidade
coach-cause = Causa
