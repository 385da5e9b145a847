import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const about: Texts<'about'> = {
  title: `Informazioni su ${brand.name}`,
  lead: 'Nell’antica Grecia un rapsodo andava di città in città e recitava poemi a chi non li avrebbe mai letti.',
  paragraphs: (voices) => [
    `${brand.name} fa lo stesso con le tue parole. Parla in una delle 18 lingue e guardale apparire. Poi puoi modificarle, tradurle, salvarle o ascoltarle con la voce del browser o con una delle ${voices} voci HD.`,
    'Le voci HD sono generate dall’IA: non sono registrazioni di persone. Il tuo browser o il nostro server trasforma la tua voce in testo, e non conserviamo l’audio.',
  ],
  contact: 'Domande, problemi o idee?',
  write: 'Scrivici',
};

export const saveLimit: Texts<'saveLimit'> = {
  title: 'Limite di salvataggio raggiunto',
  reached: (tier) =>
    tier === 'free'
      ? 'Hai usato tutti i tuoi spazi gratuiti. Passa a Premium per averne di più.'
      : 'Hai usato tutti i tuoi spazi Premium. Contatta l’assistenza se te ne servono altri.',
  kept: 'Il tuo testo è ancora nel registratore. Puoi anche eliminare una trascrizione salvata per fare spazio.',
  over: (excess) =>
    `Il tuo testo è ancora nel registratore. Elimina ${count(excess)} trascrizioni salvate per salvare di nuovo.`,
  view: 'Vedi salvate',
  upgrade: 'Passa a Premium',
  contact: 'Contatta l’assistenza',
};

export const personal: Texts<'personal'> = {
  full: () =>
    'Non c’è spazio per altre trascrizioni salvate. Eliminane qualcuna o aumenta il limite in PERSONAL_LIMITS.',
  tooLong: (_tier, excess) =>
    `Troppo lungo da salvare: elimina ${plural(excess, { one: '# carattere', other: '# caratteri' })}`,
  signOut: 'Esci',
  people: 'Persone',
  switchFailed: 'Il server non è raggiungibile. Riprova.',
  about: `Informazioni su ${brand.name}`,
  stillHere: 'Il tuo testo è ancora nel registratore.',
};

export const passwordMeta: Texts<'passwordMeta'> = {
  title: `Accedi | ${brand.name}`,
  description: `Accedi a ${brand.name}.`,
};

export const password: Texts<'password'> = {
  title: `Accedi a ${brand.name}`,
  password: 'Password',
  submit: 'Accedi',
  identity: 'Accedi con il tuo account',
  problems: {
    wrong: 'La password non è corretta. Riprova.',
    wait: (time) => `Troppi tentativi. Riprova ${time}.`,
    cancelled: 'L’accesso è stato annullato.',
    failed: 'Qualcosa è andato storto durante l’accesso. Riprova.',
    'not-allowed': 'Quell’account non ha accesso a questo server.',
  },
};

export const signOut: Texts<'signOut'> = {
  title: 'Tenere questo testo sul dispositivo?',
  text: 'Non l’hai salvato. Se lo tieni, chiunque usi questo browser potrà leggerlo dopo la disconnessione.',
  keep: 'Tieni il testo ed esci',
  clear: 'Cancella il testo ed esci',
};

export const signOutConversation: Texts<'signOutConversation'> = {
  title: 'Tenere la conversazione sul dispositivo?',
  text: 'Se la tieni, chiunque usi questo browser potrà leggerla dopo la disconnessione.',
  keep: 'Tieni la conversazione ed esci',
  clear: 'Cancella la conversazione ed esci',
};

export const signOutBoth: Texts<'signOutBoth'> = {
  title: 'Tenere il testo e la conversazione sul dispositivo?',
  text: 'Se li tieni, chiunque usi questo browser potrà leggerli dopo la disconnessione.',
  keep: 'Tieni entrambi ed esci',
  clear: 'Cancella entrambi ed esci',
};

export const serverRecording: Texts<'serverRecording'> = {
  title: `Vuoi che ${brand.name} trasformi la tua voce in testo?`,
  text: `Questo browser non ha il riconoscimento vocale, ma ${brand.name} può trascrivere ciò che dici.`,
  where: 'La tua voce viene inviata a questo server e al suo fornitore di riconoscimento.',
  kept: 'Il server non conserva l’audio. Questo dispositivo ne tiene una copia finché non è trascritto.',
  allowance: {
    free: (minutes) => `${minutes} minuti di parlato al giorno sono gratis.`,
    premium: (minutes) => `Ogni periodo di fatturazione include ${minutes} minuti di parlato.`,
  },
  start: 'Inizia a registrare',
  type: 'Preferisco scrivere',
};

export const shortcuts: Texts<'shortcuts'> = {
  title: 'Scorciatoie da tastiera',
  lead: 'Funzionano nella scheda Registra.',
  record: 'Avvia o ferma la registrazione; tieni premuto per registrare (se non stai scrivendo)',
  recordInText: 'Avvia o ferma la registrazione (sempre)',
  undo: 'Annulla (mentre scrivi)',
  redo: 'Ripeti (mentre scrivi)',
  toast: 'Vai alla notifica',
  sheet: 'Mostra questo elenco',
  space: 'Spazio',
  enter: 'Invio',
  control: 'Ctrl',
  shift: 'Maiusc',
  save: 'Salva (se non stai scrivendo)',
  play: 'Ascolta o ferma (se non stai scrivendo)',
  copy: 'Copia (se non stai scrivendo)',
  translate: 'Attiva o disattiva la traduzione (se non stai scrivendo)',
  find: 'Cerca nel testo',
};

export const saveConflict: Texts<'saveConflict'> = {
  title: 'Modificata altrove',
  text: 'Questo testo è stato modificato anche in un’altra scheda o su un altro dispositivo. Quale versione vuoi tenere?',
  other: 'L’altra versione',
  mine: 'Tieni la mia',
  theirs: 'Tieni l’altra',
  both: 'Tieni entrambe',
};
