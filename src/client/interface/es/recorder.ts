import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, inSentence, plural } from './formats.ts';

export const recorder: Texts<'recorder'> = {
  start: 'Empezar a grabar',
  stop: 'Detener la grabación',
  starting: 'Cancelar la grabación',
  stopping: 'Terminando la grabación',
  paused: 'La grabación está en pausa',
  unsupported: 'Este navegador no permite grabar',
  idleHint: 'Pulsa para grabar',
  idleHintAsking: 'Pulsa para grabar y permite el micrófono',
  recordingHint: 'Grabando. Pulsa para parar',
  startingHint: 'Iniciando…',
  startingHintAsking: 'Iniciando… Elige «Permitir» cuando el navegador lo pida',
  slowHint: 'Esperando a tu navegador. Pulsa para cancelar',
  stoppingHint: 'Terminando las últimas palabras…',
  writingHint: (phrases) =>
    plural(phrases, {
      one: 'Falta escribir la última frase. Pulsa para seguir grabando',
      other: 'Falta escribir # frases. Pulsa para seguir grabando',
    }),
  errorHint: 'Pulsa para reintentar',
  pausedHint: 'Has llegado al límite',
  unsupportedHint: 'Escribe o pega tu texto arriba',
  or: 'o',
  space: 'Espacio',
  microphone: 'Micrófono',
  import: 'Importar',
  elapsed: 'Tiempo de grabación',
  announceStarted: 'Grabación iniciada',
  announceStopped: 'Grabación detenida',
  signInHint: 'Inicia sesión para grabar en este navegador',
  holdHint: 'Mantén pulsado para grabar',
  releaseHint: 'Grabando. Suelta para parar',
};

export const recorderProblems: Texts<'recorderProblems'> = {
  startTitle: (message) => `No se ha podido iniciar el reconocimiento de voz: ${message}`,
  noResponse: 'sin respuesta',
  startHelp: 'Espera un momento y vuelve a grabar. Si sigue pasando, recarga la página.',
  silenceTitle: 'Grabación detenida',
  silenceHelp: 'Llevamos un rato sin oír nada. Pulsa el botón de grabar para continuar.',
  noResponseHelp: 'El servicio de voz de tu navegador no responde. Revisa tu conexión y vuelve a grabar.',
  engineTitle: (code) => `Error de reconocimiento de voz: ${code}`,
  dictation: 'Activa Dictado (y Siri) en los ajustes del sistema y vuelve a grabar.',
  serviceNotAllowed:
    'Este navegador no deja que las webs usen su servicio de voz. Prueba con Chrome, Edge o Safari.',
  networkStopped:
    'Tu navegador no ha podido conectar con su servicio de voz. Revisa tu conexión o prueba con Chrome, Edge o Safari.',
  networkRetrying: 'No hemos podido conectar con el servicio de voz. Reintentando.',
  noMicrophone:
    'No encontramos ningún micrófono. Comprueba que está conectado y seleccionado en los ajustes del sistema.',
  microphoneInUse:
    'Tu micrófono ya se está usando, quizá en otra pestaña. Detén la grabación allí y vuelve a grabar.',
  languageNotSupported:
    'Este navegador no reconoce el idioma que has elegido. Elige otro idioma o prueba con otro navegador.',
  unknownHelp: 'Tu texto está a salvo. Pulsa el botón de grabar para reintentar.',
  allowIos: 'Abre Ajustes > Apps > Safari > Micrófono, elige «Permitir» y vuelve a grabar.',
  allowSafari:
    'En el menú Safari, elige «Ajustes para este sitio web», permite el micrófono y vuelve a grabar.',
  allowAndroid:
    'Toca el icono junto a la dirección, luego Permisos > Micrófono > Permitir, y vuelve a grabar.',
  allowDesktop: 'Haz clic en el icono junto a la dirección, permite el micrófono y vuelve a grabar.',
};

export const microphone: Texts<'microphone'> = {
  title: 'Micrófono',
  choose: 'Elegir otro',
  chooseAltText: 'Elegir otro micrófono',
  unnamed: 'tu micrófono',
  noSound: (name) => ({
    title: `No llega sonido de ${name}`,
    description: 'Comprueba que está encendido y no silenciado.',
  }),
  unplugged: (name) => ({
    title: 'Se ha desconectado tu micrófono',
    description: `La grabación continúa con ${name}.`,
  }),
  recognition: 'Reconocimiento de voz',
  auto: 'Automático',
  autoDetail: 'Usa el de tu navegador si funciona y, si no, este servidor.',
  browser: 'Este navegador',
  browserDetail: 'Gratis y sin límite.',
  server: 'Este servidor',
  signIn: 'Inicia sesión para usarlo.',
  left: (seconds) =>
    seconds < 60
      ? `${Math.floor(seconds)} s de voz disponibles`
      : `${Math.floor(seconds / 60)} min de voz disponibles`,
  allow: 'Permite el acceso al micrófono para ver su nivel.',
  browserMicrophone: 'Tu navegador usa el micrófono elegido en sus ajustes.',
  now: {
    browser: `Ahora mismo tu navegador transcribe lo que dices. Puede enviar el audio a la empresa que lo desarrolla. ${brand.name} no lo recibe ni lo guarda.`,
    server:
      'Ahora mismo este servidor y su proveedor de reconocimiento transcriben lo que dices. El audio no se guarda.',
  },
  change: 'Cambiar en Ajustes',
};

export const takenOver: Texts<'takenOver'> = {
  title: 'Ahora se transcribe en este servidor',
  description:
    'Tu voz se envía a este servidor y a su proveedor de reconocimiento para transcribirla, y no se guarda.',
};

const onThisDevice = 'El audio solo está en este dispositivo.';

export const waitingSpeech: Texts<'waitingSpeech'> = {
  title: (seconds) =>
    seconds < 100
      ? `${count(seconds)} s de voz sin transcribir`
      : `${count(Math.round(seconds / 60))} min de voz sin transcribir`,
  why: {
    earlier: onThisDevice,
    failed: onThisDevice,
    offline: `Se transcribirá cuando haya conexión con el servidor. ${onThisDevice}`,
    allowance: `Has agotado tus minutos de reconocimiento. ${onThisDevice}`,
    'signed-out': `Inicia sesión para transcribirla. ${onThisDevice}`,
    memory: `El servidor no tiene memoria suficiente para el reconocimiento de voz. Un modelo más pequeño necesita menos: npm run engines -- recognition:base. ${onThisDevice}`,
    full: 'Tu texto ha llegado al límite de longitud. Guárdalo o bórralo primero.',
  },
  unsavedTitle: 'El almacenamiento de este dispositivo está lleno',
  unsaved: 'No cierres esta página hasta que tu voz esté transcrita.',
  transcribe: 'Transcribir',
  download: 'Descargar',
  discard: 'Descartar',
  fileName: 'voz.wav',
  discardTitle: '¿Descartar esta grabación?',
  discardText: 'No se ha transcrito y no hay otra copia.',
  keep: 'Conservar',
};

export const recordRefusals: Texts<'recordRefusals'> = {
  unsupportedTitle: 'Este navegador no puede grabar',
  unsupportedToast: 'Para grabar, usa Chrome, Edge o Safari. Aquí puedes escribir o pegar tu texto.',
  deviceToast: 'Activa «En este dispositivo» para dictar aquí en inglés, o usa Chrome, Edge o Safari.',
  turnOn: 'Activar',
  turnOnAlt: 'Activar «En este dispositivo»',
  pausedTitle: 'Transcripción en pausa',
  pausedToast:
    'La grabación está en pausa por el límite de longitud. Guarda o borra la transcripción actual.',
};

export const onServer: Texts<'onServer'> = {
  translation: 'Traducido en este servidor.',
  translationMore: 'Tu texto no se ha enviado a ningún otro sitio.',
  recognition: 'Tu voz se transcribe en este servidor. No se guarda ni se envía a ningún otro sitio.',
  voice: (name) => `${name}, una voz generada por IA en este servidor`,
  simpleVoice: (name) => `${name}, una voz sintética básica generada en este servidor`,
};

export const slowStart: Texts<'slowStart'> = {
  title: 'El servicio de voz de tu navegador aún no responde',
  orServer: 'Puedes seguir esperando o dejar que este servidor transcriba lo que dices.',
  orType: 'Puedes seguir esperando o pulsar el botón para cancelar.',
  server: 'Usar este servidor',
  serverAlt: 'Dejar que este servidor transcriba lo que dices',
};

export const localRecognition: Texts<'localRecognition'> = {
  off: 'La grabación está desactivada',
  unsupported:
    'Este navegador no reconoce la voz en este dispositivo. Prueba con Chrome 139 o posterior en un ordenador.',
  unavailable: (language) =>
    `Este navegador no reconoce la voz en ${inSentence(language)} en este dispositivo. Elige otro idioma o desactiva «En este dispositivo».`,
  englishOnly:
    'Este navegador solo reconoce el inglés en este dispositivo. Elige inglés o desactiva «En este dispositivo».',
  missing: (language) => `El ${inSentence(language)} aún no está en este dispositivo`,
  missingText:
    'Tu navegador tiene que descargar el idioma una vez. Tus palabras siguen sin salir de este dispositivo.',
  engineText: (megabytes) =>
    `Es una descarga de ${megabytes} MB. Solo hace falta una vez y después podrás grabar también sin conexión. Tus palabras no salen de este dispositivo.`,
  download: 'Descargar',
  downloadAlt: (language) => `Descargar el ${inSentence(language)} para el reconocimiento de voz`,
  downloading: (language) => `Descargando el ${inSentence(language)}…`,
  downloadingText: 'Tu navegador está descargando el idioma. Te avisaremos cuando esté listo.',
  ready: (language) => `El ${inSentence(language)} está listo`,
  readyText: 'Pulsa el botón de grabar para empezar.',
  failed: (language) => `No hemos podido descargar el ${inSentence(language)}`,
  failedText: 'Revisa tu conexión e inténtalo de nuevo.',
};
