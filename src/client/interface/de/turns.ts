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
  edit: 'Worte korrigieren',
  sentence: (number) => `Satz ${count(number)}`,
  hear: (number) => `Satz ${count(number)} anhören`,
  corrected: 'Korrigiert',
  undoCorrection: 'Korrektur rückgängig machen',
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
  keptText: (size) => `${size} in diesem Browser, damit du nachhören kannst, was gesagt wurde.`,
  none: 'In diesem Browser sind keine Aufnahmen.',
  delete: 'Alle löschen',
  deleteTitle: 'Alle Aufnahmen löschen?',
  deleteText:
    'Deine Texte bleiben, aber du kannst die Aufnahmen nicht mehr anhören. Eine Aufnahme, die noch aufgeschrieben wird, bleibt erhalten.',
  keep: 'Behalten',
  deleted: 'Aufnahmen gelöscht',
  elsewhere:
    'Die Aufnahme ist nicht auf diesem Gerät. Wenn sie aufbewahrt wurde, ist sie in dem Browser, in dem der Text aufgenommen oder importiert wurde.',
};

export const keptRecordings: Texts<'keptRecordings'> = {
  setting: 'Aufnahmen auf diesem Gerät behalten',
  settingText:
    'Damit du einen Satz antippen und so hören kannst, wie er gesagt wurde. Etwa 15 MB pro Stunde.',
  settingImpossible:
    'Dieser Browser kann nicht gleichzeitig aufnehmen und Sprache erkennen. Behalten wird nur, was eine andere Erkennung aufschreibt.',
  offer:
    'Den Ton deiner Aufnahmen auf diesem Gerät behalten? Dann kannst du einen Satz antippen und anhören. Etwa 15 MB pro Stunde; nichts wird hochgeladen.',
  accept: 'Aufnahmen behalten',
  decline: 'Nicht behalten',
  accepted: 'Deine nächsten Aufnahmen bleiben auf diesem Gerät',
  impossible: 'Der Ton wird nicht behalten',
  impossibleText:
    'Dieser Browser kann nicht gleichzeitig aufnehmen und Sprache erkennen. Deine Worte werden wie immer aufgeschrieben.',
  full: 'Kein Platz mehr für den Ton dieser Aufnahme',
  fullText: (size) =>
    `Deine Worte werden weiter aufgeschrieben. Wenn du deine ältesten Aufnahmen löschst, werden ${size} frei; ihre Texte bleiben.`,
  fullHere:
    'Deine Worte werden weiter aufgeschrieben. Schaffe Platz auf diesem Gerät, um Aufnahmen zu behalten.',
  deleteOldest: 'Älteste löschen',
  deleteOldestAlt: (size) => `Älteste Aufnahmen löschen, um ${size} freizugeben`,
  signOut: 'Deine Aufnahmen von diesem Gerät löschen?',
  signOutText: 'Andere, die diesen Browser benutzen, sollten sie nicht hören können.',
  signOutDelete: 'Aufnahmen löschen und abmelden',
  signOutKeep: 'Aufnahmen behalten und abmelden',
  alsoDelete: (size) => `Auch meine Aufnahmen von diesem Gerät löschen (${size})`,
};

export const recordingCopies: Texts<'recordingCopies'> = {
  place: 'Wo Aufnahmen liegen',
  placeText:
    'Auf dem Computer, auf dem Rhapsode läuft, kannst du Aufnahmen gespeicherter Texte auch vom Handy aus anhören.',
  here: 'Auf diesem Gerät',
  there: 'Auf dem Computer, auf dem Rhapsode läuft',
  waiting: 'Einige sind bisher nur auf diesem Gerät. Rhapsode versucht es beim nächsten Öffnen erneut.',
  failed: 'Die Aufnahme bleibt auf diesem Gerät',
  failedText:
    'Sie konnte nicht auf den Computer kopiert werden, auf dem Rhapsode läuft. Beim nächsten Öffnen von Rhapsode wird es erneut versucht.',
  noRoom: 'Auf dem Computer, auf dem Rhapsode läuft, wird der Platz knapp.',
  tooLarge: 'Sie ist zu groß für den Computer, auf dem Rhapsode läuft.',
  space: (size) => `${size} auf dem Computer, auf dem Rhapsode läuft.`,
  deleteText:
    'Sie werden von diesem Gerät und vom Computer gelöscht, auf dem Rhapsode läuft. Deine Texte bleiben, aber du kannst die Aufnahmen nicht mehr anhören. Eine Aufnahme, die noch aufgeschrieben wird, bleibt erhalten.',
  notDeleted:
    'Die Aufnahmen auf dem Computer, auf dem Rhapsode läuft, konnten nicht gelöscht werden. Bitte versuche es noch einmal.',
};
