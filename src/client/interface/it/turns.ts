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
  edit: 'Correggi le parole',
  sentence: (number) => `Frase ${count(number)}`,
  hear: (number) => `Ascolta la frase ${count(number)}`,
  corrected: 'Corretto',
  undoCorrection: 'Annulla la correzione',
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
  keptText: (size) => `${size} in questo browser, per riascoltare ciò che è stato detto.`,
  none: 'Non ci sono registrazioni in questo browser.',
  delete: 'Elimina tutte',
  deleteTitle: 'Eliminare tutte le registrazioni?',
  deleteText:
    'I tuoi testi restano, ma non potrai più ascoltare le registrazioni. Una registrazione ancora in trascrizione viene conservata.',
  keep: 'Tienile',
  deleted: 'Registrazioni eliminate',
  elsewhere:
    'La registrazione non è su questo dispositivo. Se è stata conservata, si trova nel browser in cui questo testo è stato registrato o importato.',
};

export const keptRecordings: Texts<'keptRecordings'> = {
  setting: 'Conserva le registrazioni su questo dispositivo',
  settingText: 'Per toccare una frase e sentirla com’è stata detta. Circa 15 MB l’ora.',
  settingImpossible:
    'Questo browser non può registrare e riconoscere il parlato insieme: si conserva solo ciò che trascrive un altro motore.',
  offer:
    'Conservare l’audio delle tue registrazioni su questo dispositivo? Potrai toccare una frase per sentirla. Circa 15 MB l’ora; nulla viene caricato.',
  accept: 'Conserva registrazioni',
  decline: 'Non conservarle',
  accepted: 'Le prossime registrazioni resteranno su questo dispositivo',
  impossible: 'L’audio non viene conservato',
  impossibleText:
    'Questo browser non può registrare e riconoscere il parlato insieme. Le tue parole vengono scritte come sempre.',
  full: 'Non c’è più spazio per l’audio di questa registrazione',
  fullText: (size) =>
    `Le tue parole continuano a essere scritte. Eliminando le registrazioni più vecchie si liberano ${size}; i testi restano.`,
  fullHere:
    'Le tue parole continuano a essere scritte. Libera spazio su questo dispositivo per conservare le registrazioni.',
  deleteOldest: 'Elimina le più vecchie',
  deleteOldestAlt: (size) => `Elimina le registrazioni più vecchie per liberare ${size}`,
  signOut: 'Eliminare le tue registrazioni da questo dispositivo?',
  signOutText: 'Chi altro usa questo browser non dovrebbe poterle ascoltare.',
  signOutDelete: 'Elimina le registrazioni ed esci',
  signOutKeep: 'Conserva le registrazioni ed esci',
  alsoDelete: (size) => `Elimina anche le mie registrazioni da questo dispositivo (${size})`,
};

export const recordingCopies: Texts<'recordingCopies'> = {
  place: 'Dove si conservano le registrazioni',
  placeText:
    'Sul computer su cui gira Rhapsode, le registrazioni dei testi salvati si possono ascoltare anche dal telefono.',
  here: 'Su questo dispositivo',
  there: 'Sul computer su cui gira Rhapsode',
  waiting: 'Alcune per ora sono solo su questo dispositivo. Rhapsode riproverà quando lo apri.',
  failed: 'La registrazione resta su questo dispositivo',
  failedText:
    'Non è stato possibile copiarla sul computer su cui gira Rhapsode. Si riproverà quando apri Rhapsode.',
  noRoom: 'Sul computer su cui gira Rhapsode lo spazio sta finendo.',
  tooLarge: 'È troppo grande per il computer su cui gira Rhapsode.',
  space: (size) => `${size} sul computer su cui gira Rhapsode.`,
  deleteText:
    'Vengono eliminate da questo dispositivo e dal computer su cui gira Rhapsode. I tuoi testi restano, ma non potrai più ascoltare le registrazioni. Una registrazione ancora in trascrizione viene conservata.',
  notDeleted: 'Non è stato possibile eliminare le registrazioni dal computer su cui gira Rhapsode. Riprova.',
};
