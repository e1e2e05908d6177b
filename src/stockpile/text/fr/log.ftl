# Ce qui s'est passé. $who vaut « you » pour le lecteur lui-même, sinon « other ».
subject =
    { $who ->
        [you] Vous avez
       *[other] { $name } a
    }
by-whom =
    { $by_who ->
        [you] vous
       *[other] { $by_name }
    }
cards-of =
    { $cards ->
        [one] { $cards } titre { $company }
       *[other] { $cards } titres { $company }
    }
shares-of =
    { $shares ->
        [one] { $shares } action { $company }
       *[other] { $shares } actions { $company }
    }

log-game-started =
    { $who ->
        [you] Vous commencez la partie.
       *[other] { $name } commence la partie.
    }
log-starting-card =
    { $known ->
        [yes] { subject } reçu { $card } comme carte de départ.
       *[no] { subject } reçu une carte de départ secrète.
    }
log-round-started =
    { $who ->
        [you] Manche { $round } : vous jouez en premier.
       *[other] Manche { $round } : { $name } joue en premier.
    }
log-pair-dealt =
    { $whose ->
        [own] Votre paire : { $company } { $sign } ({ $forecast }).
        [public] La paire visible : { $company } { $sign } ({ $forecast }).
        [hidden]
            { $known ->
                [yes] Une paire face cachée : { $company } { $sign } ({ $forecast }).
               *[no] Une paire reste face cachée ; personne ne la connaît.
            }
       *[other]
            { $known ->
                [yes] { $name } a reçu la paire { $company } { $sign } ({ $forecast }).
               *[no] { $name } a reçu une paire secrète.
            }
    }
log-opened =
    { $known ->
        [yes] La pile { $pile } s’ouvre sur { $card }.
       *[no] La pile { $pile } s’ouvre sur une carte face cachée.
    }
log-dealt =
    { $known ->
        [yes] { subject } pioché { $card }.
       *[no] { subject } pioché une carte.
    }
log-placed =
    { $up ->
        [yes] { subject } posé { $card } face visible sur la pile { $pile }.
       *[no]
            { $known ->
                [yes] { subject } posé { $card } face cachée sur la pile { $pile }.
               *[no] { subject } posé une carte face cachée sur la pile { $pile }.
            }
    }
log-stage-began = Phase : { $stage }
log-bid = { subject } misé { MONEY($value) } sur la pile { $pile }.
log-outbid =
    { $who ->
        [you] { by-whom } a surenchéri sur vous (pile { $pile }).
       *[other]
            { $by_who ->
                [you] Vous avez surenchéri sur { $name } (pile { $pile }).
               *[other] { by-whom } a surenchéri sur { $name } (pile { $pile }).
            }
    }
log-bid-paid =
    { $way ->
        [in] { subject } reçu { MONEY($amount) } avec la pile { $pile }.
       *[out] { subject } payé { MONEY($amount) } pour la pile { $pile }.
    }
log-pile-taken =
    { $fees ->
        [0] { subject } pris la pile { $pile }.
        [one] { subject } pris la pile { $pile }, avec { $fees } carte de frais de courtage.
       *[other] { subject } pris la pile { $pile }, avec { $fees } cartes de frais de courtage.
    }
log-fee-paid = { subject } payé { MONEY($amount) } de frais de courtage.
log-action-played = { subject } joué { $card } sur { $company }.
log-moved =
    { $direction ->
        [up] { $company } monte de { $spaces }, à { MONEY($price) }.
       *[down] { $company } baisse de { $spaces }, à { MONEY($price) }.
    }
log-split = { $company } divise ses actions ! Le cours repart de { MONEY($price) }.
log-split-paid = { subject } reçu { MONEY($amount) } pour { cards-of } déjà dans le portefeuille divisé.
log-split-shown = { subject } passé { cards-of } dans le portefeuille divisé.
log-bankrupt = { $company } fait faillite ! Le cours repart de { MONEY($price) }.
log-bankrupt-lost = { subject } perdu { cards-of }.
log-dividend = { $company } verse { MONEY($amount) } par action.
log-dividend-paid =
    { $shares ->
        [one] { subject } touché { MONEY($amount) } pour { shares-of } visible de tous.
       *[other] { subject } touché { MONEY($amount) } pour { shares-of } visibles de tous.
    }
log-claimed =
    { $cards ->
        [0]
            { $who ->
                [you] Vous n’avez montré aucun titre { $company }.
               *[other] { $name } n’a montré aucun titre { $company }.
            }
       *[other] { subject } montré { cards-of } et touché { MONEY($amount) }.
    }
log-sold =
    { $how ->
        [split] { subject } vendu un titre divisé { $company } pour { MONEY($amount) }.
        [half] { subject } vendu la moitié d’un titre divisé { $company } pour { MONEY($amount) }.
       *[regular] { subject } vendu { $company } pour { MONEY($amount) }.
    }
log-pair-shown =
    { $whose ->
        [own] Vous avez révélé votre paire : { $company } { $sign }.
        [public] La paire visible : { $company } { $sign }.
        [hidden] La paire face cachée : { $company } { $sign }.
       *[other] { $name } a révélé une paire : { $company } { $sign }.
    }
log-round-ended = La manche { $round } est terminée.
log-cards-shown =
    { $who ->
        [you] Vous avez révélé toutes vos cartes.
       *[other] { $name } a révélé toutes ses cartes.
    }
log-majority = { subject } reçu { MONEY($amount) } comme actionnaire majoritaire : { shares-of }.
log-final-sale = { subject } vendu { shares-of } pour { MONEY($amount) }.
log-game-ended =
    { $who ->
        [you] Vous avez gagné la partie !
        [several] { $winners } se partagent la victoire !
       *[other] { $winners } a gagné la partie.
    }
log-bonds-bought =
    { $bonds ->
        [0]
            { $who ->
                [you] Vous n’avez acheté aucune obligation.
               *[other] { $name } n’a acheté aucune obligation.
            }
        [one] { subject } acheté { $bonds } obligation pour { MONEY($amount) }.
       *[other] { subject } acheté { $bonds } obligations pour { MONEY($amount) }.
    }
log-interest =
    { $bonds ->
        [one] { subject } touché { MONEY($amount) } d’intérêts pour { $bonds } obligation.
       *[other] { subject } touché { MONEY($amount) } d’intérêts pour { $bonds } obligations.
    }
log-rolled = Le dé { $die } donne { $sign } ({ $forecast }).
log-commerce-drawn =
    { $known ->
        [yes] { subject } pioché { $card } dans le paquet Commerce.
       *[no] { subject } pioché une carte Commerce.
    }
log-laid = { subject } posé { $card } sur la pile { $pile }.
log-first-given =
    { $kept ->
        [yes]
            { $who ->
                [you] Vous avez gardé la carte Premier joueur : vous commencez la prochaine manche.
               *[other] { $name } a gardé la carte Premier joueur et commence la prochaine manche.
            }
       *[no]
            { $to_who ->
                [you] { $name } vous a donné la carte Premier joueur : vous commencez la prochaine manche.
               *[other] { subject } donné la carte Premier joueur à { $to_name }, qui commence la prochaine manche.
            }
    }
log-bonds-paid =
    { $bonds ->
        [one] { subject } reçu { MONEY($amount) } pour { $bonds } obligation.
       *[other] { subject } reçu { MONEY($amount) } pour { $bonds } obligations.
    }
log-commodities-paid = { subject } reçu { MONEY($amount) } pour les matières premières.
log-taxes-paid =
    { $taxes ->
        [one] { subject } payé { MONEY($amount) } pour { $taxes } impôt.
       *[other] { subject } payé { MONEY($amount) } pour { $taxes } impôts.
    }
log-asked = À répondre : { $seats } ({ $ask }).

# Ce qui s'est passé autour de la table.
table-created = La table est prête.
table-joined = { subject } rejoint la table.
table-renamed =
    { $who ->
        [you] Vous vous appelez maintenant { $name }.
       *[other] { $old } s’appelle maintenant { $name }.
    }
table-seed-committed = { subject } ajouté un nombre scellé au mélange.
table-answered = { subject } répondu.
table-undone =
    { $who ->
        [you] Vous avez annulé votre dernier coup.
       *[other] { $name } a annulé son dernier coup.
    }
table-took-over =
    { $who ->
        [you] Un robot ({ $bot }) joue à votre place.
       *[other] Un robot ({ $bot }) joue pour { $name }.
    }
table-handed-back =
    { $who ->
        [you] Vous reprenez votre place.
       *[other] { $name } reprend sa place.
    }
table-said = { $name } : { $text }
table-flagged =
    { $who ->
        [you] Vous n’avez plus de temps ; un robot ({ $bot }) continue.
       *[other] { $name } n’a plus de temps ; un robot ({ $bot }) continue.
    }
table-closed = La table est fermée.
