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
  newEntry: 'Das ist ein neuer Text. Der geöffnete ist unverändert.',
  offlineTitle: 'Du bist offline',
  kept: 'Dein Text bleibt auf diesem Gerät. Du kannst ihn speichern, sobald du wieder online bist.',
};

export const saveFailure: Texts<'saveFailure'> = {
  title: 'Nicht gespeichert',
  description: 'Der Text konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
};
