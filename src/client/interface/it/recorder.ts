import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, inSentence, plural } from './formats.ts';

export const recorder: Texts<'recorder'> = {
  start: 'Inizia a registrare',
  stop: 'Ferma la registrazione',
  starting: 'Annulla la registrazione',
  stopping: 'Fine della registrazione',
  paused: 'La registrazione è in pausa',
  unsupported: 'Questo browser non permette di registrare',
  idleHint: 'Premi per registrare',
  idleHintAsking: 'Premi per registrare e consenti il microfono',
  recordingHint: 'Registrazione… Premi per fermare',
  startingHint: 'Avvio…',
  startingHintAsking: 'Avvio… Scegli “Consenti” quando il browser lo chiede',
  slowHint: 'In attesa del browser. Premi per annullare',
  stoppingHint: 'Trascrizione delle ultime parole…',
  writingHint: (phrases) =>
    plural(phrases, {
      one: 'Manca ancora l’ultima frase. Premi per continuare a registrare',
      other: 'Mancano ancora # frasi. Premi per continuare a registrare',
    }),
  errorHint: 'Premi per riprovare',
  pausedHint: 'Limite raggiunto',
  unsupportedHint: 'Scrivi o incolla il testo qui sopra',
  or: 'o',
  space: 'Spazio',
  microphone: 'Microfono',
  import: 'Importa',
  elapsed: 'Durata della registrazione',
  announceStarted: 'Registrazione avviata',
  announceStopped: 'Registrazione interrotta',
  signInHint: 'Accedi per registrare in questo browser',
  holdHint: 'Tieni premuto per registrare',
  releaseHint: 'Registrazione… Rilascia per fermare',
};

export const recorderProblems: Texts<'recorderProblems'> = {
  startTitle: (message) => `Impossibile avviare il riconoscimento vocale: ${message}`,
  noResponse: 'nessuna risposta',
  startHelp: 'Aspetta un momento e riprova a registrare. Se succede ancora, ricarica la pagina.',
  silenceTitle: 'Registrazione interrotta',
  silenceHelp: 'Non sentiamo nulla da un po’. Premi il pulsante di registrazione per continuare.',
  noResponseHelp:
    'Il servizio vocale del browser non risponde. Controlla la connessione e riprova a registrare.',
  engineTitle: (code) => `Errore di riconoscimento vocale: ${code}`,
  dictation: 'Attiva Dettatura (e Siri) nelle impostazioni di sistema e riprova a registrare.',
  serviceNotAllowed:
    'Questo browser non permette ai siti di usare il suo servizio vocale. Prova Chrome, Edge o Safari.',
  networkStopped:
    'Il browser non è riuscito a raggiungere il suo servizio vocale. Controlla la connessione o prova Chrome, Edge o Safari.',
  networkRetrying: 'Servizio vocale non raggiungibile. Nuovo tentativo.',
  noMicrophone:
    'Nessun microfono trovato. Controlla che sia collegato e selezionato nelle impostazioni di sistema.',
  microphoneInUse:
    'Il microfono è già in uso, forse in un’altra scheda. Interrompi la registrazione lì e riprova qui.',
  languageNotSupported:
    'Questo browser non riconosce la lingua scelta. Scegli un’altra lingua o prova un altro browser.',
  unknownHelp: 'Il tuo testo è al sicuro. Premi il pulsante di registrazione per riprovare.',
  allowIos: 'Apri Impostazioni > App > Safari > Microfono, scegli “Consenti” e riprova a registrare.',
  allowSafari:
    'Nel menu Safari scegli “Impostazioni per questo sito web”, consenti il microfono e riprova a registrare.',
  allowAndroid:
    'Tocca l’icona accanto all’indirizzo, poi Autorizzazioni > Microfono > Consenti, e riprova a registrare.',
  allowDesktop: 'Fai clic sull’icona accanto all’indirizzo, consenti il microfono e riprova a registrare.',
};

export const microphone: Texts<'microphone'> = {
  title: 'Microfono',
  choose: 'Scegline un altro',
  chooseAltText: 'Scegli un altro microfono',
  unnamed: 'il tuo microfono',
  noSound: (name) => ({
    title: `Nessun suono: ${name}`,
    description: 'Controlla che sia acceso e che l’audio non sia disattivato.',
  }),
  unplugged: (name) => ({
    title: 'Il microfono è stato scollegato',
    description: `La registrazione continua con ${name}.`,
  }),
  recognition: 'Riconoscimento vocale',
  auto: 'Automatico',
  autoDetail: 'Usa quello del browser se funziona, altrimenti questo server.',
  browser: 'Questo browser',
  browserDetail: 'Gratis e senza limiti.',
  server: 'Questo server',
  signIn: 'Accedi per usarlo.',
  left: (seconds) =>
    seconds < 60
      ? `${Math.floor(seconds)} s di parlato disponibili`
      : `${Math.floor(seconds / 60)} min di parlato disponibili`,
  allow: 'Consenti l’accesso al microfono per vederne il livello.',
  browserMicrophone: 'Il browser usa il microfono scelto nelle sue impostazioni.',
  now: {
    browser: `In questo momento il browser trascrive ciò che dici. Può inviare l’audio all’azienda che lo sviluppa. ${brand.name} non lo riceve e non lo conserva.`,
    server:
      'In questo momento questo server e il suo fornitore di riconoscimento trascrivono ciò che dici. L’audio non viene conservato.',
  },
  change: 'Cambia nelle impostazioni',
};

export const takenOver: Texts<'takenOver'> = {
  title: 'Ora la trascrizione avviene su questo server',
  description:
    'La tua voce viene inviata a questo server e al suo fornitore di riconoscimento per essere trascritta, e non viene conservata.',
};

const onThisDevice = 'L’audio è solo su questo dispositivo.';

export const waitingSpeech: Texts<'waitingSpeech'> = {
  title: (seconds) =>
    seconds < 100
      ? `${count(seconds)} s di parlato da trascrivere`
      : `${count(Math.round(seconds / 60))} min di parlato da trascrivere`,
  why: {
    earlier: onThisDevice,
    failed: onThisDevice,
    offline: `Verrà trascritto quando il server sarà raggiungibile. ${onThisDevice}`,
    allowance: `Hai esaurito i minuti di riconoscimento. ${onThisDevice}`,
    'signed-out': `Accedi per trascriverlo. ${onThisDevice}`,
    memory: `Il server non ha abbastanza memoria per il riconoscimento vocale. Un modello più piccolo ne richiede meno: npm run engines -- recognition:base. ${onThisDevice}`,
    full: 'Il testo ha raggiunto il limite di lunghezza. Prima salvalo o cancellalo.',
  },
  unsavedTitle: 'La memoria di questo dispositivo è piena',
  unsaved: 'Tieni aperta questa pagina finché il parlato non è trascritto.',
  transcribe: 'Trascrivi',
  download: 'Scarica',
  discard: 'Scarta',
  fileName: 'parlato.wav',
  discardTitle: 'Scartare questa registrazione?',
  discardText: 'Non è stata trascritta e non ce n’è un’altra copia.',
  keep: 'Tieni',
};

export const recordRefusals: Texts<'recordRefusals'> = {
  unsupportedTitle: 'Questo browser non può registrare',
  unsupportedToast: 'Per registrare, usa Chrome, Edge o Safari. Qui puoi scrivere o incollare il testo.',
  deviceToast: 'Attiva “Su questo dispositivo” per dettare qui in inglese, oppure usa Chrome, Edge o Safari.',
  turnOn: 'Attiva',
  turnOnAlt: 'Attiva “Su questo dispositivo”',
  pausedTitle: 'Trascrizione in pausa',
  pausedToast:
    'La registrazione è in pausa per il limite di lunghezza. Salva o cancella la trascrizione attuale.',
};

export const onServer: Texts<'onServer'> = {
  translation: 'Tradotto su questo server.',
  translationMore: 'Il tuo testo non è stato inviato altrove.',
  recognition: 'La tua voce viene trascritta su questo server. Non viene conservata né inviata altrove.',
  voice: (name) => `${name}, una voce generata dall’IA su questo server`,
  simpleVoice: (name) => `${name}, una voce sintetica di base generata su questo server`,
};

export const slowStart: Texts<'slowStart'> = {
  title: 'Il servizio vocale del browser non risponde ancora',
  orServer: 'Puoi continuare ad aspettare o lasciare che questo server trascriva quello che dici.',
  orType: 'Puoi continuare ad aspettare o premere il pulsante per annullare.',
  server: 'Usa questo server',
  serverAlt: 'Lascia che questo server trascriva quello che dici',
};

export const localRecognition: Texts<'localRecognition'> = {
  off: 'La registrazione è disattivata',
  unsupported:
    'Questo browser non riconosce la voce su questo dispositivo. Prova Chrome 139 o successivo su un computer.',
  unavailable: (language) =>
    `Questo browser non riconosce la voce in ${inSentence(language)} su questo dispositivo. Scegli un’altra lingua o disattiva “Su questo dispositivo”.`,
  englishOnly:
    'Su questo dispositivo, questo browser riconosce solo l’inglese. Scegli l’inglese o disattiva “Su questo dispositivo”.',
  missing: (language) => `${language}: non ancora su questo dispositivo`,
  missingText:
    'Il browser deve scaricare la lingua una volta. Le tue parole restano comunque su questo dispositivo.',
  engineText: (megabytes) =>
    `È un download di ${megabytes} MB. Serve una volta sola e poi potrai registrare anche offline. Le tue parole restano su questo dispositivo.`,
  download: 'Scarica',
  downloadAlt: (language) => `Scarica il riconoscimento vocale in ${inSentence(language)}`,
  downloading: (language) => `${language}: download in corso…`,
  downloadingText: 'Il browser sta scaricando la lingua. Ti avviseremo quando sarà pronta.',
  ready: (language) => `${language}: lingua pronta`,
  readyText: 'Premi il pulsante di registrazione per iniziare.',
  failed: (language) => `${language}: download non riuscito`,
  failedText: 'Controlla la connessione e riprova.',
};
