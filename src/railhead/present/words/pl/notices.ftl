# Skąd wiadomo, że nadeszła czyjaś kolej.

feed-title = Railhead: twoja kolej
feed-turn = Twoja kolej: { $game }
notice-title = Twoja kolej, gdziekolwiek jesteś
notice-here = Powiadamiaj mnie
notice-here-about = gdy jest moja kolej, a ta karta jest ukryta
notice-denied = Przeglądarka nie pozwala na powiadomienia z tej strony.
notice-end = Zakończ
notice-feed = Kanał i kalendarz
notice-feed-about = Tajny adres dla czytnika kanałów lub kalendarza: wymienia stoły, które na ciebie czekają.
notice-feed-have = Masz tajny adres. Nie jest tu przechowywany w czytelnej postaci; nowy unieważnia stary.
notice-feed-once = Skopiuj te adresy teraz: są pokazywane tylko raz. Kto je ma, widzi, które stoły na ciebie czekają.
notice-feed-do = Utwórz adres
notice-feed-again = Utwórz nowy adres
notice-hook = Webhook
notice-hook-about = Dla piszących programy: gdy jest twoja kolej, a nie masz otwartej strony, serwer wysyła na twój adres podpisaną wiadomość JSON.
notice-hook-url = Adres
notice-hook-secret = Sekret podpisu
notice-hook-rests = Zbyt wielu wiadomości nie udało się dostarczyć, więc wysyłanie wstrzymano. Zapisz adres ponownie, aby je wznowić.
refused-hook = Tego adresu nie można użyć: musi zaczynać się od https:// i prowadzić na adres publiczny, port 443 lub 8443.
refused-hooks-off = Ten serwer nie wysyła webhooków.
