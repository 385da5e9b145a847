import type { Texts } from '../translations.ts';

export const commands: Texts<'commands'> = {
  'new-line': 'Neue Zeile',
  'new-paragraph': 'Neuer Absatz',
  'full-stop': 'Punkt',
  comma: 'Komma',
  'question-mark': 'Fragezeichen',
  'exclamation-mark': 'Ausrufezeichen',
  colon: 'Doppelpunkt',
  'open-quote': 'Anführungszeichen auf',
  'close-quote': 'Anführungszeichen zu',
  'delete-that': 'Letzten Satzteil löschen',
  undo: 'Rückgängig',
  'stop-recording': 'Aufnahme beenden',
  'save-that': 'Text speichern',
};

export const dictation: Texts<'dictation'> = {
  undo: 'Rückgängig',
  done: {
    'delete-that': 'Gelöscht',
    undo: 'Rückgängig gemacht',
    'stop-recording': 'Beendet',
    'save-that': 'Gespeichert',
  },
  undoLabel: (command) => `Rückgängig: ${command}`,
  title: 'Sprachbefehle',
  lead: (language) =>
    `Sag beim Aufnehmen einen davon auf ${language}, mit einer kurzen Pause davor und danach.`,
  off: 'Sprachbefehle sind ausgeschaltet',
  change: 'In den Einstellungen ändern',
};
