# Наставник первой партии
coach-title = Наставник
coach-number = Урок { $number } из { $count }
coach-got_it = Понятно
coach-advice = Мой совет:
coach-advise = Что бы вы выбрали?
coach-skip = Без наставника
coach-start = Первая партия с наставником
coach-time = 10 минут
coach-first = Ваша первая партия
coach-lessons = Уроки
coach-new_word = Новое слово
coach-done = (пройдено)
coach-heard = Пройдено уроков: { $number } из { $count }
