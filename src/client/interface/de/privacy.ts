import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

const characters = (value: number) => plural(value, { one: '# Zeichen', other: '# Zeichen' });
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} s`;

export const sent: Texts<'sent'> = {
  title: 'Was von diesem Gerät gesendet wurde',
  text: 'Diese Liste bleibt in diesem Browser und enthält deine Worte nicht.',
  today: 'Heute',
  clear: 'Leeren',
  cleared: 'Liste geleert',
  empty: 'Heute haben weder Text noch Sprache dieses Gerät verlassen.',
  titles: {
    translation: 'Übersetzung',
    speech: 'Sprache',
    browserSpeech: 'Sprache',
    hdVoice: 'HD-Stimme',
    browserVoice: 'Vorlesen',
    save: 'Speichern',
    live: 'Live-Untertitel',
    other: 'Andere Daten',
  },
  tidy: 'Aufräumen',
  words: 'Mein Wörterbuch',
  deviceOn: '„Auf diesem Gerät“ eingeschaltet',
  deviceOff: '„Auf diesem Gerät“ ausgeschaltet',
  stopped: (title) => `${title} blockiert`,
  nothingSent: 'Es wurde nichts gesendet, weil „Auf diesem Gerät“ an war.',
  voice: (name) => `HD-Stimme ${name}`,
  details: {
    translation: (value) => `${characters(value)}, an den Übersetzungsdienst`,
    speech: (value) => `${seconds(value)}, an diesen Server und seinen Erkennungsdienst`,
    ownSpeech: (value) => `${seconds(value)}, an diesen Server`,
    browserSpeech: (value) => `${seconds(value)}, an den Sprachdienst deines Browsers`,
    hdVoice: (value) => `${characters(value)}, an den Dienst für HD-Stimmen`,
    browserVoice: (value) => `${characters(value)}, an den Stimmdienst deines Browsers`,
    save: (value) => `${characters(value)}, an diesen Server`,
    live: (value) => `${characters(value)}, an diesen Server`,
    other: (value) => `${characters(value)}, an diesen Server`,
  },
};

export const device: Texts<'device'> = {
  title: 'Auf diesem Gerät',
  text: 'Was du sagst und schreibst, bleibt auf diesem Gerät.',
  search: 'offline privat Privatsphäre Datenschutz ohne Internet',
  recognition: 'Dein Browser erkennt Sprache auf diesem Gerät.',
  ownRecognition: 'Ein Programm auf diesem Computer erkennt Sprache.',
  inBrowserRecognition:
    'Diese Seite erkennt Englisch auf diesem Gerät. Andere Sprachen kann sie nicht erkennen.',
  noRecognition:
    'Aufnehmen ist aus: Dieser Browser kann Sprache nicht auf diesem Gerät erkennen. Chrome auf einem Computer kann es ab Version 139.',
  translation: 'Dein Browser übersetzt auf diesem Gerät.',
  noTranslation:
    'Übersetzen ist aus: Dieser Browser kann nicht auf diesem Gerät übersetzen. Chrome auf einem Computer kann es ab Version 138.',
  pageTranslation:
    'Diese Seite übersetzt auf diesem Gerät zwischen Englisch, Spanisch, Französisch, Deutsch, Portugiesisch und Italienisch. Was sie dafür braucht, lädt sie einmal herunter.',
  voices: 'Nur Stimmen, die auf diesem Gerät installiert sind, lesen vor.',
  hdVoices: 'HD-Stimmen sind aus: Sie brauchen eine Verbindung.',
  imports: 'Aufnahmen lassen sich nicht importieren: Das braucht den Server. Textdateien schon.',
  sharing: 'Kopien lassen sich nicht per Link teilen: Das braucht den Server.',
  live: 'Live-Untertitel gehen weiterhin, senden aber an den Server, was du sagst, solange du sie teilst.',
  saving: 'Gespeicherte Texte bleiben in diesem Browser. Die in deinem Konto werden nicht angezeigt.',
  plan: 'Dein Konto und dein Tarif bleiben, wie sie sind, werden aber solange nicht genutzt. Die Anzeige deines Tarifs und seiner Limits ist ausgeblendet.',
  question: '„Auf diesem Gerät“ einschalten?',
  turnOn: 'Einschalten',
  cancel: 'Abbrechen',
  mayDelete:
    'Dieser Browser löscht gespeicherte Texte möglicherweise, wenn du diese Website eine Woche lang nicht nutzt. Exportiere, was du behalten willst.',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: 'Es wurde nichts gesendet, weil „Auf diesem Gerät“ an ist.',
  missing: 'Dieser Text ist nicht auf diesem Gerät.',
  full: 'Der Speicher dieses Geräts ist voll. Exportiere den Text oder lösche Aufnahmen oder gespeicherte Texte, um Platz zu schaffen.',
  makeRoom: 'Platz schaffen',
  makeRoomAlt: 'Einstellungen öffnen, um Aufnahmen zu löschen',
};
