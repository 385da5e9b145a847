import type { Texts } from '../translations.ts';
import { plural } from './formats.ts';

const tiers = { free: 'Gratis', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'Aufnehmen, lesen, übersetzen und zuhören',
  tabs: 'Ansichten',
  record: 'Aufnahme',
  conversation: 'Gespräch',
  saved: 'Gespeichert',
  card: 'Text und Übersetzung',
  view: 'Original oder Übersetzung',
  original: 'Original',
  translated: 'Übersetzung',
  clear: 'Text löschen',
  more: 'Mehr',
  savedExist: 'du hast gespeicherte Texte',
  unsupportedTitle: 'Dieser Browser kann keine Sprache erkennen',
  unsupported:
    'Nutze zum Aufnehmen bitte Chrome, Edge oder Safari. Alles andere geht auch hier: Tippe deinen Text oder füge ihn ein.',
  unsupportedServer: 'Oder du bleibst hier und lässt diesen Server aufschreiben, was du sagst.',
  unsupportedSignIn: 'Dafür musst du dich anmelden.',
  dismiss: 'Schließen',
  onDevice: 'Auf diesem Gerät',
  tiers,
  unsupportedDevice:
    'Oder schalte in den Einstellungen „Auf diesem Gerät“ ein, um hier auf Englisch zu diktieren.',
};

export const tools: Texts<'tools'> = {
  tidy: 'Aufräumen',
  export: 'Exportieren',
  orDrop: 'oder zieh eine Aufnahme, ein Video, Untertitel oder ein Dokument hierher',
  orUse: 'oder nimm eine Aufnahme, ein Video, Untertitel oder ein Dokument',
  chooseFile: 'Datei wählen',
};

export const document: Texts<'document'> = {
  menu: 'Optionen für das Dokument',
  rename: 'Umbenennen',
  name: 'Name des Dokuments',
  back: (title) => `Zurück zu ${title}`,
  saved: (when) => `Gespeichert ${when}`.trim(),
  edited: 'Geändert, nicht gespeichert',
  notSaved: 'Nicht gespeichert',
  saving: 'Wird gespeichert …',
};

export const newText: Texts<'newText'> = {
  started: 'Neues Dokument begonnen',
  stillHere: (title) => `„${title}“ ist noch da.`,
  back: 'Zurück',
};

export const menu: Texts<'menu'> = {
  share: 'Live teilen',
  newText: 'Neues Dokument',
  copyBoth: 'Beide Sprachen kopieren',
  shortcuts: 'Tastenkürzel',
  settings: 'Einstellungen',
};

export const save: Texts<'save'> = {
  saveAsNew: 'Als neu speichern',
  save: 'Speichern',
  saveAndStartNew: 'Speichern und neu beginnen',
  signedIn: {
    save: 'Du bist angemeldet. Dein Text wird gespeichert …',
    translate: 'Du bist angemeldet, und Übersetzen ist an.',
  },
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium ist abgelaufen. Du kannst diesen Text einmal in voller Länge speichern.',
  tooLong: (tier, excess) =>
    `Zu lang für den Tarif ${tiers[tier]}: Entferne ${plural(excess, { one: '# Zeichen', other: '# Zeichen' })}`,
  canStillCopy: 'Kopieren oder exportieren kannst du ihn weiterhin.',
};
