# O que aconteceu. $who é "you" para o próprio leitor, senão "other".
subject =
    { $who ->
        [you] Você
       *[other] { $name }
    }
by-whom =
    { $by_who ->
        [you] você
       *[other] { $by_name }
    }
cards-of =
    { $cards ->
        [one] { $cards } carta de { $company }
       *[other] { $cards } cartas de { $company }
    }
shares-of =
    { $shares ->
        [one] { $shares } ação de { $company }
       *[other] { $shares } ações de { $company }
    }

log-game-started =
    { $who ->
        [you] Você começa a partida.
       *[other] { $name } começa a partida.
    }
log-starting-card =
    { $known ->
        [yes] { subject } recebeu { $card } como carta inicial.
       *[no] { subject } recebeu uma carta inicial secreta.
    }
log-round-started =
    { $who ->
        [you] Rodada { $round }: você joga primeiro.
       *[other] Rodada { $round }: { $name } joga primeiro.
    }
log-pair-dealt =
    { $whose ->
        [own] Seu par: { $company } { $sign } ({ $forecast }).
        [public] O par aberto: { $company } { $sign } ({ $forecast }).
        [hidden]
            { $known ->
                [yes] Um par virado para baixo: { $company } { $sign } ({ $forecast }).
               *[no] Um par fica virado para baixo; ninguém o conhece.
            }
       *[other]
            { $known ->
                [yes] { $name } recebeu o par { $company } { $sign } ({ $forecast }).
               *[no] { $name } recebeu um par secreto.
            }
    }
log-opened =
    { $known ->
        [yes] A pilha { $pile } abriu com { $card }.
       *[no] A pilha { $pile } abriu com uma carta virada para baixo.
    }
log-dealt =
    { $known ->
        [yes] { subject } comprou { $card } do baralho.
       *[no] { subject } comprou uma carta do baralho.
    }
log-placed =
    { $up ->
        [yes] { subject } colocou { $card } virada para cima na pilha { $pile }.
       *[no]
            { $known ->
                [yes] { subject } colocou { $card } virada para baixo na pilha { $pile }.
               *[no] { subject } colocou uma carta virada para baixo na pilha { $pile }.
            }
    }
log-stage-began = Fase: { $stage }
log-bid = { subject } deu um lance de { MONEY($value) } na pilha { $pile }.
log-outbid =
    { $who ->
        [you] Seu lance na pilha { $pile } foi superado por { by-whom }.
       *[other] O lance de { $name } na pilha { $pile } foi superado por { by-whom }.
    }
log-bid-paid =
    { $way ->
        [in] { subject } recebeu { MONEY($amount) } com a pilha { $pile }.
       *[out] { subject } pagou { MONEY($amount) } pela pilha { $pile }.
    }
log-pile-taken =
    { $fees ->
        [0] { subject } pegou a pilha { $pile }.
        [one] { subject } pegou a pilha { $pile }, com { $fees } taxa de negociação.
       *[other] { subject } pegou a pilha { $pile }, com { $fees } taxas de negociação.
    }
log-fee-paid = { subject } pagou uma taxa de negociação de { MONEY($amount) }.
log-action-played = { subject } jogou { $card } em { $company }.
log-moved =
    { $direction ->
        [up] { $company } subiu { $spaces }, para { MONEY($price) }.
       *[down] { $company } caiu { $spaces }, para { MONEY($price) }.
    }
log-split = { $company } dividiu suas ações! O valor recomeça em { MONEY($price) }.
log-split-paid =
    { $cards ->
        [one] { subject } recebeu { MONEY($amount) } por { cards-of } que já estava na carteira dividida.
       *[other] { subject } recebeu { MONEY($amount) } por { cards-of } que já estavam na carteira dividida.
    }
log-split-shown = { subject } moveu { cards-of } para a carteira dividida.
log-bankrupt = { $company } foi à falência! O valor recomeça em { MONEY($price) }.
log-bankrupt-lost = { subject } perdeu { cards-of }.
log-dividend = { $company } pagou { MONEY($amount) } por ação.
log-dividend-paid = { subject } recebeu { MONEY($amount) } por { shares-of } à vista de todos.
log-claimed =
    { $cards ->
        [0] { subject } não mostrou nenhuma carta de { $company }.
       *[other] { subject } mostrou { cards-of } e recebeu { MONEY($amount) }.
    }
log-sold =
    { $how ->
        [split] { subject } vendeu uma carta dividida de { $company } por { MONEY($amount) }.
        [half] { subject } vendeu metade de uma carta dividida de { $company } por { MONEY($amount) }.
       *[regular] { subject } vendeu { $company } por { MONEY($amount) }.
    }
log-pair-shown =
    { $whose ->
        [own] Você revelou seu par: { $company } { $sign }.
        [public] O par aberto: { $company } { $sign }.
        [hidden] O par virado para baixo: { $company } { $sign }.
       *[other] { $name } revelou um par: { $company } { $sign }.
    }
log-round-ended = A rodada { $round } terminou.
log-cards-shown = { subject } revelou todas as cartas.
log-majority = { subject } recebeu { MONEY($amount) } pela maioria: { shares-of }.
log-final-sale = { subject } vendeu { shares-of } por { MONEY($amount) }.
log-game-ended =
    { $who ->
        [you] Você venceu a partida!
        [several] { $winners } dividem a vitória!
       *[other] { $winners } venceu a partida.
    }
log-bonds-bought =
    { $bonds ->
        [0] { subject } não comprou promissórias.
        [one] { subject } comprou { $bonds } promissória por { MONEY($amount) }.
       *[other] { subject } comprou { $bonds } promissórias por { MONEY($amount) }.
    }
log-interest =
    { $bonds ->
        [one] { subject } recebeu { MONEY($amount) } de juros por { $bonds } promissória.
       *[other] { subject } recebeu { MONEY($amount) } de juros por { $bonds } promissórias.
    }
log-rolled = O dado { $die } mostra { $sign } ({ $forecast }).
log-commerce-drawn =
    { $known ->
        [yes] { subject } comprou { $card } do Baralho Comercial.
       *[no] { subject } comprou uma carta do Baralho Comercial.
    }
log-laid = { subject } colocou { $card } na pilha { $pile }.
log-first-given =
    { $kept ->
        [yes] { subject } ficou com a Carta de Primeiro Jogador e começa a próxima rodada.
       *[no]
            { $to_who ->
                [you] { $name } entregou a você a Carta de Primeiro Jogador: você começa a próxima rodada.
               *[other] { subject } entregou a Carta de Primeiro Jogador a { $to_name }, que começa a próxima rodada.
            }
    }
log-bonds-paid =
    { $bonds ->
        [one] { subject } recebeu { MONEY($amount) } por { $bonds } promissória.
       *[other] { subject } recebeu { MONEY($amount) } por { $bonds } promissórias.
    }
log-commodities-paid = { subject } recebeu { MONEY($amount) } pelas commodities.
log-taxes-paid =
    { $taxes ->
        [one] { subject } pagou { MONEY($amount) } por { $taxes } imposto.
       *[other] { subject } pagou { MONEY($amount) } por { $taxes } impostos.
    }
log-asked = A responder: { $seats } ({ $ask }).

# O que aconteceu em volta da mesa.
table-created = A mesa está pronta.
table-joined = { subject } entrou na mesa.
table-renamed =
    { $who ->
        [you] Você agora se chama { $name }.
       *[other] { $old } agora se chama { $name }.
    }
table-seed-committed = { subject } pôs um número lacrado no embaralhamento.
table-answered = { subject } respondeu.
table-undone = { subject } desfez a última resposta.
table-took-over =
    { $who ->
        [you] Um bot ({ $bot }) joga por você.
       *[other] Um bot ({ $bot }) joga por { $name }.
    }
table-handed-back = { subject } voltou a jogar.
table-said = { $name } disse: { $text }
table-flagged =
    { $who ->
        [you] O seu tempo acabou; um bot ({ $bot }) continua.
       *[other] O tempo de { $name } acabou; um bot ({ $bot }) continua.
    }
table-closed = A mesa está fechada.
