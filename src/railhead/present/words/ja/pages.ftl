page-language = 言語
page-take = 変更
