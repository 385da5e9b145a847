import type { Texts } from '../translations.ts';

export const who: Texts<'who'> = {
  title: 'Wer bist du?',
  lead: 'Wähle deinen Namen, um deine eigenen Texte, Wörter und Einstellungen zu sehen.',
  pinFor: (name) => `PIN von ${name}`,
  pin: 'PIN',
  continue: 'Weiter',
  back: 'Zurück',
  needsPin: 'Braucht eine PIN',
  loadFailed: 'Der Server ist nicht erreichbar.',
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
};

export const people: Texts<'people'> = {
  title: 'Personen',
  alone:
    'Nutzt noch jemand diesen Server? Füge die Person hinzu, dann hat jeder seine eigenen Texte, Wörter und Einstellungen.',
  several: 'Jeder hat seine eigenen Texte, Wörter und Einstellungen.',
  you: 'Du',
  manages: 'Verwaltet die anderen',
  hasPin: 'Hat eine PIN',
  add: 'Person hinzufügen',
  edit: (name) => `${name} bearbeiten`,
  remove: (name) => `${name} entfernen`,
  yourName: 'Dein Name',
  theirName: 'Name der anderen Person',
  name: 'Name',
  color: 'Farbe',
  colors: {
    violet: 'Violett',
    blue: 'Blau',
    teal: 'Petrol',
    green: 'Grün',
    orange: 'Orange',
    red: 'Rot',
    pink: 'Pink',
    grey: 'Grau',
  },
  optionalPin: 'PIN (optional)',
  newPin: 'Neue PIN (leer: keine Änderung)',
  currentPin: 'Aktuelle PIN',
  pinHint:
    'Vier bis acht Ziffern. Sie hält die anderen von diesen Texten fern, verschlüsselt sie aber nicht.',
  noPin: 'PIN entfernen',
  save: 'Speichern',
  cancel: 'Abbrechen',
  removeTitle: (name) => `${name} entfernen?`,
  removeText: (name) =>
    `Das löscht alle Texte, Wörter und Einstellungen von ${name}. Es lässt sich nicht rückgängig machen, lade also vorher eine Kopie herunter.`,
  download: 'Kopie herunterladen',
  downloadOwn: 'Meine Daten herunterladen',
  downloadFailed: 'Das Herunterladen hat nicht geklappt. Bitte versuche es noch einmal.',
  confirmRemoval: 'Entfernen',
  added: (name) => `${name} wurde hinzugefügt.`,
  removed: (name) => `${name} wurde entfernt.`,
  saved: 'Deine Änderungen wurden gespeichert.',
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
};

export const personMenu: Texts<'personMenu'> = {
  label: (name) => `Menü von ${name}`,
  unnamed: 'Dein Menü',
  switch: 'Person wechseln',
  people: 'Personen',
  own: 'Mein Name und meine PIN',
  settings: 'Einstellungen',
};
