# Por que algo é recusado.
refusal-rule = { $reason } [{ $rule }]
refusal-no-such-answer = “{ $given }” não é uma resposta que eu conheça.
refusal-game-over = A partida terminou.
refusal-not-your-turn = Não é a sua vez.
refusal-other-question = Agora é hora de { $ask }, e não de { $verb }.
refusal-no-such-pile = Não existe a pilha { $pile }.
refusal-not-in-deck = Não há mais essa carta para comprar.
refusal-not-in-hand = Você não tem { $card } na mão.
refusal-place-up-now = A primeira carta é colocada virada para cima.
refusal-place-down-now = A segunda carta é colocada virada para baixo.
refusal-no-such-space = A trilha de lances não tem esse espaço.
refusal-own-meeple = Seu próprio meeple já está na trilha { $pile }.
refusal-track-locked = A trilha { $pile } está bloqueada: o lance máximo já está lá.
refusal-bid-too-low = { MONEY($value) } não supera o lance de { MONEY($standing) } na pilha { $pile }.
refusal-too-little-cash = Você tem { MONEY($cash) }, e isso não basta para pagar { MONEY($value) }.
refusal-too-little-cash-for-both = Você tem { MONEY($cash) }, dos quais { MONEY($promised) } já prometidos: não basta para mais { MONEY($value) }.
refusal-no-such-company = { $company } não está nesta partida.
refusal-no-such-action-card = Você não tem { $card } para jogar.
refusal-no-such-card = Você não tem carta de { $company } na carteira de ações.
refusal-no-such-split-card = Você não tem carta de { $company } na carteira dividida.
refusal-too-many-claimed = Você pode mostrar no máximo { $most } cartas ocultas de { $company }, não { $cards }.
refusal-too-few-bonds =
    { $left ->
        [0] Não há mais promissórias: não dá para comprar { $bonds }.
        [one] Só resta { $left } promissória, não { $bonds }.
       *[other] Só restam { $left } promissórias, não { $bonds }.
    }
refusal-lay-first-card = Agora se coloca a Carta de Primeiro Jogador, não { $card }.
refusal-other-pile = Uma carta sua do Baralho Comercial já está na pilha { $pile }: as duas vão em pilhas diferentes.

# Assuntos da mesa, não das regras.
refusal-bad-entry = Não dá para ler este pedido: { $field }.
refusal-unknown-kind = Não existe pedido do tipo “{ $given }”.
refusal-not-created = A mesa ainda não está pronta.
refusal-already-created = A mesa já está pronta.
refusal-bad-setup = Esta preparação não é possível: { $reason }
refusal-closed = A mesa está fechada.
refusal-not-started = A partida começa quando todos os lugares estiverem ocupados.
refusal-no-such-seat = Esse lugar não existe.
refusal-seat-taken = Esse lugar está ocupado.
refusal-seat-empty = Ninguém está sentado ali ainda.
refusal-seat-is-bot = Um bot está sentado ali.
refusal-no-such-bot = Não há bot chamado “{ $given }”.
refusal-stale-revision = Algo aconteceu enquanto isso: olhe de novo e depois responda.
refusal-nothing-staged = Nenhuma resposta foi dada.
refusal-stage-ends = Nada pode seguir esta resposta antes que ela seja jogada.
refusal-taken-over = Um bot está jogando por você: retome primeiro o seu lugar.
refusal-not-taken-over = Nenhum bot assumiu este lugar.
refusal-time-is-up = Seu tempo acabou.
refusal-nothing-to-undo = Não há resposta sua para desfazer.
refusal-already-seen = Não dá para desfazer: outros já viram, ou você já viu algo novo.
refusal-nothing-said = Nada foi dito.
refusal-too-long = É longo demais: no máximo { $most } caracteres.
