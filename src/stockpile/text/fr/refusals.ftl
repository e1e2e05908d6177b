# Pourquoi une réponse est refusée.
refusal-rule = { $reason } [{ $rule }]
refusal-no-such-answer = « { $given } » n’est pas une réponse que je connais.
refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-other-question = Il faut { $ask }, et non { $verb }.
refusal-no-such-pile = Il n’y a pas de pile { $pile }.
refusal-not-in-deck = Il ne reste pas de telle carte à piocher.
refusal-not-in-hand = Vous n’avez pas { $card } en main.
refusal-place-up-now = La première carte se pose face visible.
refusal-place-down-now = La seconde carte se pose face cachée.
refusal-no-such-space = Cette case n’existe pas sur la piste d’enchères.
refusal-own-meeple = Votre propre meeple est déjà sur la piste { $pile }.
refusal-track-locked = La piste { $pile } est fermée : la mise la plus haute y est déjà.
refusal-bid-too-low = { MONEY($value) } ne dépasse pas la mise de { MONEY($standing) } sur la pile { $pile }.
refusal-too-little-cash = Vous avez { MONEY($cash) } : trop peu pour payer { MONEY($value) }.
refusal-too-little-cash-for-both = Vous avez { MONEY($cash) }, dont { MONEY($promised) } déjà promis : trop peu pour { MONEY($value) } de plus.
refusal-no-such-company = { $company } n’est pas dans cette partie.
refusal-no-such-action-card = Vous n’avez pas { ELIDE("de", $card) } à jouer.
refusal-no-such-card = Vous n’avez pas de titre { $company } dans le portefeuille courant.
refusal-no-such-split-card = Vous n’avez pas de titre { $company } dans le portefeuille divisé.
refusal-too-many-claimed = Vous pouvez montrer au plus { $most } titres cachés { $company }, pas { $cards }.
refusal-too-few-bonds =
    { $left ->
        [0] Il ne reste plus d’obligation : impossible d’en acheter { $bonds }.
        [one] Il ne reste que { $left } obligation, pas { $bonds }.
       *[other] Il ne reste que { $left } obligations, pas { $bonds }.
    }
refusal-lay-first-card = C’est la carte Premier joueur qui se pose maintenant, pas { $card }.
refusal-other-pile = Une de vos cartes Commerce est déjà sur la pile { $pile } : les deux vont sur des piles différentes.

# Affaires de table, hors des règles.
refusal-bad-entry = Cette demande est illisible : { $field }.
refusal-unknown-kind = Il n’y a pas de demande du genre « { $given } ».
refusal-not-created = La table n’est pas encore prête.
refusal-already-created = La table est déjà prête.
refusal-bad-setup = Cette mise en place est impossible : { $reason }
refusal-closed = La table est fermée.
refusal-not-started = La partie commence quand toutes les places sont prises.
refusal-no-such-seat = Cette place n’existe pas.
refusal-seat-taken = Cette place est prise.
refusal-seat-empty = Personne n’occupe encore cette place.
refusal-seat-is-bot = Un robot occupe cette place.
refusal-no-such-bot = Il n’y a pas de robot nommé « { $given } ».
refusal-stale-revision = La situation a changé : regardez à nouveau, puis répondez.
refusal-nothing-staged = Aucune réponse n’est donnée.
refusal-stage-ends = Rien ne peut suivre cette réponse avant qu’elle soit jouée.
refusal-taken-over = Un robot joue pour vous : reprenez d’abord votre place.
refusal-not-taken-over = Aucun robot n’a repris cette place.
refusal-time-is-up = Votre temps est écoulé.
refusal-nothing-to-undo = Vous n’avez aucun coup à annuler.
refusal-already-seen = Trop tard pour annuler : d’autres l’ont vu, ou vous avez vu quelque chose.
refusal-nothing-said = Le message est vide.
refusal-too-long = C’est trop long : { $most } caractères au plus.
