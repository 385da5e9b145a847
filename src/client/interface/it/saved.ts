import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const savedList: Texts<'savedList'> = {
  heading: 'Trascrizioni salvate',
  signedOut: 'Accedi per vedere le tue trascrizioni salvate.',
  signedOutHint: 'L’account è gratis e ti permette di aprirle su ogni dispositivo.',
  signIn: 'Accedi',
  error: 'Impossibile caricare le trascrizioni salvate',
  retry: 'Riprova',
  empty: 'Nessuna trascrizione salvata',
  onDevice:
    'Salvate in questo browser. Per vedere quelle del tuo account, disattiva “Su questo dispositivo”.',
  emptyHint: 'Le trascrizioni che salvi nella scheda Registra appaiono qui.',
  noMatch: 'Nessuna trascrizione corrisponde alla ricerca',
  showAll: 'Mostra tutte',
  loading: 'Caricamento delle trascrizioni salvate',
  search: 'Cerca nelle trascrizioni salvate',
  searchHint: 'Cerca',
  clearSearch: 'Cancella la ricerca',
  sort: 'Ordina',
  exportAll: 'Esporta tutte',
  languages: 'Lingue',
  shown: (shown, all) =>
    shown === all
      ? plural(all, { one: '# salvata', other: '# salvate' })
      : `${count(shown)} di ${count(all)}`,
  over: (shown, excess, limit) => `${shown}, ${count(excess)} oltre il tuo limite di ${count(limit)}`,
  makeRoom: (value) => `Eliminane ${count(value)} per salvare di nuovo`,
  slots: (used, limit) =>
    plural(limit, {
      one: `${count(used)} di # spazio usato`,
      other: `${count(used)} di # spazi usati`,
    }),
};

export const sortOrders: Texts<'sortOrders'> = {
  newest: 'Più recenti',
  oldest: 'Meno recenti',
  longest: 'Più lunghe',
  shortest: 'Più brevi',
  alphabetical: 'Alfabetico',
};

export const savedItem: Texts<'savedItem'> = {
  more: 'Mostra di più',
  less: 'Mostra meno',
  copy: 'Copia',
  copied: 'Copiato',
  copiedBody: 'Il testo è negli appunti.',
  copyFailed: 'Impossibile copiare',
  copyFailedBody: 'Il browser lo ha impedito. Seleziona il testo e copialo a mano.',
  open: 'Apri nel registratore',
  export: 'Esporta',
  remove: 'Elimina',
  removing: 'Eliminazione',
  characters: (value) => plural(value, { one: '# carattere', other: '# caratteri' }),
};

export const deletion: Texts<'deletion'> = {
  deletedTitle: 'Eliminata',
  deleted: 'Non è più nel tuo elenco.',
  stillOver: (value) =>
    plural(value, {
      one: 'Eliminane un’altra per salvare di nuovo.',
      other: 'Eliminane altre # per salvare di nuovo.',
    }),
  undo: 'Annulla',
  undoAlt: 'Ripristina la trascrizione',
  restored: 'Ripristinata',
  restoreFailed: 'Impossibile ripristinare',
  restoreFailedBody: 'Non siamo riusciti a ripristinare la trascrizione. Riprova.',
  goneTitle: 'Non trovata',
  gone: 'Forse è già stata eliminata.',
  failedTitle: 'Impossibile eliminare',
  failed: 'Non siamo riusciti a eliminare questa trascrizione. Riprova.',
};

export const saveResult: Texts<'saveResult'> = {
  withTranslation: 'L’originale e la traduzione sono salvati insieme.',
  lostTranslations: (languages) =>
    `Il testo è cambiato, quindi la traduzione precedente non è più salvata: ${languages}.`,
  deletedTitle: 'Eliminata su un altro dispositivo',
  deleted: 'Il tuo testo è ancora qui. Salvalo di nuovo per conservarlo.',
  loginTitle: 'Accesso necessario',
  login: 'Accedi per salvare la trascrizione',
  signIn: 'Accedi',
  signInAlt: 'Accedi per salvare',
  limitTitle: 'Limite di trascrizioni raggiunto',
  limit: 'Hai usato tutti i tuoi spazi. Passa a Premium per averne di più.',
  upgrade: 'Passa a Premium',
  upgradeAlt: 'Passa a Premium per salvare di più',
  savedTitle: 'Salvato!',
  view: 'Vedi salvate',
  viewAlt: 'Apri la scheda Salvate',
  offlineTitle: 'Sei offline',
  kept: 'Il testo resta su questo dispositivo: potrai salvarlo quando tornerai online.',
};

export const saveFailure: Texts<'saveFailure'> = {
  title: 'Salvataggio non riuscito',
  description: 'Impossibile salvare la trascrizione. Riprova.',
};

export const library: Texts<'library'> = {
  title: 'Biblioteca',
  open: 'Apri la biblioteca',
  search: 'Cerca nei titoli e nei testi',
  kinds: 'Tipi di testo',
  all: 'Tutti',
  language: 'Lingua',
  allLanguages: 'Tutte le lingue',
  tag: 'Etichetta',
  allTags: 'Tutte le etichette',
  filters: 'Filtri',
  play: (name) => `Ascolta ${name}`,
  stop: (name) => `Ferma la lettura di ${name}`,
  select: (name) => `Seleziona ${name}`,
  menu: (name) => `Altre azioni per ${name}`,
  rename: 'Rinomina',
  name: 'Nome',
  tags: 'Etichette',
  share: 'Condividi una copia',
  selectThis: 'Seleziona',
  selected: (value) => plural(value, { one: '# selezionato', other: '# selezionati' }),
  selectAll: 'Seleziona tutto',
  stopSelecting: 'Annulla la selezione',
  today: (time) => `Oggi, ${time}`,
  yesterday: 'Ieri',
  about: (time) => `Circa ${time} ad alta voce`,
  renameFailed: 'Impossibile rinominare',
  tagFailed: (done, all) => `${count(done)} di ${count(all)} etichettati`,
  loadFailed: 'Impossibile caricare il testo',
  tryAgain: 'Riprova.',
  moreFailed: 'Impossibile caricarne altri.',
  deletedMany: (value) => plural(value, { one: '# eliminato', other: '# eliminati' }),
  restoredMany: (value) => plural(value, { one: '# ripristinato', other: '# ripristinati' }),
  newTag: 'Nuova etichetta',
  add: 'Aggiungi',
  noTags: 'Ancora nessuna etichetta. Scrivine una qui sopra.',
  mostTags: (value) => `Un testo può avere fino a ${count(value)} etichette.`,
  save: 'Salva',
  cancel: 'Annulla',
};

export const documentKinds: Texts<'documentKinds'> = {
  dictated: 'Dettati',
  imported: 'Importati',
  conversation: 'Conversazioni',
  typed: 'Scritti',
};

export const librarySorts: Texts<'librarySorts'> = {
  newest: 'Più recenti',
  oldest: 'Meno recenti',
  changed: 'Modificati di recente',
  title: 'Per nome',
};

export const sharing: Texts<'sharing'> = {
  title: 'Condividi una copia',
  lead: 'Chiunque abbia il link può leggere questa copia. Le modifiche successive non sono incluse.',
  parts: 'Che cosa condividi',
  original: 'Originale',
  translation: 'Traduzione',
  both: 'Entrambi',
  ends: 'Il link è valido',
  day: 'un giorno',
  week: 'una settimana',
  never: 'senza scadenza',
  name: 'Il tuo nome',
  nameHint: 'Chi legge vede solo questo nome. Puoi lasciarlo vuoto.',
  create: 'Crea link',
  link: 'Link',
  copy: 'Copia link',
  copied: 'Link copiato',
  copyFailed: 'Impossibile copiare. Seleziona il link e copialo tu.',
  failed: 'Impossibile creare il link',
  copies: 'Copie condivise',
  empty: 'Non condividi nulla. Scegli “Condividi una copia” nel menu di un testo salvato.',
  views: (value) => plural(value, { one: 'Aperta # volta', other: 'Aperta # volte' }),
  until: (date) => `fino al ${date}`,
  noEnd: 'senza data di fine',
  stop: 'Interrompi la condivisione',
  stopOf: (title) => `Interrompi la condivisione di ${title}`,
  copyOf: (title) => `Copia il link di ${title}`,
  stopped: 'Non più condivisa',
  stopFailed: 'Impossibile interrompere la condivisione',
  loadFailed: 'Impossibile caricare le copie condivise',
};
