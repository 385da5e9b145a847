import { brand } from '../../../shared/brand.ts';
import { createDurations } from '../create-durations.ts';
import type { Texts } from '../translations.ts';
import { count, date, on, percent, plural } from './formats.ts';

const { duration, fullMinutes, roundMinutes } = createDurations(count, {
  second: '# s',
  minute: '# min',
  hour: '# h',
});

const unchanged = 'Il tuo testo non è cambiato e non sono stati usati minuti.';
const readable = `${brand.name} legge WAV, MP3, M4A, OGG, WebM, FLAC, MP4 e MOV, e testi in TXT, Markdown, SRT, VTT o Word.`;

export const importProblems: Texts<'importProblems'> = {
  empty: {
    title: (name) => `${name} è vuoto`,
    text: () => `Nel file non c’è nulla. ${unchanged}`,
  },
  'not-media': {
    title: (name) => `Impossibile leggere ${name}`,
    text: () => `Non è né una registrazione né un testo. ${readable} ${unchanged}`,
  },
  'not-subtitles': {
    title: (name) => `${name} non ha sottotitoli`,
    text: () => `Il file non contiene tempi. Rinominalo in .txt per importarlo come testo. ${unchanged}`,
  },
  'no-sound': {
    title: (name) => `${name} non ha audio`,
    text: () => `Il file contiene video ma non audio, quindi non c’è nulla da trascrivere. ${unchanged}`,
  },
  'no-speech': {
    title: (name) => `Nessun parlato in ${name}`,
    text: () => `Abbiamo controllato tutto il file senza trovare parlato. ${unchanged}`,
  },
  encrypted: {
    title: (name) => `${name} è protetto`,
    text: () => `Il file è cifrato: può aprirlo solo l’app da cui proviene. ${unchanged}`,
  },
  codec: {
    title: (name) => `Questo browser non può riprodurre ${name}`,
    text: (codec) =>
      `L’audio è in ${codec ? `${codec}, un formato` : 'un formato'} che questo browser non sa decodificare. Prova un altro browser, oppure converti il file in MP3. ${unchanged}`,
  },
  damaged: {
    title: (name) => `${name} è danneggiato`,
    text: () => `Una parte del file manca o è danneggiata. Copialo o scaricalo di nuovo. ${unchanged}`,
  },
  overstated: {
    title: (name) => `Impossibile leggere ${name}`,
    text: () =>
      `Il file dichiara di contenere molto più audio di quanto ne entri nelle sue dimensioni. Copialo o scaricalo di nuovo. ${unchanged}`,
  },
  'too-large': {
    title: (name) => `${name} è troppo grande`,
    text: () => `Le registrazioni possono arrivare a 2 GB, i testi a 20 MB. ${unchanged}`,
  },
};

export const importing: Texts<'importing'> = {
  drop: 'Rilascia per importare',
  title: (name) => `Importa ${name}`,
  measuring: (share) => `Rilevamento del parlato… ${percent(share)}`,
  measured: (lengthSeconds, speechSeconds, parts) =>
    `Dura ${duration(lengthSeconds)}, di cui ${duration(speechSeconds)} di parlato. ${plural(parts, { one: 'Sta in una sola parte', other: 'Verrà diviso in circa # parti' })}.`,
  uses: (seconds) => `Usa ${duration(seconds)}`,
  left: (left, limit) => `Restano ${fullMinutes(left)} di ${fullMinutes(limit)} min`,
  silence: 'Il silenzio non conta.',
  where:
    'Il parlato viene inviato a questo server e al suo fornitore di riconoscimento per essere trascritto, e non viene conservato lì. Il file resta in questo browser.',
  onServer:
    'Il parlato viene trascritto su questo server. Non viene conservato né inviato altrove. Il file resta in questo browser.',
  needsMore: (seconds, left) => `Servono ${duration(seconds)}, ma ti restano solo ${fullMinutes(left)} min`,
  needsMoreText:
    'Trascriveremo tutto ciò che i tuoi minuti consentono. Il resto rimane su questo dispositivo.',
  upgrade: 'Passa a Premium',
  language: 'Lingua parlata',
  import: 'Importa',
  cancel: 'Annulla',
  close: 'Chiudi',
  another: 'Scegli un altro file',
  signInTitle: 'Accedi per importare registrazioni',
  signIn: 'Accedi',
  signInAlt: 'Accedi per importare registrazioni',
  notOffered: 'Questo server non può trascrivere registrazioni. Puoi comunque importare file di testo.',
  onDevice:
    'Disattiva “Su questo dispositivo” per importare registrazioni. Puoi comunque importare file di testo.',
  elsewhere: 'Un’altra scheda sta importando un file. Prima termina o rimuovi quell’importazione.',
  failed: 'Non siamo riusciti a importare il file. Riprova.',
  imported: (name) => `${name} importato`,
  lost: 'Il file condiviso non è arrivato. Condividilo di nuovo.',
};

export const importProgress: Texts<'importProgress'> = {
  title: (name) => `Trascrizione di ${name}`,
  progress: (done, total) => `${fullMinutes(done)} di ${roundMinutes(total)} min`,
  timeLeft: (seconds) => ` · ancora ${duration(seconds)} circa`,
  paused: 'In pausa',
  hold: {
    offline: 'In attesa della rete',
    failed: 'Parte del parlato non è stata trascritta',
    allowance: 'Hai esaurito i minuti di riconoscimento',
    'signed-out': 'Accedi per continuare',
    memory:
      'Memoria insufficiente. Un modello più piccolo ne richiede meno: npm run engines -- recognition:base',
  },
  kept: 'Il testo trascritto finora è al sicuro e il resto della registrazione rimane su questo dispositivo.',
  renewsDaily: (time) => `I tuoi minuti si rinnovano alle ${time}.`,
  renewsOn: (day) => `I tuoi minuti si rinnovano ${on(date(day))}.`,
  unsaved: 'Tieni aperta questa pagina: il file è troppo grande per essere salvato su questo dispositivo.',
  pause: 'Pausa',
  resume: 'Riprendi',
  retry: 'Riprova',
  cancel: 'Annulla',
  cancelTitle: 'Interrompere la trascrizione?',
  cancelText: 'Conserverai il testo trascritto finora.',
  stop: 'Interrompi',
  keep: 'Continua',
  damaged: (seconds) =>
    `Il file è danneggiato dopo ${duration(seconds)}. Tutto ciò che precede è trascritto.`,
};

export const importParts: Texts<'importParts'> = {
  part: (name, part, parts) => `${name}, parte ${count(part)} di ${count(parts)}`,
  coming: (value) => plural(value, { one: '· un’altra in arrivo', other: '· altre # in arrivo' }),
  all: 'Tutte le parti',
  previous: 'Parte precedente',
  next: 'Parte successiva',
  item: (part) => `Parte ${count(part)}`,
  saved: 'Salvata',
  saveAll: 'Salva tutte le parti',
  saveFinished: 'Salva le parti completate',
  unfinished: 'L’ultima parte non è ancora completa.',
  exportAll: 'Esporta tutte le parti…',
  listen: 'Ascolta la registrazione',
  stopListening: 'Ferma l’ascolto',
  cantPlay: 'Impossibile riprodurre la registrazione',
  turns: 'Mostra chi parla',
  remove: 'Rimuovi importazione…',
  removeTitle: (name) => `Rimuovere ${name}?`,
  removeText: 'La registrazione e le parti che non hai salvato verranno eliminate da questo dispositivo.',
  removeConfirm: 'Rimuovi',
  keep: 'Tieni',
  savedAll: (value) => plural(value, { one: '# parte salvata', other: '# parti salvate' }),
  savedSome: (saved, value) =>
    `${plural(saved, { one: 'Salvata # parte', other: 'Salvate # parti' })} su ${count(value)}. Le altre restano su questo dispositivo.`,
};

export const sharedFile: Texts<'sharedFile'> = {
  title: 'Aprire questo file?',
  text: 'Un’altra app o un sito web ha inviato questo file. Aprilo solo se lo hai condiviso tu.',
  open: 'Apri',
  cancel: 'Non ora',
};
