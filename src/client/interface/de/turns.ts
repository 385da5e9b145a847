import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const turns: Texts<'turns'> = {
  back: 'Zurück zum Text',
  both: 'Beides',
  list: 'Redebeiträge',
  speakers: 'Sprecher',
  unknown: 'Unbekannt',
  numbered: (number) => `Sprecher ${count(number)}`,
  change: (name) => `Sprecher ändern: ${name}`,
  title: 'Wer spricht?',
  name: 'Name',
  every: (name) => `Alle Beiträge von ${name}`,
  everyUnknown: 'Alle Beiträge ohne Namen',
  cancel: 'Abbrechen',
  done: 'Fertig',
  split: 'Beitrag aufteilen',
  splitText: 'Wähle den Satz, mit dem jemand anderes zu sprechen beginnt.',
  rename: (name) => `${name} umbenennen`,
  saveName: 'Namen speichern',
  turns: (value) => plural(value, { one: '# Beitrag', other: '# Beiträge' }),
  note: 'Ein neuer Name gilt für alle Beiträge dieser Person.',
  mergeWith: (name) => `Ist ${name} eine der anderen Personen?`,
  merge: (name) => `Mit ${name} zusammenführen`,
  noSpeakers:
    'Noch hat niemand einen Namen. Drücke auf den Kreis neben einem Beitrag, um zu sagen, wer spricht.',
  renamed: (before, after) => `${before} heißt jetzt ${after}`,
  merged: (one, other) => `${one} und ${other} sind jetzt eine Person`,
  named: (name) => `Hier spricht jetzt ${name}`,
  undo: 'Rückgängig',
  undoAlt: 'Änderung der Sprecher rückgängig machen',
};

export const recordingSound: Texts<'recordingSound'> = {
  bar: 'Aufnahme',
  play: 'Aufnahme abspielen',
  pause: 'Aufnahme anhalten',
  back: '5 Sekunden zurück',
  forward: '5 Sekunden vor',
  position: 'Stelle in der Aufnahme',
  playFrom: (time) => `Ab ${time} abspielen`,
  kept: 'Aufnahmen auf diesem Gerät',
  keptText: (size) => `${size} in diesem Browser, damit du importierte Texte nachhören kannst.`,
  none: 'In diesem Browser sind keine importierten Aufnahmen.',
  delete: 'Alle löschen',
  deleteTitle: 'Alle Aufnahmen löschen?',
  deleteText:
    'Deine Texte bleiben, aber du kannst die Aufnahmen nicht mehr anhören. Eine Aufnahme, die noch aufgeschrieben wird, bleibt erhalten.',
  keep: 'Behalten',
  deleted: 'Aufnahmen gelöscht',
  elsewhere:
    'Die Aufnahme ist nicht auf diesem Gerät. Wenn sie aufbewahrt wurde, ist sie in dem Browser, in dem der Text aufgenommen oder importiert wurde.',
};
