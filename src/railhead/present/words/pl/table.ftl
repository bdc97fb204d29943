mark-turned = odwrócona
mark-used = użyte

player = Gracz { $number }
nobody = nikt
nothing = nic
hidden-card = karta
list-and = { $first } i { $last }

why-match_over = Partia jest skończona.
why-not_asked = W tej chwili nie musisz o niczym decydować.
why-not_an_answer = „{ $option }” nie jest odpowiedzią na to pytanie.
why-no_such_option = W tej grze nie ma opcji { $about }.
why-no_such_seat = W tej partii nie ma miejsca { $about }: są miejsca od 0 do { $number }.
why-nobody_can_leave = Tej partii nie można opuścić.

standing-only_option = Odpowiadaj za mnie na pytania, które mają tylko jedną odpowiedź.
preview-ends = Partia się kończy.
