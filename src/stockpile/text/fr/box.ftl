# Ce qu'il y a dans la boîte : modules, extensions, et d'où viennent ses valeurs.
module-bonds = Obligations
module-commerce = Matières premières et impôts
module-dice = Dés de prévision
module-first-player-card = Carte Premier joueur
module-investors = Investisseurs
module-investor-bidding = Enchères d’investisseurs
module-strategies = Stratégies d’investissement
module-bonds-what = Avant chaque manche, on peut acheter jusqu’à trois obligations : un peu d’argent à chaque manche, et leur prix rendu à la fin.
module-commerce-what = Un second paquet nourrit les piles : les matières premières rapportent par séries de sortes différentes, les impôts coûtent de plus en plus cher.
module-dice-what = Des dés lancés devant tous disent quelles prévisions la manche aura ; qui reçoit laquelle reste secret.
module-first-player-card-what = Une carte est posée sur une pile ; qui l’achète désigne le premier joueur de la manche suivante.
module-investors-what = Chaque joueur choisit un investisseur, qui apporte l’argent de départ et une capacité pour toute la partie.
module-investor-bidding-what = Les investisseurs sont mis aux enchères avant la première manche ; les mises se retirent de leur argent de départ. Il faut les investisseurs.
module-strategies-what = Chaque joueur tient une main secrète de cartes Stratégie et peut en jouer une à chaque tour d’Action.

set-base = jeu de base
set-continuing-corruption = Continuing Corruption
set-illicit-investments = Illicit Investments
set-promo = cartes promo

provenance-R = les livrets le disent, ou ne se lisent pas autrement
provenance-P = trouvé dans une seule source publique, non vérifié
provenance-E = estimé par nous d’après des valeurs connues
provenance-H = de nous : imprimé nulle part où nous ayons pu lire, écrit pour que le module soit jouable
provenance-C = étalonné par nous : cherché en jouant des parties entre robots ; content/data/balanced.toml nomme la commande

# Les valeurs avec lesquelles on joue
components-printed = comme imprimées
components-printed-what = Ce que disent les cartes ; là où personne ne sait ce qui est imprimé, nos estimations.
components-balanced = équilibrées
components-balanced-what = Argent de départ et cartes maison étalonnés par de nombreuses parties entre robots : chaque investisseur et chaque carte se valent à peu près.
components-own = personnelles
