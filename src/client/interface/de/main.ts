import type { Texts } from '../translations.ts';
import { plural } from './formats.ts';

const tiers = { free: 'Gratis', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'Aufnehmen, lesen, übersetzen und zuhören',
  tabs: 'Ansichten',
  record: 'Aufnahme',
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
};

export const menu: Texts<'menu'> = {
  share: 'Live teilen',
  import: 'Audio, Video oder Text importieren …',
  export: 'Exportieren …',
  copyBoth: 'Beide Sprachen kopieren',
  saveBoth: 'Beide Sprachen speichern',
  bothSaved: 'Beide Sprachen sind unter „Gespeichert“.',
  punctuate: 'Satzzeichen bei Pausen',
  microphone: 'Mikrofon …',
  shortcuts: 'Tastenkürzel',
  tidy: 'Aufräumen …',
  commands: 'Sprachbefehle',
  words: 'Meine Wörter',
};

export const save: Texts<'save'> = {
  save: 'Speichern',
  saveTranslation: 'Übersetzung speichern',
  saveAndStartNew: 'Speichern und neu beginnen',
  originalSaved: 'Dein Originaltext ist unter „Gespeichert“.',
  translationSaved: 'Deine Übersetzung ist unter „Gespeichert“.',
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium ist abgelaufen, aber diesen Text kannst du noch in voller Länge speichern.',
  tooLong: (tier, excess) =>
    `Zu lang für den Tarif ${tiers[tier]}: Entferne ${plural(excess, { one: '# Zeichen', other: '# Zeichen' })}`,
  canStillCopy: 'Kopieren oder exportieren kannst du ihn weiterhin.',
};

export const openSaved: Texts<'openSaved'> = {
  title: 'Aktuellen Text ersetzen?',
  text: 'Der Text unter „Aufnahme“ geht verloren.',
  confirm: 'Ersetzen',
  cancel: 'Meinen Text behalten',
};
