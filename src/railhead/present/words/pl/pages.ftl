page-language = Język
page-take = Zmień
