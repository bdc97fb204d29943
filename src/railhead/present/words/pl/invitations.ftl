# Zaproszenie, które odczytuje aparat.

lobby-qr = Kod QR
lobby-qr-of = Kod QR zaproszenia na miejsce { $number }
