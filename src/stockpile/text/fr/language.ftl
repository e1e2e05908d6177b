# La langue elle-même : son code, qui décide des pluriels, et son nom.
language-locale = fr-FR
language-name = français
# Devant quels noms « de » devient « d’ » (une expression rationnelle) : voyelle, y devant consonne, h muet des prénoms d'ici ;
# Harry, Hans et Yann n'élident pas.
language-elides = [aàâäæeéèêëiîïoôöœuùûü]|y[^aàâeéèêiou]|h(adr|ann|ec|él|el[eè]|enr|er[mv]|ila|ip|on|or|ub|ug|ya)
