# Zgłoszenia do prowadzących serwer.

report-short = zgłoś
report-name = Zgłoś nazwę gracza
report-title = Zgłoszenie do prowadzących ten serwer
report-about = Zobaczą, co zgłaszasz i dlaczego. Inni gracze się o tym nie dowiedzą.
report-whose = Czyja nazwa?
report-nobody = Nikt więcej tu nie siedzi.
report-why = Co jest nie tak?
report-do = Zgłoś
report-thanks = Dziękujemy
report-thanks-about = Prowadzący serwer mogą już przeczytać twoje zgłoszenie. Możesz też wyciszyć gracza na czacie, tylko dla siebie.
refused-no-such-line = Tej wypowiedzi już nie ma.
refused-report-why = Podaj powód, najwyżej { $most } znaków.
refused-reports = Zgłoszeń jest już wiele; spróbuj jutro.
