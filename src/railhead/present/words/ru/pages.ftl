page-language = Язык
page-take = Сменить
