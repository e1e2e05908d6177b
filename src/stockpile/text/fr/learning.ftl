# Apprentissage : ce qu'une place peut gagner face à d'autres qui ne changent pas.
best-help = Apprend à jouer contre des places figées : une meilleure réponse approchée, donc une borne inférieure de ce qu'on peut leur prendre.
best-examples =
    Exemples :
    stockpile env best-response --against greedy --steps 4000000 --out greedy.npz
    stockpile env best-response --against trader --start greedy.npz --out trader.npz
    stockpile env best-response --against trader,greedy --players 3 --seed 7 --json
    stockpile env best-response --preset mini --against trader
    stockpile arena npz:greedy.npz greedy --deals 200
best-against = Qui occupe les autres places ; une liste courte est reprise depuis le début. Il y a : { $bots }.
best-steps = Combien de décisions prend l'apprenant ; environ 30 000 par seconde contre greedy.
best-reward = De quoi il apprend : l'argent au-delà de la moyenne des autres, utile aux débutants, ou la proportion de victoires.
best-games = Sur combien de parties le résultat est mesuré.
best-start = Une stratégie apprise dont on part, au lieu d'une qui ne sait rien.
best-out = Où écrire ce qui est appris, tous les demi-millions de décisions ; cela joue sous le nom npz:FICHIER.
best-needs = l'apprentissage demande le paquet { $package } : pip install 'stockpile-game[env]'
best-progress = décisions
best-result = Seul contre { $against } : { $share } % de { $games } parties gagnées (95 % : de { $low } à { $high }), là où { $fair } % serait équitable.
best-gain = Cela fait { $gain } points de plus que l'équitable : on peut leur prendre au moins autant.
best-no-gain = { $gain } points par rapport à l'équitable : aucun moyen d'en profiter n'a été trouvé. Plus de décisions, ou un autre point de départ, en trouveront peut-être un.
best-written = Ce qui a été appris est dans { $file }.
