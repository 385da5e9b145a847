import type { Texts } from '../translations.ts';
import { plural } from './formats.ts';

const tiers = { free: 'Gratis', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'Registra, leggi, traduci e ascolta',
  tabs: 'Viste',
  record: 'Registra',
  conversation: 'Conversazione',
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
  unsupportedDevice: 'Oppure attiva “Su questo dispositivo” nelle impostazioni per dettare qui in inglese.',
};

export const tools: Texts<'tools'> = {
  tidy: 'Rifinisci',
  export: 'Esporta',
  orDrop: 'oppure trascina qui una registrazione, un video, dei sottotitoli o un documento',
  orUse: 'oppure usa una registrazione, un video, dei sottotitoli o un documento',
  chooseFile: 'Scegli un file',
};

export const document: Texts<'document'> = {
  menu: 'Opzioni del documento',
  rename: 'Rinomina',
  name: 'Nome del documento',
  back: (title) => `Torna a ${title}`,
  saved: (when) => `Salvato ${when}`.trim(),
  edited: 'Modificato, non salvato',
  notSaved: 'Non salvato',
  saving: 'Salvataggio…',
};

export const newText: Texts<'newText'> = {
  started: 'Nuovo documento iniziato',
  stillHere: (title) => `“${title}” è ancora qui.`,
  back: 'Torna indietro',
};

export const menu: Texts<'menu'> = {
  share: 'Condividi dal vivo',
  newText: 'Nuovo documento',
  copyBoth: 'Copia in entrambe le lingue',
  shortcuts: 'Scorciatoie da tastiera',
  settings: 'Impostazioni',
};

export const save: Texts<'save'> = {
  saveAsNew: 'Salva come nuova',
  save: 'Salva',
  saveAndStartNew: 'Salva e ricomincia',
  signedIn: {
    save: 'Hai effettuato l’accesso. Salvataggio del testo…',
    translate: 'Hai effettuato l’accesso e la traduzione è attiva.',
  },
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium è terminato. Puoi salvare questo testo per intero una volta.',
  tooLong: (tier, excess) =>
    `Troppo lungo per il piano ${tiers[tier]}: elimina ${plural(excess, { one: '# carattere', other: '# caratteri' })}`,
  canStillCopy: 'Puoi ancora copiarlo o esportarlo.',
};
