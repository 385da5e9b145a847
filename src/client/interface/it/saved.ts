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
  newEntry: 'È una nuova trascrizione. Quella che hai aperto non è cambiata.',
  offlineTitle: 'Sei offline',
  kept: 'Il testo resta su questo dispositivo: potrai salvarlo quando tornerai online.',
};

export const saveFailure: Texts<'saveFailure'> = {
  title: 'Salvataggio non riuscito',
  description: 'Impossibile salvare la trascrizione. Riprova.',
};
