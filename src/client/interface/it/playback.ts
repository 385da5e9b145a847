import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const playback: Texts<'playback'> = {
  play: 'Ascolta',
  playOf: { original: 'Ascolta originale', translation: 'Ascolta traduzione' },
  stop: 'Ferma',
  voice: 'Voce',
  browserShort: 'Browser',
  preview: (name) => `Anteprima di ${name}`,
  stopPreview: (name) => `Ferma l’anteprima di ${name}`,
  tryOnce: '1 prova',
  premium: 'HD',
  aiVoices: 'Le voci HD sono generate dall’IA, non sono registrazioni di persone.',
  hdLeft: (value) => plural(value, { one: 'Resta #', other: 'Restano #' }),
  hdLeftUnit: (value) => plural(value, { one: 'carattere', other: 'caratteri' }),
  left: 'HD',
  started: 'Lettura ad alta voce',
};

export const reading: Texts<'reading'> = {
  pause: 'Pausa',
  resume: 'Riprendi',
  aiVoice: (name) => `${name}, una voce generata dall’IA`,
  preparing: 'Preparazione della voce…',
  position: 'Posizione',
  speed: 'Velocità',
  speedValue: (speed) => `${speed.toLocaleString('it')}×`,
  download: 'Scarica MP3',
  estimate: (time) => `circa ${time}`,
  cost: (value, tooLittle) => `HD: ${tooLittle ? 'servono' : 'usa'} ${count(value)}`,
  onlyLeft: (value) => plural(value, { one: ', resta #', other: ', restano #' }),
  trialEnded: 'Era la tua prova gratuita di Iris',
  trialEndedText: 'La voce del tuo browser resta gratis e senza limiti.',
  upgrade: 'Passa a Premium',
  signIn: 'Accedi',
  upgradeHow: 'Premi “Passa a Premium” in alto nella pagina',
  signInHow: 'Premi “Accedi” in alto nella pagina',
  unit: (value) => plural(value, { one: 'carattere', other: 'caratteri' }),
};

export const voices: Texts<'voices'> = {
  browserName: 'Voce del browser',
  descriptions: {
    browser: 'Sul dispositivo, senza limiti',
    alloy: 'Equilibrata e chiara',
    ash: 'Calda e pacata',
    ballad: 'Lirica, per le storie',
    coral: 'Brillante e cordiale',
    echo: 'Calma e misurata',
    fable: 'Narrazione espressiva',
    nova: 'Vivace e giovane',
    onyx: 'Profonda e sonora',
    sage: 'Dolce e riflessiva',
    shimmer: 'Leggera e ariosa',
  },
};

export const speechProblems: Texts<'speechProblems'> = {
  EMPTY_INPUT: 'Non c’è testo da leggere. Prima scrivi o registra qualcosa.',
  'sign-in': 'Prima devi accedere.',
  'trial-sign-in': 'Accedi per provare Iris.',
  'premium-required': 'Questa voce fa parte di Premium.',
  'trial-used': 'Hai già provato Iris. Passa a Premium per usarla senza questo limite.',
  'trial-too-long': 'La prova di Iris è limitata a 50 caratteri (circa 8-10 parole).',
  'trial-check-failed': 'Impossibile controllare lo stato della prova di Iris.',
  'trial-check-invalid': 'La risposta sulla prova di Iris non è valida.',
  'trial-check-unreachable': 'Impossibile verificare la prova di Iris.',
  'speech-limit': `Limite di caratteri superato. Il piano Gratis include 50 caratteri al giorno. Con Premium ne hai ${count(5_000)} al mese.`,
  unavailable: 'Il servizio vocale non è disponibile. Riprova più tardi.',
  'browser-failed': 'Lettura non riuscita',
  'audio-failed': 'Errore nella riproduzione audio',
  stopped: 'Lettura interrotta.',
  'tap-again': 'Per riprodurre l’audio il browser richiede un altro tocco. Premi di nuovo “Ascolta”.',
  'no-voice': 'Il tuo dispositivo non ha una voce per questa lingua. Prova una voce HD.',
  unsupported: 'Questo browser non può leggere ad alta voce. Prova una voce HD.',
};

export const speechProblemTitles: Texts<'speechProblemTitles'> = {
  EMPTY_INPUT: 'Niente da leggere',
  'sign-in': 'Accedi per le voci HD',
  'trial-sign-in': 'Prova Iris una volta',
  'premium-required': 'Voce HD',
  'trial-used': 'Prova di Iris',
  'trial-too-long': 'Prova di Iris',
  'trial-check-failed': 'Prova di Iris',
  'trial-check-invalid': 'Prova di Iris',
  'trial-check-unreachable': 'Prova di Iris',
  'speech-limit': 'Caratteri HD insufficienti',
  'no-voice': 'Nessuna voce trovata',
  unsupported: 'Nessuna voce del browser',
  'tap-again': 'Ancora un tocco',
};
