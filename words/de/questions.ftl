# Titel von Meldungen.

trouble-title = Da ging etwas schief
fault-title = Ein Fehler im Programm
fault-thinking = Ein Computerspieler konnte sich nicht entscheiden. Er macht einen sicheren Zug, und die Partie geht weiter.
fault-explaining = Ein Computerspieler konnte nicht sagen, warum er einen Ziegel ablegte.
fault-advising = Der Schnelltipp fand hier keinen Rat.
fault-judging = Ein Spiel ließ sich nicht beurteilen. Analyse und Spielstärke lassen es aus.
fault-writing = Beim Speichern ist ein Fehler im Programm aufgetreten. Ihre Partie ist sicher: Sie wird automatisch gesichert.
fault-autosaving = Beim automatischen Sichern ist ein Fehler aufgetreten. Speichern Sie Ihre Partie zur Sicherheit unter einem Namen.
fault-reading = Beim Lesen einer Datei ist ein Fehler im Programm aufgetreten.
fault-reported = Das ist ein Fehler im Programm. Ein Bericht liegt in { $report }.
file-name-before-playing-on = Vor dem Weiterspielen, { $seed }-{ $inputs }.mah
