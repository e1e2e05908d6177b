# L’entraîneur : ce que dit l’analyse d’une partie terminée.
coach-mark-blunder = Gaffe
coach-mark-mistake = Erreur
coach-mark-inaccuracy = Imprécision
coach-mark-brilliant = Coup brillant
coach-better = { $who ->
    [you] Vous avez choisi « { $given } ». « { $best } » aurait gagné { $points } parties de plus sur cent ({ $low } à { $high }).
   *[other] { $name } a choisi « { $given } ». « { $best } » aurait gagné { $points } parties de plus sur cent ({ $low } à { $high }).
}
coach-unclear = { $who ->
    [you] Vous avez choisi « { $given } ». « { $best } » était peut-être meilleur, mais sans certitude ({ $low } à { $high } parties sur cent).
   *[other] { $name } a choisi « { $given } ». « { $best } » était peut-être meilleur, mais sans certitude ({ $low } à { $high } parties sur cent).
}
coach-best = { $who ->
    [you] Vous avez choisi « { $given } ». Rien de meilleur n’a été trouvé.
   *[other] { $name } a choisi « { $given } ». Rien de meilleur n’a été trouvé.
}
coach-brilliant = { $who ->
    [you] Vous avez choisi « { $given } », qui gagne { $points } parties de plus sur cent que le choix d’un Négociant ici ({ $low } à { $high }).
   *[other] { $name } a choisi « { $given } », qui gagne { $points } parties de plus sur cent que le choix d’un Négociant ici ({ $low } à { $high }).
}
coach-why-given = Vu de cette place : { $why }.
coach-why-best = Avec la meilleure réponse : { $why }.
coach-luck = Chance
coach-skill = Habileté
coach-others = Les autres
coach-expected = Attendu
coach-result = Résultat
coach-lost = Concédé
coach-decisions = Décisions
coach-chances = Chances de gagner
coach-why-rich = Pourquoi chacun s’est enrichi ou appauvri
coach-what-luck = La chance est ce qu’ont apporté les cartes et les prévisions ; l’habileté, ce que les choix du joueur ont changé par rapport à ceux d’un Négociant à la même place ; « Les autres », ce qu’ont changé les choix des autres. Le tout en points de pourcentage de chances de gagner, avec leurs intervalles à 95 %.
coach-analyse = Analyser
coach-title = Analyse
coach-thinking = Réflexion : { $done } sur { $of }
coach-ready = L’analyse est complète.
coach-cut = L’analyse s’est arrêtée avant la fin. Rouvrez-la plus tard : ce qui a été trouvé est gardé.
coach-chart = Chances de gagner au fil de la partie, telles que toute la table pouvait les connaître. Les flèches parcourent la courbe, Entrée ouvre la partie à cet endroit.
coach-moment = Manche { $round }, { $phase } : { $chances }
coach-marked = Décisions marquées
coach-none-marked = Aucune décision n’est marquée.
coach-every = Montrer toutes les décisions
coach-whose = Décisions de
coach-everybody = Tout le monde
coach-show = Voir
coach-what-if = Et si ?
coach-what-if-what = Reprenez d’ici contre des robots ; seul ce que ne pouvait pas savoir { $name } est redistribué.
coach-balance = Chance et habileté
coach-cause = Cause
