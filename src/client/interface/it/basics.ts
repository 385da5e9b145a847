import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const ui: Texts<'ui'> = {
  close: 'Chiudi',
  dismiss: 'Chiudi',
  notification: 'Notifica',
  notifications: 'Notifiche ({hotkey})',
  search: 'Cerca',
  searchIn: (label) => `Cerca: ${label}`,
  nothingFound: 'Nessun risultato',
  locked: 'bloccata',
};

export const loading: Texts<'loading'> = { label: 'Caricamento' };

export const pageTitles: Texts<'pageTitles'> = {
  main: `${brand.name} | Dalla voce al testo, con traduzione e lettura ad alta voce`,
  subscribe: `Premium | ${brand.name}`,
  account: `Il tuo account | ${brand.name}`,
  words: `Il mio dizionario | ${brand.name}`,
  conversation: `Conversazione | ${brand.name}`,
  terms: `Condizioni d’uso | ${brand.name}`,
  privacy: `Impegno sulla privacy | ${brand.name}`,
  people: `Chi sei? | ${brand.name}`,
  library: `Biblioteca | ${brand.name}`,
  developers: `Sviluppatori | ${brand.name}`,
  'not-found': '404 | Pagina non trovata',
  settings: `Impostazioni | ${brand.name}`,
};

export const pageDescriptions: Texts<'pageDescriptions'> = {
  main: 'Parla e guarda la tua voce diventare testo. Traducilo, ascoltalo con una voce naturale e salvalo per dopo.',
  subscribe: `Trascrizioni più lunghe, voci HD e più traduzioni con ${brand.name} Premium.`,
  account: `Il tuo piano, i tuoi dispositivi e i tuoi dati nell’app web ${brand.name}.`,
  words: `Nomi e termini che ${brand.name} non deve sbagliare mai.`,
  conversation: `Parla con qualcuno in un’altra lingua: ${brand.name} traduce entrambi e legge ad alta voce.`,
  terms: `Le condizioni d’uso dell’app web ${brand.name}.`,
  privacy: `Quali dati raccoglie l’app web ${brand.name}, perché e come eliminarli.`,
  people: `Scegli chi usa ${brand.name} in questo browser.`,
  library: 'Tutti i tuoi testi salvati: cerca, ordina, ascolta e condividi.',
  developers: 'Salva, trascrivi, traduci e ascolta dai tuoi programmi, con gli stessi limiti dell’app.',
  'not-found': 'La pagina che cerchi non esiste o è stata spostata.',
  settings: `Come ${brand.name} registra, traduce, legge e appare.`,
};

export const notFound: Texts<'notFound'> = {
  title: '404 | Pagina non trovata',
  text: 'La pagina che cerchi non esiste o è stata spostata.',
  home: 'Torna alla home',
};

export const rootError: Texts<'rootError'> = {
  heading: 'Ops, qualcosa è andato storto!',
  text: 'Si è verificato un errore durante il caricamento dell’app. Ricarica la pagina e riprova.',
  refresh: 'Ricarica la pagina',
};

export const failures: Texts<'failures'> = {
  page: 'Impossibile caricare questa pagina.',
  part: 'Impossibile caricare questa parte.',
  crashed: 'Qualcosa qui è andato storto. Il resto della pagina funziona ancora.',
  retry: 'Riprova',
  reload: 'Ricarica la pagina',
};

export const legal: Texts<'legal'> = {
  contents: 'Indice',
  print: 'Stampa',
  englishOnly: 'Questo documento è disponibile solo in inglese.',
};

export const offline: Texts<'offline'> = {
  title: 'Sei offline',
  text: 'Puoi ancora scrivere, copiare e ascoltare con la voce del browser. Per tradurre, usare le voci HD, accedere e salvare serve una connessione.',
  wentOffline: 'Sei offline.',
  cameBack: 'Sei di nuovo online.',
  newVersion: 'È pronta una nuova versione.',
  update: 'Aggiorna',
  later: 'Più tardi',
};

export const consent: Texts<'consent'> = {
  label: 'Cookie',
  text: 'I cookie mantengono attivo l’accesso. Le statistiche sono facoltative.',
  more: 'Privacy',
  accept: 'Accetta',
  decline: 'Rifiuta',
  analytics: 'Cookie statistici',
  chooseAgain: 'Cambia la scelta sui cookie',
};

export const theme: Texts<'theme'> = {
  picker: 'Tema',
  chosen: (name) => `Tema: ${name}`,
};

export const themeNames: Texts<'themeNames'> = {
  light: 'Chiaro',
  dark: 'Scuro',
  spooky: 'Spettrale',
  forest: 'Foresta',
  ocean: 'Oceano',
  sunset: 'Tramonto',
  scifi: 'Sci-fi',
  fantasy: 'Fantasy',
};
