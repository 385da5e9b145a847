import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const ui: Texts<'ui'> = {
  close: 'Schließen',
  dismiss: 'Schließen',
  notification: 'Mitteilung',
  notifications: 'Mitteilungen ({hotkey})',
  search: 'Suchen',
  searchIn: (label) => `${label}: suchen`,
  nothingFound: 'Nichts gefunden',
  locked: 'gesperrt',
};

export const loading: Texts<'loading'> = { label: 'Wird geladen' };

export const pageTitles: Texts<'pageTitles'> = {
  main: `${brand.name} | Sprache als Text, übersetzt und vorgelesen`,
  subscribe: `Premium | ${brand.name}`,
  account: `Dein Konto | ${brand.name}`,
  conversation: `Gespräch | ${brand.name}`,
  words: `Mein Wörterbuch | ${brand.name}`,
  terms: `Nutzungsbedingungen | ${brand.name}`,
  privacy: `Datenschutzversprechen | ${brand.name}`,
  people: `Wer bist du? | ${brand.name}`,
  library: `Bibliothek | ${brand.name}`,
  developers: `Für Entwickler | ${brand.name}`,
  'not-found': '404 | Seite nicht gefunden',
  settings: `Einstellungen | ${brand.name}`,
};

export const pageDescriptions: Texts<'pageDescriptions'> = {
  main: 'Sprich und sieh zu, wie aus deinen Worten Text wird. Lass ihn übersetzen, hör ihn dir mit natürlicher Stimme an und speichere ihn.',
  subscribe: `Längere Texte, HD-Stimmen und mehr Übersetzungen mit ${brand.name} Premium.`,
  account: `Dein Tarif, deine Geräte und deine Daten in der Web-App ${brand.name}.`,
  conversation: `Sprich mit jemandem in einer anderen Sprache: ${brand.name} übersetzt beide Seiten und liest sie vor.`,
  words: `Namen und Begriffe, die ${brand.name} immer richtig schreiben soll.`,
  terms: `Die Nutzungsbedingungen der Web-App ${brand.name}.`,
  privacy: `Welche Daten die Web-App ${brand.name} erhebt, wozu und wie du sie löschen kannst.`,
  people: `Wähle aus, wer ${brand.name} in diesem Browser nutzt.`,
  library: 'Alle deine gespeicherten Texte: suchen, ordnen, anhören und teilen.',
  developers:
    'Speichern, aufschreiben, übersetzen und vorlesen aus deinen eigenen Programmen, mit denselben Limits wie in der App.',
  'not-found': 'Diese Seite gibt es nicht oder sie wurde verschoben.',
  settings: `Wie ${brand.name} aufnimmt, übersetzt, vorliest und aussieht.`,
};

export const notFound: Texts<'notFound'> = {
  title: '404 | Seite nicht gefunden',
  text: 'Diese Seite gibt es nicht oder sie wurde verschoben.',
  home: 'Zur Startseite',
};

export const rootError: Texts<'rootError'> = {
  heading: 'Hoppla, da ist etwas schiefgegangen!',
  text: 'Beim Laden der App ist ein Fehler aufgetreten. Bitte lade die Seite neu.',
  refresh: 'Seite neu laden',
};

export const failures: Texts<'failures'> = {
  page: 'Diese Seite konnte nicht geladen werden.',
  part: 'Dieser Teil konnte nicht geladen werden.',
  crashed: 'Hier ist etwas schiefgegangen. Der Rest der Seite funktioniert weiter.',
  retry: 'Noch einmal versuchen',
  reload: 'Seite neu laden',
};

export const legal: Texts<'legal'> = {
  contents: 'Inhalt',
  print: 'Drucken',
  englishOnly: 'Dieses Dokument gibt es nur auf Englisch.',
};

export const offline: Texts<'offline'> = {
  title: 'Du bist offline',
  text: 'Tippen, Kopieren und Zuhören mit der Browserstimme geht weiterhin. Zum Übersetzen, Anmelden und Speichern und für HD-Stimmen brauchst du eine Verbindung.',
  wentOffline: 'Du bist offline.',
  cameBack: 'Du bist wieder online.',
  newVersion: 'Eine neue Version ist bereit.',
  update: 'Aktualisieren',
  later: 'Später',
};

export const consent: Texts<'consent'> = {
  label: 'Cookies',
  text: 'Cookies halten dich angemeldet. Statistik ist freiwillig.',
  more: 'Datenschutz',
  analytics: 'Cookies für Statistik',
  accept: 'Zustimmen',
  decline: 'Ablehnen',
  chooseAgain: 'Cookie-Auswahl ändern',
};

export const theme: Texts<'theme'> = {
  picker: 'Design',
  chosen: (name) => `Design: ${name}`,
};

export const themeNames: Texts<'themeNames'> = {
  light: 'Hell',
  dark: 'Dunkel',
  spooky: 'Grusel',
  forest: 'Wald',
  ocean: 'Ozean',
  sunset: 'Abendrot',
  scifi: 'Sci-Fi',
  fantasy: 'Fantasy',
};
