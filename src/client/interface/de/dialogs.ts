import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const about: Texts<'about'> = {
  title: `Über ${brand.name}`,
  lead: 'Im alten Griechenland zog ein Rhapsode von Ort zu Ort und trug Menschen Gedichte vor, die sie nie gelesen hätten.',
  paragraphs: (voices) => [
    `${brand.name} macht dasselbe mit deinen Worten. Sprich in einer von 18 Sprachen und sieh zu, wie sie erscheinen. Dann kannst du sie bearbeiten, übersetzen, speichern oder dir vorlesen lassen: von deinem Browser oder einer von ${voices} HD-Stimmen.`,
    'Die HD-Stimmen sind KI-generiert: Sie sind keine Aufnahmen von Menschen. Dein Browser oder unser Server macht aus deiner Sprache Text, und wir bewahren den Ton nicht auf.',
  ],
  contact: 'Fragen, Probleme oder Ideen?',
  write: 'Schreib uns',
};

export const saveLimit: Texts<'saveLimit'> = {
  title: 'Speicherlimit erreicht',
  reached: (tier) =>
    tier === 'free'
      ? 'Alle deine kostenlosen Speicherplätze sind belegt. Mit Premium bekommst du mehr.'
      : 'Alle deine Premium-Speicherplätze sind belegt. Bitte schreib dem Support, wenn du mehr brauchst.',
  kept: 'Dein Text ist noch unter „Aufnahme“. Du kannst auch einen gespeicherten Text löschen, um Platz zu schaffen.',
  over: (excess) =>
    `Dein Text ist noch unter „Aufnahme“. Lösche ${plural(excess, { one: '# gespeicherten Text', other: '# gespeicherte Texte' })}, um wieder speichern zu können.`,
  view: 'Gespeicherte ansehen',
  upgrade: 'Premium holen',
  contact: 'Support kontaktieren',
};

export const personal: Texts<'personal'> = {
  full: () =>
    'Es ist kein Platz für weitere gespeicherte Texte. Lösche welche oder erhöhe das Limit in PERSONAL_LIMITS.',
  tooLong: (_tier, excess) => `Zu lang zum Speichern: Entferne ${count(excess)} Zeichen`,
  signOut: 'Abmelden',
  people: 'Personen',
  switchFailed: 'Der Server ist nicht erreichbar. Bitte versuche es noch einmal.',
  about: `Über ${brand.name}`,
  stillHere: 'Dein Text ist noch unter „Aufnahme“.',
};

export const passwordMeta: Texts<'passwordMeta'> = {
  title: `Anmelden | ${brand.name}`,
  description: `Melde dich bei ${brand.name} an.`,
};

export const password: Texts<'password'> = {
  title: `Bei ${brand.name} anmelden`,
  password: 'Passwort',
  submit: 'Anmelden',
  identity: 'Mit deinem Konto anmelden',
  problems: {
    wrong: 'Das Passwort stimmt nicht. Bitte versuche es noch einmal.',
    wait: (time) => `Zu viele Versuche. Bitte versuche es ${time} noch einmal.`,
    cancelled: 'Die Anmeldung wurde abgebrochen.',
    failed: 'Bei der Anmeldung ist etwas schiefgegangen. Bitte versuche es noch einmal.',
    'not-allowed': 'Dieses Konto hat keinen Zugang zu diesem Server.',
  },
};

export const signOut: Texts<'signOut'> = {
  title: 'Diesen Text auf dem Gerät behalten?',
  text: 'Du hast ihn nicht gespeichert. Wenn du ihn behältst, können ihn nach dem Abmelden alle lesen, die diesen Browser benutzen.',
  keep: 'Text behalten und abmelden',
  clear: 'Text löschen und abmelden',
};

export const signOutConversation: Texts<'signOutConversation'> = {
  title: 'Dein Gespräch auf dem Gerät behalten?',
  text: 'Wenn du es behältst, können es nach dem Abmelden alle lesen, die diesen Browser benutzen.',
  keep: 'Gespräch behalten und abmelden',
  clear: 'Gespräch löschen und abmelden',
};

export const signOutBoth: Texts<'signOutBoth'> = {
  title: 'Deinen Text und dein Gespräch auf dem Gerät behalten?',
  text: 'Wenn du beides behältst, können es nach dem Abmelden alle lesen, die diesen Browser benutzen.',
  keep: 'Beides behalten und abmelden',
  clear: 'Beides löschen und abmelden',
};

export const serverRecording: Texts<'serverRecording'> = {
  title: `Darf ${brand.name} deine Sprache in Text umwandeln?`,
  text: `Dieser Browser hat keine Spracherkennung, aber ${brand.name} kann aufschreiben, was du sagst.`,
  where: 'Was du sagst, geht an diesen Server und seinen Erkennungsdienst.',
  kept: 'Der Server bewahrt den Ton nicht auf. Eine Kopie bleibt auf diesem Gerät, bis alles aufgeschrieben ist.',
  allowance: {
    free: (minutes) => `${minutes} Minuten Sprache am Tag sind kostenlos.`,
    premium: (minutes) => `${minutes} Minuten Sprache sind in jedem Abrechnungszeitraum enthalten.`,
  },
  start: 'Aufnahme starten',
  type: 'Lieber tippen',
};

export const shortcuts: Texts<'shortcuts'> = {
  title: 'Tastenkürzel',
  lead: 'Sie gelten im Tab „Aufnahme“.',
  record: 'Aufnahme starten oder beenden; gedrückt halten, um aufzunehmen (nicht beim Tippen)',
  recordInText: 'Aufnahme starten oder beenden (jederzeit)',
  undo: 'Rückgängig (beim Tippen)',
  redo: 'Wiederholen (beim Tippen)',
  toast: 'Zur Mitteilung gehen',
  sheet: 'Diese Liste anzeigen',
  space: 'Leertaste',
  enter: 'Eingabe',
  control: 'Strg',
  shift: 'Umschalt',
  save: 'Speichern (wenn du nicht tippst)',
  play: 'Vorlesen oder stoppen (wenn du nicht tippst)',
  copy: 'Kopieren (wenn du nicht tippst)',
  translate: 'Übersetzen ein- oder ausschalten (wenn du nicht tippst)',
  find: 'Im Text suchen',
};

export const saveConflict: Texts<'saveConflict'> = {
  title: 'Anderswo geändert',
  text: 'Dieser Text wurde auch in einem anderen Tab oder auf einem anderen Gerät geändert. Welche Version möchtest du behalten?',
  other: 'Die andere Version',
  mine: 'Meine behalten',
  theirs: 'Die andere behalten',
  both: 'Beide behalten',
};
