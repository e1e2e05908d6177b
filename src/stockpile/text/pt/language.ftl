# O próprio idioma: o código, que decide os plurais, e o nome.
language-locale = pt-BR
language-name = português (Brasil)
