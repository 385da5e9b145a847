import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const tidyActions: Texts<'tidyActions'> = {
  fillers: 'Alisin ang mga filler word',
  punctuate: 'Lagyan ng bantas at hatiin sa talata',
  email: 'Gawing email',
  summarise: 'Ibuod',
  shorten: 'Paikliin',
};

export const tidy: Texts<'tidy'> = {
  title: 'Ayusin ang text',
  lead: 'Masusuri mo ang bawat pagbabago bago ito ilapat.',
  fillersNote: 'Inaayos din ang mga naulit na salita, espasyo at malaking titik. Sa device na ito ginagawa.',
  premium: 'Premium',
  cost: (value) => `${count(value)} character`,
  compareTitle: 'Suriin ang mga pagbabago',
  used: (value, of) => `Nagamit ang ${count(value)} sa ${count(of)} character mo.`,
  nothing: 'Walang kailangang baguhin.',
  removed: 'inalis',
  added: 'idinagdag',
  unspoken: 'hindi mo ito sinabi',
  position: (at, total) => `Pagbabago ${count(at)} sa ${count(total)}`,
  reject: 'Tanggihan',
  accept: 'Tanggapin',
  previous: 'Naunang pagbabago',
  next: 'Susunod na pagbabago',
  keep: 'Panatilihin ang text ko',
  acceptAll: 'Tanggapin lahat',
  acceptSome: (accepted, total) => `Tanggapin ang ${count(accepted)} sa ${count(total)}`,
  change: (at, what) => `Pagbabago ${count(at)}: ${what}`,
  failed: 'Hindi naayos ang text',
  failedText: 'Subukan ulit maya-maya.',
  back: 'Bumalik',
};

export const tidyMenu: Texts<'tidyMenu'> = {
  changed: 'Nabago ang text',
  undo: 'I-undo',
  undoAlt: 'Ibalik ang text sa dati',
  textChanged: 'Hindi nailapat ang mga pagbabago',
  textChangedNote: 'In-edit mo ito habang inaayos. Subukan ulit.',
};
