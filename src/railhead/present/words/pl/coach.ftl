# Instruktor pierwszej partii
coach-title = Instruktor
coach-number = Lekcja { $number } z { $count }
coach-got_it = Rozumiem
coach-advice = Moja rada:
coach-advise = Co byś wybrał?
coach-skip = Dalej bez instruktora
coach-start = Pierwsza partia z instruktorem
coach-time = 10 minut
coach-first = Twoja pierwsza partia
coach-lessons = Lekcje
coach-new_word = Nowe słowo
coach-done = (za tobą)
coach-heard = Lekcje za tobą: { $number } z { $count }
