import { brand } from '../../../shared/brand.ts';
import { createDurations } from '../create-durations.ts';
import type { Texts } from '../translations.ts';
import { count, date, percent, plural } from './formats.ts';

const { duration, fullMinutes, roundMinutes } = createDurations(count, {
  second: '# s',
  minute: '# min',
  hour: '# h',
});

const unchanged = 'Dein Text ist unverändert, und es wurden keine Minuten verbraucht.';
const readable = `${brand.name} kann WAV, MP3, M4A, OGG, WebM, FLAC, MP4, MOV, TXT, Markdown, SRT, VTT und Word öffnen.`;

export const importProblems: Texts<'importProblems'> = {
  empty: {
    title: (name) => `${name} ist leer`,
    text: () => `Die Datei hat keinen Inhalt. ${unchanged}`,
  },
  'not-media': {
    title: (name) => `${name} ist nicht lesbar`,
    text: () => `Das ist weder eine Aufnahme noch eine Textdatei. ${readable} ${unchanged}`,
  },
  'not-subtitles': {
    title: (name) => `${name} hat keine Untertitel`,
    text: () =>
      `Die Datei enthält keine Zeitangaben. Benenne sie in .txt um, um sie als Text zu importieren. ${unchanged}`,
  },
  'no-sound': {
    title: (name) => `${name} hat keinen Ton`,
    text: () => `Die Datei hat Bild, aber keinen Ton. Es gibt also nichts aufzuschreiben. ${unchanged}`,
  },
  'no-speech': {
    title: (name) => `Keine Sprache in ${name}`,
    text: () => `Wir haben die ganze Datei geprüft und keine Sprache gefunden. ${unchanged}`,
  },
  encrypted: {
    title: (name) => `${name} ist geschützt`,
    text: () => `Die Datei ist verschlüsselt. Nur die App, aus der sie stammt, kann sie öffnen. ${unchanged}`,
  },
  codec: {
    title: (name) => `Dieser Browser kann ${name} nicht abspielen`,
    text: (codec) =>
      `Dieser Browser kann das Tonformat${codec ? ` ${codec}` : ''} der Datei nicht lesen. Versuche es mit einem anderen Browser oder wandle die Datei in MP3 um. ${unchanged}`,
  },
  damaged: {
    title: (name) => `${name} ist beschädigt`,
    text: () =>
      `Ein Teil der Datei fehlt oder ist defekt. Kopiere sie oder lade sie noch einmal herunter. ${unchanged}`,
  },
  overstated: {
    title: (name) => `${name} ist nicht lesbar`,
    text: () =>
      `Laut ihren Angaben enthält die Datei viel mehr Ton, als in ihre Größe passt. Kopiere sie oder lade sie noch einmal herunter. ${unchanged}`,
  },
  'too-large': {
    title: (name) => `${name} ist zu groß`,
    text: () => `Aufnahmen dürfen bis zu 2 GB groß sein, Texte bis zu 20 MB. ${unchanged}`,
  },
};

export const importing: Texts<'importing'> = {
  drop: 'Zum Importieren loslassen',
  title: (name) => `${name} importieren`,
  measuring: (share) => `Sprache wird gesucht … ${percent(share)}`,
  measured: (lengthSeconds, speechSeconds, parts) =>
    `Länge: ${duration(lengthSeconds)}, davon ${duration(speechSeconds)} Sprache. Daraus ${plural(parts, { one: 'wird # Teil', other: 'werden etwa # Teile' })}.`,
  uses: (seconds) => `Verbraucht ${duration(seconds)}`,
  left: (left, limit) => `${fullMinutes(left)} von ${fullMinutes(limit)} min übrig`,
  silence: 'Stille zählt nicht mit.',
  where:
    'Die Sprache geht zum Aufschreiben an diesen Server und seinen Erkennungsdienst und wird dort nicht aufbewahrt. Die Datei bleibt in diesem Browser.',
  onServer:
    'Die Sprache wird auf diesem Server aufgeschrieben. Sie wird nicht aufbewahrt und geht sonst nirgendwohin. Die Datei bleibt in diesem Browser.',
  needsMore: (seconds, left) => `Braucht ${duration(seconds)}, noch ${fullMinutes(left)} min übrig`,
  needsMoreText: 'Wir schreiben auf, so weit dein Guthaben reicht. Der Rest bleibt auf diesem Gerät.',
  upgrade: 'Premium holen',
  language: 'Gesprochene Sprache',
  import: 'Importieren',
  cancel: 'Abbrechen',
  close: 'Schließen',
  another: 'Andere Datei wählen',
  signInTitle: 'Melde dich an, um Aufnahmen zu importieren',
  signIn: 'Anmelden',
  signInAlt: 'Anmelden, um Aufnahmen zu importieren',
  notOffered: 'Dieser Server kann keine Aufnahmen aufschreiben. Textdateien kannst du trotzdem importieren.',
  onDevice:
    'Schalte „Auf diesem Gerät“ aus, um Aufnahmen zu importieren. Textdateien kannst du trotzdem importieren.',
  elsewhere: 'Ein anderer Tab importiert gerade eine Datei. Beende oder entferne zuerst den Import dort.',
  failed: 'Wir konnten die Datei nicht importieren. Bitte versuche es noch einmal.',
  imported: (name) => `${name} importiert`,
  lost: 'Die geteilte Datei ist nicht angekommen. Bitte teile sie noch einmal.',
};

export const importProgress: Texts<'importProgress'> = {
  title: (name) => `${name} wird aufgeschrieben`,
  progress: (done, total) => `${fullMinutes(done)} von ${roundMinutes(total)} min`,
  timeLeft: (seconds) => ` · noch etwa ${duration(seconds)}`,
  paused: 'Pausiert',
  hold: {
    offline: 'Wartet auf die Verbindung',
    failed: 'Ein Teil konnte nicht aufgeschrieben werden',
    allowance: 'Dein Guthaben für Spracherkennung ist verbraucht',
    'signed-out': 'Melde dich an, um fortzufahren',
    memory:
      'Zu wenig Arbeitsspeicher. Ein kleineres Modell braucht weniger: npm run engines -- recognition:base',
  },
  kept: 'Dein bisheriger Text bleibt erhalten, und der Rest der Aufnahme bleibt auf diesem Gerät.',
  renewsDaily: (time) => `Dein Guthaben erneuert sich um ${time} Uhr.`,
  renewsOn: (day) => `Dein Guthaben erneuert sich am ${date(day)}.`,
  unsaved: 'Lass diese Seite offen: Die Datei ist zu groß, um sie auf diesem Gerät zu speichern.',
  pause: 'Pause',
  resume: 'Weiter',
  retry: 'Noch einmal versuchen',
  cancel: 'Abbrechen',
  cancelTitle: 'Aufschreiben beenden?',
  cancelText: 'Was schon aufgeschrieben ist, behältst du.',
  stop: 'Beenden',
  keep: 'Weitermachen',
  damaged: (seconds) => `Die Datei ist nach ${duration(seconds)} beschädigt. Alles davor ist aufgeschrieben.`,
};

export const importParts: Texts<'importParts'> = {
  part: (name, part, parts) => `${name}, Teil ${count(part)} von ${count(parts)}`,
  coming: (value) => plural(value, { one: '· # weiterer folgt', other: '· # weitere folgen' }),
  all: 'Alle Teile',
  previous: 'Vorheriger Teil',
  next: 'Nächster Teil',
  item: (part) => `Teil ${count(part)}`,
  saved: 'Gespeichert',
  saveAll: 'Alle Teile speichern',
  saveFinished: 'Fertige Teile speichern',
  unfinished: 'Der letzte Teil ist noch nicht fertig.',
  exportAll: 'Alle Teile exportieren …',
  listen: 'Aufnahme anhören',
  stopListening: 'Anhören beenden',
  cantPlay: 'Die Aufnahme lässt sich nicht abspielen',
  turns: 'Zeigen, wer spricht',
  remove: 'Import entfernen …',
  removeTitle: (name) => `${name} entfernen?`,
  removeText: 'Die Aufnahme und die Teile, die du nicht gespeichert hast, werden von diesem Gerät gelöscht.',
  removeConfirm: 'Entfernen',
  keep: 'Behalten',
  savedAll: (value) => plural(value, { one: '# Teil gespeichert', other: '# Teile gespeichert' }),
  savedSome: (saved, value) =>
    `${count(saved)} von ${count(value)} Teilen gespeichert. Die übrigen bleiben auf diesem Gerät.`,
};

export const sharedFile: Texts<'sharedFile'> = {
  title: 'Diese Datei öffnen?',
  text: 'Eine andere App oder Website hat diese Datei geschickt. Öffne sie nur, wenn du sie selbst geteilt hast.',
  open: 'Öffnen',
  cancel: 'Nicht jetzt',
};
