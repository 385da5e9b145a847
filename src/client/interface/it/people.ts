import type { Texts } from '../translations.ts';

export const who: Texts<'who'> = {
  title: 'Chi sei?',
  lead: 'Scegli il tuo nome per vedere i tuoi testi, le tue parole e le tue impostazioni.',
  pinFor: (name) => `PIN di ${name}`,
  pin: 'PIN',
  continue: 'Continua',
  back: 'Indietro',
  needsPin: 'Serve un PIN',
  loadFailed: 'Il server non è raggiungibile.',
  failed: 'Non ha funzionato. Riprova.',
  tryAgain: 'Riprova',
};

export const people: Texts<'people'> = {
  title: 'Persone',
  alone:
    'Lo usa anche qualcun altro? Aggiungi questa persona: ognuno avrà i propri testi, le proprie parole e le proprie impostazioni.',
  several: 'Ognuno ha i propri testi, le proprie parole e le proprie impostazioni.',
  you: 'Tu',
  manages: 'Gestisce gli altri',
  hasPin: 'Ha un PIN',
  add: 'Aggiungi una persona',
  edit: (name) => `Modifica ${name}`,
  remove: (name) => `Rimuovi ${name}`,
  yourName: 'Il tuo nome',
  theirName: 'Il suo nome',
  name: 'Nome',
  color: 'Colore',
  colors: {
    violet: 'Viola',
    blue: 'Blu',
    teal: 'Ottanio',
    green: 'Verde',
    orange: 'Arancione',
    red: 'Rosso',
    pink: 'Rosa',
    grey: 'Grigio',
  },
  optionalPin: 'PIN (facoltativo)',
  newPin: 'Nuovo PIN (vuoto: nessuna modifica)',
  currentPin: 'PIN attuale',
  pinHint: 'Da quattro a otto cifre. Tiene gli altri lontani da questi testi, ma non li cifra.',
  noPin: 'Togli il PIN',
  save: 'Salva',
  cancel: 'Annulla',
  removeTitle: (name) => `Rimuovere ${name}?`,
  removeText: (name) =>
    `Verranno eliminati tutti i testi, le parole e le impostazioni di ${name}. Non si può annullare: scarica prima una copia.`,
  download: 'Scarica una copia',
  downloadOwn: 'Scarica i miei dati',
  downloadFailed: 'Il download non ha funzionato. Riprova.',
  confirmRemoval: 'Rimuovi',
  added: (name) => `${name} è ora nell’elenco.`,
  removed: (name) => `${name} non è più nell’elenco.`,
  saved: 'Le modifiche sono state salvate.',
  failed: 'Non ha funzionato. Riprova.',
};

export const personMenu: Texts<'personMenu'> = {
  label: (name) => `Menu di ${name}`,
  unnamed: 'Il tuo menu',
  switch: 'Cambia persona',
  people: 'Persone',
  own: 'Il mio nome e PIN',
  settings: 'Impostazioni',
};
