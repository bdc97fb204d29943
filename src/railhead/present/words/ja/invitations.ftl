# カメラで読み取る招待。

lobby-qr = QRコード
lobby-qr-of = 席{ $number }への招待のQRコード
