# La première partie guidée : deux manches avec des cartes préparées, une idée à la fois.
guide-goal = Qui a le plus d'argent à la fin gagne. On en gagne avec des actions dont le cours monte. Voici les six entreprises et leurs cours.
guide-tip = Votre tuyau secret : { $company } montera de 4 à la fin de cette manche. Personne d'autre ne le sait.
guide-open-pair = Un autre tuyau est visible pour tout le monde. Le reste est secret, connu d'un seul joueur à chaque fois.
guide-pile = Bientôt, chacun achètera exactement une de ces piles, avec toutes ses cartes. Certaines sont face cachée : qui les a posées les connaît, vous devinez.
guide-fee = Vous tenez des frais de courtage. Qui achète leur pile les paie. Posez-les face cachée sur une pile dont vous ne voulez pas.
guide-bid = Misez en posant votre meeple sur la piste d'une pile. Si quelqu'un mise plus, vous choisissez de nouveau, où vous voulez. Une action de { $company } est visible : que vaut-elle pour vous ?
guide-action = Qui a acheté le Boom fait monter maintenant un cours de deux cases, celui de l'entreprise de son choix.
guide-selling = Vous pouvez vendre des actions au cours du jour. Gardez ce qui va monter, vendez ce qui va baisser.
guide-movement = Tous les tuyaux se retournent maintenant, l'un après l'autre, et les cours bougent.
guide-dividend = { $company } verse un dividende : 2 par action que vous montrez. Vous en aviez une dès le départ.
guide-second = La deuxième et dernière manche : de nouvelles cartes, de nouveaux tuyaux. Les cours restent où ils sont.
guide-split = Le cours de { $company } est haut. Au-delà de la dernière case, il y a division : chaque action compte double, et le cours repart de 6.
guide-reckoning = La fin : qui a le plus d'actions d'une entreprise reçoit 10 de plus, puis tout se vend au dernier cours.
guide-over = Vous connaissez le jeu. Une vraie partie a plus de manches : à vous de jouer.
