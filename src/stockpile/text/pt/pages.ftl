# As páginas em volta da mesa: início, sala de espera, fim, regras, replays.
page-opponents = Quem senta à sua frente
page-against = O jogo base contra três bots: { $bot }. Uns vinte minutos.
page-code-have = Tem um código?
page-code-join = Entrar
page-code-short = Um código tem cinco letras.
page-code-unknown = Nenhuma mesa espera com esse código. Talvez já tenha começado, ou o código expirou.
