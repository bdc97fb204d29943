# Reports to those who run the server.

report-short = report
report-name = Report a player’s name
report-title = Report to those who run this server
report-about = They will see what you report and your reason. The other players will not hear of it.
report-whose = Whose name?
report-nobody = Nobody else sits here.
report-why = What is wrong with it?
report-do = Report
report-thanks = Thank you
report-thanks-about = Those who run this server can read your report now. You can also mute a player in the chat, just for yourself.
refused-no-such-line = That line of chat is no longer there.
refused-report-why = Please give a reason, of { $most } letters at most.
refused-reports = There are many reports already; please try again tomorrow.
