import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const playback: Texts<'playback'> = {
  play: 'Escuchar',
  playOf: { original: 'Escuchar original', translation: 'Escuchar traducción' },
  stop: 'Parar',
  voice: 'Voz',
  browserShort: 'Navegador',
  preview: (name) => `Muestra de ${name}`,
  stopPreview: (name) => `Parar la muestra de ${name}`,
  tryOnce: 'prueba 1 vez',
  premium: 'HD',
  aiVoices: 'Las voces HD están generadas por IA, no son grabaciones de personas.',
  hdLeft: (value) => plural(value, { one: 'Queda #', other: 'Quedan #' }),
  hdLeftUnit: (value) => plural(value, { one: 'carácter', other: 'caracteres' }),
  left: 'HD',
  started: 'Leyendo en voz alta',
};

export const reading: Texts<'reading'> = {
  pause: 'Pausa',
  resume: 'Reanudar',
  aiVoice: (name) => `${name}, una voz generada por IA`,
  preparing: 'Preparando la voz…',
  position: 'Posición',
  speed: 'Velocidad',
  speedValue: (speed) => `${speed.toLocaleString('es')}×`,
  download: 'Descargar MP3',
  estimate: (time) => `aprox. ${time}`,
  cost: (value, tooLittle) => `HD: ${tooLittle ? 'necesita' : 'usa'} ${count(value)}`,
  onlyLeft: (value) => plural(value, { one: ', queda #', other: ', quedan #' }),
  trialEnded: 'Esa era tu prueba gratuita de Iris',
  trialEndedText: 'La voz de tu navegador sigue siendo gratis y sin límite.',
  upgrade: 'Hazte Premium',
  signIn: 'Iniciar sesión',
  upgradeHow: 'Pulsa «Hazte Premium» en la parte superior de la página',
  signInHow: 'Pulsa «Entrar» en la parte superior de la página',
  unit: (value) => plural(value, { one: 'carácter', other: 'caracteres' }),
};

export const voices: Texts<'voices'> = {
  browserName: 'Voz del navegador',
  descriptions: {
    browser: 'En este dispositivo, sin límite',
    alloy: 'Equilibrada y clara',
    ash: 'Cálida y serena',
    ballad: 'Lírica, para historias',
    coral: 'Alegre y cercana',
    echo: 'Tranquila y pausada',
    fable: 'Narración expresiva',
    nova: 'Animada y joven',
    onyx: 'Profunda y resonante',
    sage: 'Suave y reflexiva',
    shimmer: 'Ligera y etérea',
  },
};

export const speechProblems: Texts<'speechProblems'> = {
  EMPTY_INPUT: 'No hay texto que leer. Escribe o graba algo primero.',
  'sign-in': 'Primero tienes que iniciar sesión.',
  'trial-sign-in': 'Inicia sesión para probar Iris.',
  'premium-required': 'Esta voz forma parte de Premium.',
  'trial-used': 'Ya has probado Iris. Hazte Premium para usarla sin este límite.',
  'trial-too-long': 'La prueba de Iris está limitada a 50 caracteres (unas 8-10 palabras).',
  'trial-check-failed': 'No se ha podido consultar el estado de la prueba de Iris.',
  'trial-check-invalid': 'La respuesta sobre la prueba de Iris no es válida.',
  'trial-check-unreachable': 'No se ha podido comprobar la prueba de Iris.',
  'speech-limit': `Límite de caracteres superado. El plan Gratis incluye 50 caracteres al día. Con Premium tienes ${count(5_000)} caracteres al mes.`,
  unavailable: 'El servicio de voz no está disponible. Inténtalo más tarde.',
  'browser-failed': 'No se ha podido leer el texto',
  'audio-failed': 'Error al reproducir el audio',
  stopped: 'Lectura detenida.',
  'tap-again': 'Para reproducir sonido, tu navegador necesita que pulses «Escuchar» otra vez.',
  'no-voice': 'Tu dispositivo no tiene ninguna voz para este idioma. Prueba con una voz HD.',
  unsupported: 'Este navegador no puede leer texto en voz alta. Prueba con una voz HD.',
};

export const speechProblemTitles: Texts<'speechProblemTitles'> = {
  EMPTY_INPUT: 'Nada que leer',
  'sign-in': 'Inicia sesión para usar voces HD',
  'trial-sign-in': 'Prueba Iris una vez',
  'premium-required': 'Voz HD',
  'trial-used': 'Prueba de Iris',
  'trial-too-long': 'Prueba de Iris',
  'trial-check-failed': 'Prueba de Iris',
  'trial-check-invalid': 'Prueba de Iris',
  'trial-check-unreachable': 'Prueba de Iris',
  'speech-limit': 'No te quedan suficientes caracteres HD',
  'no-voice': 'No hay voz disponible',
  unsupported: 'Sin voz del navegador',
  'tap-again': 'Pulsa otra vez',
};
