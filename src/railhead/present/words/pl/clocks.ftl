# Zegary: co wybiera gospodarz, co widać na stronie i co się o tym mówi.

clock-title = Zegar
clock-ending = Gdy czas się skończy
clock-note = Zegar chodzi, gdy wszyscy widzą, na kogo się czeka; stoi podczas ukrytych reakcji i gdy serwer nie działa.
clock-none = Bez zegara
clock-move-1 = 1 minuta na decyzję
clock-move-2 = 2 minuty na decyzję
clock-move-5 = 5 minut na decyzję
clock-match-10 = Po 10 minut, +10 s za decyzję
clock-match-25 = Po 25 minut, +15 s za decyzję
clock-match-60 = Po 60 minut, +30 s za decyzję
clock-days-1 = 1 dzień na decyzję
clock-days-3 = 3 dni na decyzję
clock-days-7 = 7 dni na decyzję
clock-end-answer = Potem na pytanie odpowiada bot
clock-end-seat = Potem miejsce zajmuje bot
clock-end-concede = Potem gracz się poddaje
clock-is = Zegar: { $clock }. { $ending }.
clock-runs = , zegar chodzi:
clock-stands = , pozostały czas:
clock-days = { $days } d { $hours } h
clock-left-hour = Została ci jedna godzina.
clock-left-minute = Została ci jedna minuta.
clock-left-seconds = Zostało ci dziesięć sekund.

note-time-answer = { $name }: czas się skończył, na pytanie odpowiada bot.
note-time-seat = { $name }: czas się skończył, do powrotu gra bot.
note-time-concede = { $name }: czas się skończył, gracz się poddaje.
refused-too-late = Twój czas na to pytanie się skończył. Odzyskasz miejsce, gdy bot na nie odpowie.
