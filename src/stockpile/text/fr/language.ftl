# La langue elle-même : son code, qui décide des pluriels, et son nom.
language-locale = fr-FR
language-name = français
