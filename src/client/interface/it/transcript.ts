import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const transcript: Texts<'transcript'> = {
  label: 'Trascrizione',
  placeholder: 'Premi il pulsante di registrazione e parla, o scrivi qui.',
  placeholderUnsupported: 'Scrivi o incolla qui il tuo testo.',
  note: 'Gratis e senza account. Non conserviamo le registrazioni e il tuo testo resta in questo browser finché non lo salvi o lo traduci.',
  countOf: (cap) => ` / ${cap === undefined ? '0000' : count(cap)}`,
  countSpoken: (length, cap) =>
    cap === undefined
      ? plural(length, { one: '# carattere usato', other: '# caratteri usati' })
      : `${count(length)} di ${count(cap)} caratteri usati`,
  copy: 'Copia',
  copyOf: { original: 'Copia originale', translation: 'Copia traduzione' },
  copied: 'Copiato',
  copiedText: 'Il testo è negli appunti.',
  copiedOf: { original: 'Originale copiato', translation: 'Traduzione copiata' },
  notCopied: 'Impossibile copiare',
  notCopiedText: 'Il browser lo ha impedito. Seleziona il testo e copialo a mano.',
  clear: 'Cancella',
};

export const textLength: Texts<'textLength'> = {
  limitTitle: 'Limite di caratteri raggiunto',
  limit: (cap) => `Sono consentiti al massimo ${count(cap)} caratteri.`,
  truncated: (cap) => `Trascrizione ridotta a ${count(cap)} caratteri.`,
  near: (left) =>
    plural(left, {
      one: 'Vicino al limite: resta # carattere.',
      other: 'Vicino al limite: restano # caratteri.',
    }),
  paused: 'La registrazione è in pausa per il limite di lunghezza. Salva o cancella la trascrizione attuale.',
  announceNear: 'Vicino al limite di lunghezza',
  announceFull: 'Limite di lunghezza raggiunto',
  overflow: (words) =>
    plural(words, {
      one: '# parola non ci stava: sarà l’inizio del prossimo testo.',
      other: '# parole non ci stavano: saranno l’inizio del prossimo testo.',
    }),
  left: (words) =>
    plural(words, {
      one: '# parola non è entrata nell’ultimo testo.',
      other: '# parole non sono entrate nell’ultimo testo.',
    }),
  add: 'Aggiungi al testo',
  discard: 'Scarta',
  continueWhenFull: 'Quando arrivi al limite, salva e continua',
  continuing: 'Limite raggiunto: il testo viene salvato e la registrazione continua.',
};

export const clearing: Texts<'clearing'> = {
  title: 'Cancellare il testo?',
  text: 'La trascrizione e la sua traduzione verranno cancellate. Le trascrizioni salvate restano.',
  confirm: 'Cancella',
  cancel: 'Tieni',
  cleared: 'Cancellato',
  undo: 'Annulla',
  undoAlt: 'Ripristina il testo cancellato',
};

export const find: Texts<'find'> = {
  find: 'Cerca nel testo',
  place: (at, total) => (total === 0 ? 'Non trovato' : `${at} di ${total}`),
  previous: 'Risultato precedente',
  next: 'Risultato successivo',
  close: 'Chiudi',
};

export const draftNotKept: Texts<'draftNotKept'> = {
  title: 'Questo browser non può conservare il tuo testo',
  text: 'Il suo spazio di archiviazione è esaurito o bloccato. Salva o esporta il testo prima di lasciare questa pagina.',
};
