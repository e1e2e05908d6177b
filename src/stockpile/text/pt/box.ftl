# O que há na caixa: módulos, coleções, e de onde vêm os valores.
module-bonds = Promissórias
module-commerce = Commodities e Impostos
module-dice = Dados de Previsão
module-first-player-card = Carta de Primeiro Jogador
module-investors = Investidores
module-investor-bidding = Leilão de Investidores
module-strategies = Estratégias de Investimento
module-bonds-what = Antes de cada rodada dá para comprar até três promissórias: um pouco de juros por rodada, e o preço de volta no fim.
module-commerce-what = Um segundo baralho vai para as pilhas: commodities pagam por conjuntos de tipos diferentes, impostos pesam cada vez mais.
module-dice-what = Dados rolados à vista de todos dizem quais previsões a rodada terá; quem recebe qual continua em segredo.
module-first-player-card-what = Uma carta fica em uma pilha, e quem a compra escolhe o primeiro jogador da próxima rodada.
module-investors-what = Cada jogador escolhe um investidor, que traz o dinheiro inicial e uma habilidade para a partida inteira.
module-investor-bidding-what = Os investidores vão a leilão antes da primeira rodada; os lances saem do dinheiro inicial deles. Precisa dos investidores.
module-strategies-what = Cada jogador tem na mão cartas de Estratégia secretas e pode jogar uma em cada turno de Ação.

set-base = jogo base
set-continuing-corruption = Continuing Corruption
set-illicit-investments = Illicit Investments
set-promo = cartas promocionais

provenance-R = os manuais dizem, ou não deixam outra leitura
provenance-P = encontrado em uma só fonte pública, não verificado
provenance-E = estimado por nós a partir de valores conhecidos
provenance-H = nosso: não está impresso em lugar que pudéssemos ler, escrito para que o módulo seja jogável
provenance-C = calibrado por nós: procurado jogando partidas entre bots; content/data/balanced.toml diz o comando

# Os valores com que se joga
components-printed = como impressos
components-printed-what = O que dizem as cartas; onde ninguém sabe o que está impresso, nossas estimativas.
components-balanced = equilibrados
components-balanced-what = Dinheiro inicial e cartas da casa calibrados com muitas partidas entre bots: cada investidor e cada carta valem mais ou menos o mesmo.
components-own = próprios
