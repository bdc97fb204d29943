# 初めての対戦のコーチ
coach-title = コーチ
coach-number = レッスン { $number } / { $count }
coach-got_it = わかりました
coach-advice = おすすめ：
coach-advise = あなたなら？
coach-skip = コーチなしで続ける
coach-start = コーチと初めての対戦
coach-time = 約10分
coach-first = 初めての対戦
coach-lessons = レッスン
coach-new_word = 新しい言葉
coach-done = （終了）
coach-heard = { $count }のうち{ $number }のレッスンが終了
