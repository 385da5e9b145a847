import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const tidyActions: Texts<'tidyActions'> = {
  fillers: 'Rimuovi gli intercalari',
  punctuate: 'Aggiungi punteggiatura e paragrafi',
  email: 'Trasforma in e-mail',
  summarise: 'Riassumi',
  shorten: 'Accorcia',
};

export const tidy: Texts<'tidy'> = {
  title: 'Rifinisci il testo',
  lead: 'Potrai controllare ogni modifica prima di applicarla.',
  fillersNote: 'Corregge anche parole ripetute, spazi e maiuscole. Funziona su questo dispositivo.',
  premium: 'Premium',
  cost: (value) => plural(value, { one: '# carattere', other: '# caratteri' }),
  compareTitle: 'Controlla le modifiche',
  used: (value, of) => `Usati ${count(value)} dei tuoi ${count(of)} caratteri.`,
  nothing: 'Non c’è nulla da modificare.',
  removed: 'rimosso',
  added: 'aggiunto',
  unspoken: 'non l’hai detto',
  position: (at, total) => `Modifica ${count(at)} di ${count(total)}`,
  reject: 'Rifiuta',
  accept: 'Accetta',
  previous: 'Modifica precedente',
  next: 'Modifica successiva',
  keep: 'Tieni il mio testo',
  acceptAll: 'Accetta tutte',
  acceptSome: (accepted, total) => `Accetta ${count(accepted)} di ${count(total)}`,
  change: (at, what) => `Modifica ${count(at)}: ${what}`,
  failed: 'Non siamo riusciti a rifinire il testo',
  failedText: 'Riprova tra un momento.',
  back: 'Indietro',
};

export const tidyMenu: Texts<'tidyMenu'> = {
  changed: 'Testo modificato',
  undo: 'Annulla',
  undoAlt: 'Ripristina il testo precedente',
  textChanged: 'Modifiche non applicate',
  textChangedNote: 'Nel frattempo hai modificato il testo. Riprova.',
};
