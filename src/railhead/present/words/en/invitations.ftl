# An invitation that a camera reads.

lobby-qr = QR code
lobby-qr-of = QR code of the invitation for seat { $number }
