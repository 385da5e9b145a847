import type { Texts } from '../translations.ts';
import { plural } from './formats.ts';

const tiers = { free: 'Gratis', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'Registra, leggi, traduci e ascolta',
  tabs: 'Viste',
  record: 'Registra',
  saved: 'Salvate',
  card: 'Trascrizione e traduzione',
  view: 'Testo originale o tradotto',
  original: 'Originale',
  translated: 'Traduzione',
  clear: 'Cancella il testo',
  more: 'Altro',
  savedExist: 'hai trascrizioni salvate',
  unsupportedTitle: 'Questo browser non riconosce la voce',
  unsupported:
    'Per registrare, usa Chrome, Edge o Safari. Tutto il resto funziona qui: scrivi o incolla il tuo testo.',
  unsupportedServer: 'Oppure resta in questo browser e lascia che questo server trascriva ciò che dici.',
  unsupportedSignIn: 'Prima dovrai accedere.',
  dismiss: 'Chiudi',
  onDevice: 'Su questo dispositivo',
  tiers,
};

export const menu: Texts<'menu'> = {
  share: 'Condividi dal vivo',
  import: 'Importa audio, video o testo…',
  export: 'Esporta…',
  copyBoth: 'Copia in entrambe le lingue',
  saveBoth: 'Salva in entrambe le lingue',
  bothSaved: 'Il testo in entrambe le lingue è in “Salvate”.',
  punctuate: 'Punteggiatura nelle pause',
  microphone: 'Microfono…',
  shortcuts: 'Scorciatoie da tastiera',
  tidy: 'Rifinisci…',
  commands: 'Comandi vocali',
  words: 'Le mie parole',
};

export const save: Texts<'save'> = {
  save: 'Salva',
  saveTranslation: 'Salva traduzione',
  saveAndStartNew: 'Salva e ricomincia',
  originalSaved: 'Il testo originale è in “Salvate”.',
  translationSaved: 'La traduzione è in “Salvate”.',
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium è terminato, ma puoi ancora salvare questo testo per intero.',
  tooLong: (tier, excess) =>
    `Troppo lungo per il piano ${tiers[tier]}: elimina ${plural(excess, { one: '# carattere', other: '# caratteri' })}`,
  canStillCopy: 'Puoi ancora copiarlo o esportarlo.',
};

export const openSaved: Texts<'openSaved'> = {
  title: 'Sostituire il testo nel registratore?',
  text: 'Il testo nel registratore andrà perso.',
  confirm: 'Sostituisci',
  cancel: 'Tieni il mio testo',
};
