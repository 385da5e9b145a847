import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const savedList: Texts<'savedList'> = {
  heading: 'Gespeicherte Texte',
  signedOut: 'Bitte melde dich an, um deine gespeicherten Texte zu sehen.',
  signedOutHint: 'Ein Konto ist kostenlos. Damit öffnest du sie auf jedem Gerät.',
  signIn: 'Anmelden',
  error: 'Die gespeicherten Texte konnten nicht geladen werden',
  retry: 'Noch einmal versuchen',
  empty: 'Noch keine gespeicherten Texte',
  onDevice:
    'In diesem Browser gespeichert. Um die Texte in deinem Konto zu sehen, schalte „Auf diesem Gerät“ aus.',
  emptyHint: 'Texte, die du unter „Aufnahme“ speicherst, erscheinen hier.',
  noMatch: 'Kein Text passt zu deiner Suche',
  showAll: 'Alle anzeigen',
  loading: 'Gespeicherte Texte werden geladen',
  search: 'Gespeicherte Texte durchsuchen',
  searchHint: 'Suchen',
  clearSearch: 'Suche leeren',
  sort: 'Sortieren',
  exportAll: 'Alle exportieren',
  languages: 'Sprachen',
  shown: (shown, all) =>
    shown === all ? `${count(all)} gespeichert` : `${count(shown)} von ${count(all)} angezeigt`,
  over: (shown, excess, limit) => `${shown}, ${count(excess)} über deinem Limit von ${count(limit)}`,
  makeRoom: (value) => `Lösche ${count(value)}, um wieder speichern zu können`,
  slots: (used, limit) =>
    plural(limit, {
      one: `${count(used)} von # Platz belegt`,
      other: `${count(used)} von # Plätzen belegt`,
    }),
};

export const sortOrders: Texts<'sortOrders'> = {
  newest: 'Neueste',
  oldest: 'Älteste',
  longest: 'Längste',
  shortest: 'Kürzeste',
  alphabetical: 'Alphabetisch',
};

export const savedItem: Texts<'savedItem'> = {
  more: 'Mehr anzeigen',
  less: 'Weniger anzeigen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copiedBody: 'Der Text ist in der Zwischenablage.',
  copyFailed: 'Kopieren nicht möglich',
  copyFailedBody: 'Dein Browser hat es verhindert. Markiere den Text und kopiere ihn selbst.',
  open: 'Unter „Aufnahme“ öffnen',
  export: 'Exportieren',
  remove: 'Löschen',
  removing: 'Wird gelöscht',
  characters: (value) => plural(value, { one: '# Zeichen', other: '# Zeichen' }),
};

export const deletion: Texts<'deletion'> = {
  deletedTitle: 'Gelöscht',
  deleted: 'Der Text ist nicht mehr in deiner Liste.',
  stillOver: (value) => `Lösche noch ${count(value)}, um wieder speichern zu können.`,
  undo: 'Rückgängig',
  undoAlt: 'Den Text wiederherstellen',
  restored: 'Wiederhergestellt',
  restoreFailed: 'Wiederherstellen nicht möglich',
  restoreFailedBody: 'Wir konnten den Text nicht wiederherstellen. Bitte versuche es noch einmal.',
  goneTitle: 'Nicht gefunden',
  gone: 'Vielleicht wurde der Text schon gelöscht.',
  failedTitle: 'Löschen nicht möglich',
  failed: 'Wir konnten diesen Text nicht löschen. Bitte versuche es noch einmal.',
};

export const saveResult: Texts<'saveResult'> = {
  withTranslation: 'Original und Übersetzung sind zusammen gespeichert.',
  lostTranslations: (languages) =>
    `Der Text hat sich geändert, daher ist die frühere Übersetzung nicht mehr gespeichert: ${languages}.`,
  deletedTitle: 'Auf einem anderen Gerät gelöscht',
  deleted: 'Dein Text ist noch hier. Speichere ihn noch einmal, um ihn zu behalten.',
  loginTitle: 'Anmeldung nötig',
  login: 'Bitte melde dich an, um deinen Text zu speichern',
  signIn: 'Anmelden',
  signInAlt: 'Zum Speichern anmelden',
  limitTitle: 'Speicherlimit erreicht',
  limit: 'Alle deine Speicherplätze sind belegt. Mit Premium bekommst du mehr.',
  upgrade: 'Premium holen',
  upgradeAlt: 'Premium holen, um mehr zu speichern',
  savedTitle: 'Gespeichert!',
  view: 'Ansehen',
  viewAlt: '„Gespeichert“ öffnen',
  offlineTitle: 'Du bist offline',
  kept: 'Dein Text bleibt auf diesem Gerät. Du kannst ihn speichern, sobald du wieder online bist.',
};

export const saveFailure: Texts<'saveFailure'> = {
  title: 'Nicht gespeichert',
  description: 'Der Text konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
};

export const library: Texts<'library'> = {
  title: 'Bibliothek',
  open: 'Bibliothek öffnen',
  search: 'Titel und Texte durchsuchen',
  kinds: 'Arten von Texten',
  all: 'Alle',
  language: 'Sprache',
  allLanguages: 'Alle Sprachen',
  tag: 'Schlagwort',
  allTags: 'Alle Schlagwörter',
  filters: 'Filter',
  play: (name) => `${name} vorlesen`,
  stop: (name) => `Vorlesen von ${name} stoppen`,
  select: (name) => `${name} auswählen`,
  menu: (name) => `Weitere Aktionen für ${name}`,
  rename: 'Umbenennen',
  name: 'Name',
  tags: 'Schlagwörter',
  share: 'Kopie teilen',
  selectThis: 'Auswählen',
  selected: (value) => `${count(value)} ausgewählt`,
  selectAll: 'Alle auswählen',
  stopSelecting: 'Auswahl beenden',
  today: (time) => `Heute, ${time}`,
  yesterday: 'Gestern',
  about: (time) => `Vorgelesen etwa ${time}`,
  renameFailed: 'Umbenennen nicht möglich',
  tagFailed: (done, all) => `${count(done)} von ${count(all)} mit Schlagwort versehen`,
  loadFailed: 'Der Text konnte nicht geladen werden',
  tryAgain: 'Bitte versuche es noch einmal.',
  moreFailed: 'Weitere konnten nicht geladen werden.',
  deletedMany: (value) => `${count(value)} gelöscht`,
  restoredMany: (value) => `${count(value)} wiederhergestellt`,
  newTag: 'Neues Schlagwort',
  add: 'Hinzufügen',
  noTags: 'Noch keine Schlagwörter. Gib oben eines ein.',
  mostTags: (value) => `Ein Text kann bis zu ${count(value)} Schlagwörter haben.`,
  save: 'Speichern',
  cancel: 'Abbrechen',
};

export const documentKinds: Texts<'documentKinds'> = {
  dictated: 'Diktiert',
  imported: 'Importiert',
  conversation: 'Gespräche',
  typed: 'Getippt',
};

export const librarySorts: Texts<'librarySorts'> = {
  newest: 'Neueste',
  oldest: 'Älteste',
  changed: 'Zuletzt geändert',
  title: 'Nach Name',
};

export const sharing: Texts<'sharing'> = {
  title: 'Kopie teilen',
  lead: 'Wer den Link hat, kann diese Kopie lesen. Spätere Änderungen sind nicht darin.',
  parts: 'Was du teilst',
  original: 'Original',
  translation: 'Übersetzung',
  both: 'Beides',
  ends: 'Der Link gilt',
  day: 'einen Tag',
  week: 'eine Woche',
  never: 'bis ich ihn beende',
  name: 'Dein Name',
  nameHint: 'Leser sehen nur diesen Namen. Du kannst das Feld leer lassen.',
  create: 'Link erstellen',
  link: 'Link',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  copyFailed: 'Kopieren nicht möglich. Markiere den Link und kopiere ihn selbst.',
  failed: 'Der Link konnte nicht erstellt werden',
  copies: 'Geteilte Kopien',
  empty: 'Du teilst gerade nichts. Wähle im Menü eines gespeicherten Textes „Kopie teilen“.',
  views: (value) => `${count(value)}-mal geöffnet`,
  until: (date) => `bis ${date}`,
  noEnd: 'ohne Enddatum',
  stop: 'Nicht mehr teilen',
  stopOf: (title) => `${title} nicht mehr teilen`,
  copyOf: (title) => `Link zu ${title} kopieren`,
  stopped: 'Wird nicht mehr geteilt',
  stopFailed: 'Das Teilen konnte nicht beendet werden',
  loadFailed: 'Die geteilten Kopien konnten nicht geladen werden',
};
