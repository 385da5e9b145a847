import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, inSentence, plural } from './formats.ts';

const words = (value: number) => plural(value, { one: '# parola', other: '# parole' });

export const dictionary: Texts<'dictionary'> = {
  title: 'Le mie parole',
  lead: `Nomi e termini che ${brand.name} non deve sbagliare mai quando detti, traduci e ascolti.`,
  search: 'Cerca',
  searchLabel: 'Cerca nelle mie parole',
  add: 'Aggiungi parola',
  more: 'Altro',
  open: 'Apri Le mie parole',
  importCsv: 'Importa CSV…',
  exportCsv: 'Esporta CSV',
  fileName: 'le-mie-parole.csv',
  written: 'Si scrive',
  heard: 'A volte riconosciuta come',
  heardHint: 'Scrivi una parola e premi Invio',
  removeHeard: (form) => `Rimuovi ${form}`,
  translations: 'Nelle traduzioni',
  spoken: 'Si legge',
  spokenOptional: 'Si legge (facoltativo)',
  listen: 'Ascolta',
  normal: 'Normale',
  translateNormally: 'Traduci normalmente',
  translatedNormally: 'Tradotta normalmente',
  neverTranslate: 'Non tradurre mai',
  neverTranslated: 'Mai tradotta',
  fixed: 'Traduci con…',
  language: 'Lingua',
  translation: 'Traduzione',
  addLanguage: 'Aggiungi una lingua',
  removeTranslation: 'Rimuovi questa traduzione',
  asWritten: 'Come si scrive',
  heardAs: (forms) => `Riconosciuta come ${forms}`,
  edit: (word) => `Modifica ${word}`,
  remove: (word) => `Elimina ${word}`,
  delete: 'Elimina',
  cancel: 'Annulla',
  save: 'Salva',
  newWord: 'Aggiungi una parola',
  editWord: 'Modifica la parola',
  empty: `Ancora nessuna parola. Aggiungi un nome che ${brand.name} sbaglia.`,
  nothingFound: 'Nessuna parola corrisponde alla ricerca.',
  count: (value, limit) => `${count(value)} di ${words(limit)}`,
  withAccount: 'Salvate nel tuo account',
  onDevice: 'Salvate su questo dispositivo',
  full: (limit) =>
    `Il tuo elenco è pieno: contiene ${words(limit)}. Elimina una parola per aggiungerne un’altra.`,
  exists: 'Questa parola è già nel tuo elenco.',
  deleted: 'Parola eliminata',
  undo: 'Annulla',
  undoAlt: 'Ripristina la parola',
  imported: (value) => plural(value, { one: '# parola importata', other: '# parole importate' }),
  importedNote: (skipped, left) =>
    [
      skipped > 0 &&
        plural(skipped, {
          one: '# riga non valida è stata ignorata.',
          other: '# righe non valide sono state ignorate.',
        }),
      left > 0 &&
        plural(left, {
          one: '# parola non è stata importata perché l’elenco è pieno.',
          other: '# parole non sono state importate perché l’elenco è pieno.',
        }),
    ]
      .filter(Boolean)
      .join(' '),
  importFailed: 'Non siamo riusciti a leggere questo file',
  importFailedText: 'Scegli un file CSV.',
  loadFailed: 'Non siamo riusciti a caricare le tue parole.',
  notSaved: 'Le tue parole non sono state salvate',
  notSavedText: 'Controlla la connessione e riprova.',
  changedElsewhere: 'Le tue parole sono state modificate anche su un altro dispositivo',
  changedElsewhereText: 'La tua modifica è stata aggiunta alla versione più recente.',
  tryAgain: 'Riprova',
  importOffer: (value) =>
    plural(value, {
      one: 'Aggiungere al tuo account la parola di questo dispositivo?',
      other: 'Aggiungere al tuo account le # parole di questo dispositivo?',
    }),
  importConfirm: 'Aggiungi',
  importDecline: 'Elimina da questo dispositivo',
  learn: (word, heard) => ['Scrivere sempre ', word, ' al posto di ', heard, '?'],
  always: 'Sempre',
  notNow: 'Non ora',
  learned: (word) => `${word} aggiunta alle tue parole`,
};

export const device: Texts<'device'> = {
  title: 'Su questo dispositivo',
  text: 'Le tue parole non escono da questo dispositivo.',
  recognition: 'Il tuo browser riconosce la voce su questo dispositivo.',
  ownRecognition: 'Un motore su questo computer riconosce la voce.',
  inBrowserRecognition:
    'Questa pagina riconosce l’inglese su questo dispositivo. Non può riconoscere altre lingue.',
  noRecognition:
    'La registrazione è disattivata perché questo browser non riconosce la voce su questo dispositivo. Prova Chrome 139 o successivo su un computer.',
  translation: 'Il tuo browser traduce su questo dispositivo.',
  ownTranslation: 'Un motore su questo computer esegue la traduzione.',
  noTranslation:
    'La traduzione è disattivata perché questo browser non può tradurre su questo dispositivo. Prova Chrome 138 o successivo su un computer.',
  voices:
    'Si usano solo le voci installate su questo dispositivo. Le voci HD sono disattivate perché richiedono una connessione.',
  saving: 'Le trascrizioni salvate restano in questo browser. Quelle del tuo account non vengono mostrate.',
  mayDelete:
    'Questo browser può eliminare le trascrizioni salvate se non usi questo sito per una settimana. Esporta quelle che vuoi conservare.',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: 'Non è stato inviato nulla perché “Su questo dispositivo” è attivo.',
  missing: 'Questa trascrizione non è su questo dispositivo.',
};

export const localRecognition: Texts<'localRecognition'> = {
  off: 'La registrazione è disattivata',
  unsupported:
    'Questo browser non riconosce la voce su questo dispositivo. Prova Chrome 139 o successivo su un computer.',
  unavailable: (language) =>
    `Questo browser non riconosce la voce in ${inSentence(language)} su questo dispositivo. Scegli un’altra lingua o disattiva “Su questo dispositivo”.`,
  englishOnly:
    'Su questo dispositivo, questo browser riconosce solo l’inglese. Scegli l’inglese o disattiva “Su questo dispositivo”.',
  missing: (language) => `${language}: non ancora su questo dispositivo`,
  missingText:
    'Il browser deve scaricare la lingua una volta. Le tue parole restano comunque su questo dispositivo.',
  engineText: (megabytes) =>
    `È un download di ${megabytes} MB. Serve una volta sola e poi potrai registrare anche offline. Le tue parole restano su questo dispositivo.`,
  download: 'Scarica',
  downloadAlt: (language) => `Scarica il riconoscimento vocale in ${inSentence(language)}`,
  downloading: (language) => `${language}: download in corso…`,
  downloadingText: 'Il browser sta scaricando la lingua. Ti avviseremo quando sarà pronta.',
  ready: (language) => `${language}: lingua pronta`,
  readyText: 'Premi il pulsante di registrazione per iniziare.',
  failed: (language) => `${language}: download non riuscito`,
  failedText: 'Controlla la connessione e riprova.',
};
