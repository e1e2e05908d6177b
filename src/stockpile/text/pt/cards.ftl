# O que está na mesa.
money =
    { $amount ->
        [0] $0
       *[other] { $sign }${ $amount } mil
    }
you = você
list-and = { $first } e { $last }

company-cosmic = Cosmic Computers
company-bottomline = Bottomline Bank
company-leading = Leading Laboratories
company-american = American Automotive
company-stanford = Stanford Steel
company-epic = Epic Electric
short-cosmic = Cosmic
short-bottomline = Bottomline
short-leading = Leading
short-american = American
short-stanford = Stanford
short-epic = Epic

card-unknown = carta desconhecida
card-fee = Taxa de Negociação de { MONEY($amount) }
card-boom = Stock Boom
card-bust = Stock Bust
card-gold = Ouro
card-platinum = Platina
card-oil = Petróleo
card-gas = Gás natural
card-corn = Milho
card-cattle = Gado
card-tax = Imposto
card-first = Carta de Primeiro Jogador
sign-gold = Ou
sign-platinum = Pl
sign-oil = Pe
sign-gas = Gs
sign-corn = Mi
sign-cattle = Gd
sign-tax = Im

forecast-unknown = desconhecida
forecast-up = sobe { $spaces }
forecast-down = cai { $spaces }
forecast-dividend = paga { MONEY($amount) } por ação

stage-setup = Preparação
stage-information = Informação
stage-supply = Abastecimento
stage-demand = Demanda
stage-paying = Pagamento
stage-action = Ação
stage-selling = Venda
stage-movement = Movimento
stage-round-end = Fim da rodada
stage-game-end = Contagem final
stage-over = Fim de jogo
stage-bonds = Promissórias
stage-dice = Dados de Previsão
stage-commerce = Comércio
stage-first-player-card = Carta de Primeiro Jogador

board-standard = tabuleiro padrão
board-advanced = tabuleiro avançado

part-cash = Dinheiro
part-majority = Maiorias
part-stocks = Ações
part-bonds = Promissórias
part-commodities = Commodities
part-taxes = Impostos
part-fees = Taxas devidas
part-total = Total
