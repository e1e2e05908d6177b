# A primeira partida guiada: duas rodadas com cartas preparadas, uma ideia por vez.
guide-goal = Quem tiver mais dinheiro no fim vence. Você ganha dinheiro com ações cujo valor sobe. Aqui estão as seis empresas e seus valores.
guide-tip = Sua dica secreta: { $company } vai subir 4 no fim desta rodada. Ninguém mais sabe.
guide-open-pair = Mais uma dica está à vista de todos. As outras são secretas, cada uma conhecida por um jogador.
guide-pile = Logo cada um compra exatamente uma destas pilhas, com todas as cartas dela. Algumas estão viradas para baixo: quem as colocou sabe, você adivinha.
guide-fee = Você tem uma Taxa de Negociação. Quem compra a pilha dela paga. Coloque-a virada para baixo em uma pilha que você não quer.
guide-bid = Dê um lance colocando seu meeple na trilha de uma pilha. Se alguém der um lance maior, você escolhe de novo, onde quiser. Há uma ação de { $company } à vista: quanto ela vale para você?
guide-action = Quem comprou o Stock Boom sobe agora o valor de uma empresa em dois espaços, à sua escolha.
guide-selling = Você pode vender ações pelo valor de hoje. O que vai subir, guarde; o que vai cair, venda.
guide-movement = Todas as dicas são viradas agora, uma após a outra, e os valores andam.
guide-dividend = { $company } paga um dividendo: 2 por ação que você mostrar. Você tinha uma desde o início.
guide-second = A segunda e última rodada: novas cartas, novas dicas. Os valores ficam onde estão.
guide-split = { $company } está no alto. Além do último espaço há uma divisão: cada ação passa a contar em dobro, e o valor recomeça em 6.
guide-reckoning = O fim: quem tem mais ações de uma empresa ganha mais 10, e depois tudo é vendido pelo último valor.
guide-over = Você já conhece o jogo. Uma partida de verdade tem mais rodadas: jogue agora.
