# Wyciszanie: dla siebie, przez gospodarza stołu, przez prowadzących serwer.

mute-title = Wyciszone przez ciebie osoby
mute-about = Nie widzisz, co piszą na czacie, przy żadnym stole i na żadnym swoim urządzeniu. One o tym nie wiedzą.
mute-end = Czytaj znowu
mute-yours = Wyciszona przez ciebie osoba: { $name }.
mute-for-all = wycisz dla wszystkich
mute-for-all-end = przywróć głos
mute-hosts = Gospodarz wyciszył: { $name }.
mute-hosts-you = Gospodarz cię wyciszył: nikt nie widzi, co tu napisano w twoim imieniu, i nie możesz już pisać.
note-muted = Gospodarz wyciszył: { $name }.
note-unmuted = Gospodarz przywrócił głos: { $name }.
refused-muted = Prowadzący ten serwer odebrali ci głos.
refused-muted-until = Prowadzący ten serwer odebrali ci głos do { $until }.
refused-muted-here = Gospodarz odebrał ci głos przy tym stole.
refused-muted-already = Ta osoba jest już wyciszona.
refused-not-muted = Ta osoba nie jest wyciszona.
refused-many-mutes = Możesz wyciszyć najwyżej { $most } osób.
