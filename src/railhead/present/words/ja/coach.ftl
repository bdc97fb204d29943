# 初めての対戦のコーチ
coach-title = コーチ
coach-number = レッスン { $number } / { $count }
coach-got_it = わかりました
coach-advice = おすすめ：
coach-advise = あなたなら？
coach-skip = コーチなしで続ける
coach-start = コーチと初めての対戦
coach-time = 約10分
