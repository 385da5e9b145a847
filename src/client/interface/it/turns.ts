import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const turns: Texts<'turns'> = {
  back: 'Torna al testo',
  both: 'Entrambi',
  list: 'Interventi',
  speakers: 'Interlocutori',
  unknown: 'Sconosciuto',
  numbered: (number) => `Interlocutore ${count(number)}`,
  change: (name) => `Cambia interlocutore: ${name}`,
  title: 'Chi parla?',
  name: 'Nome',
  every: (name) => `Tutti gli interventi di ${name}`,
  everyUnknown: 'Tutti gli interventi senza nome',
  cancel: 'Annulla',
  done: 'Fine',
  split: 'Dividi questo intervento',
  splitText: 'Scegli la frase in cui comincia a parlare qualcun altro.',
  rename: (name) => `Rinomina ${name}`,
  saveName: 'Salva il nome',
  turns: (value) => plural(value, { one: '# intervento', other: '# interventi' }),
  note: 'Un nuovo nome vale per tutti gli interventi di quella persona.',
  mergeWith: (name) => `${name} è una delle altre persone?`,
  merge: (name) => `Unisci a ${name}`,
  noSpeakers: 'Nessuno ha ancora un nome. Premi il cerchio accanto a un intervento per indicare chi parla.',
  renamed: (before, after) => `${before} ora è ${after}`,
  merged: (one, other) => `${one} e ${other} ora sono la stessa persona`,
  named: (name) => `Ora qui parla ${name}`,
  undo: 'Annulla',
  undoAlt: 'Annulla la modifica degli interlocutori',
};

export const recordingSound: Texts<'recordingSound'> = {
  bar: 'Registrazione',
  play: 'Riproduci la registrazione',
  pause: 'Metti in pausa la registrazione',
  back: 'Indietro di 5 secondi',
  forward: 'Avanti di 5 secondi',
  position: 'Posizione nella registrazione',
  playFrom: (time) => `Riproduci da ${time}`,
  kept: 'Registrazioni su questo dispositivo',
  keptText: (size) => `${size} in questo browser, per riascoltare i testi importati.`,
  none: 'In questo browser non ci sono registrazioni importate.',
  delete: 'Elimina tutte',
  deleteTitle: 'Eliminare tutte le registrazioni?',
  deleteText:
    'I tuoi testi restano, ma non potrai più ascoltare le registrazioni. Una registrazione ancora in trascrizione viene conservata.',
  keep: 'Tienile',
  deleted: 'Registrazioni eliminate',
  elsewhere:
    'La registrazione non è su questo dispositivo. Se è stata conservata, si trova nel browser in cui questo testo è stato registrato o importato.',
};
