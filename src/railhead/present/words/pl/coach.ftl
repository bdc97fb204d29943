# Instruktor pierwszej partii
coach-title = Instruktor
coach-number = Lekcja { $number } z { $count }
coach-got_it = Rozumiem
coach-advice = Moja rada:
coach-advise = Co byś wybrał?
coach-skip = Dalej bez instruktora
coach-start = Pierwsza partia z instruktorem
coach-time = 10 minut
