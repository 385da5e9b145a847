import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

const characters = (value: number) => plural(value, { one: '# carácter', other: '# caracteres' });
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} s`;

export const sent: Texts<'sent'> = {
  title: 'Qué se ha enviado desde este dispositivo',
  text: 'Este registro se guarda solo en este navegador y no contiene tus palabras.',
  today: 'Hoy',
  clear: 'Borrar',
  cleared: 'Registro borrado',
  empty: 'Hoy no ha salido ni texto ni voz de este dispositivo.',
  titles: {
    translation: 'Traducción',
    speech: 'Voz',
    browserSpeech: 'Voz',
    hdVoice: 'Voz HD',
    browserVoice: 'Lectura en voz alta',
    save: 'Guardado',
    live: 'Subtítulos en directo',
    other: 'Otros datos',
  },
  tidy: 'Pulido',
  words: 'Mi diccionario',
  deviceOn: '«En este dispositivo» activado',
  deviceOff: '«En este dispositivo» desactivado',
  stopped: (title) => `${title}: envío bloqueado`,
  nothingSent: 'No se envió nada porque «En este dispositivo» estaba activado.',
  voice: (name) => `Voz HD ${name}`,
  details: {
    translation: (value) => `${characters(value)}, al proveedor de traducción`,
    speech: (value) => `${seconds(value)}, a este servidor y a su proveedor de reconocimiento`,
    ownSpeech: (value) => `${seconds(value)}, a este servidor`,
    browserSpeech: (value) => `${seconds(value)}, al servicio de voz de tu navegador`,
    hdVoice: (value) => `${characters(value)}, al proveedor de voces`,
    browserVoice: (value) => `${characters(value)}, al servicio de lectura de tu navegador`,
    save: (value) => `${characters(value)}, a este servidor`,
    live: (value) => `${characters(value)}, a este servidor`,
    other: (value) => `${characters(value)}, a este servidor`,
  },
};

export const device: Texts<'device'> = {
  title: 'En este dispositivo',
  text: 'Lo que dices y escribes se queda en este dispositivo.',
  search: 'sin conexión privado privacidad sin internet offline',
  recognition: 'Tu navegador reconoce la voz en este dispositivo.',
  ownRecognition: 'Un motor de este ordenador reconoce la voz.',
  inBrowserRecognition:
    'Esta página reconoce el inglés en este dispositivo. No puede reconocer otros idiomas.',
  noRecognition:
    'La grabación está desactivada porque este navegador no reconoce la voz en este dispositivo. Prueba con Chrome 139 o posterior en un ordenador.',
  translation: 'Tu navegador traduce en este dispositivo.',
  noTranslation:
    'La traducción está desactivada porque este navegador no traduce en este dispositivo. Prueba con Chrome 138 o posterior en un ordenador.',
  pageTranslation:
    'Esta página traduce en este dispositivo entre inglés, español, francés, alemán, portugués e italiano. Descarga lo que necesita una sola vez.',
  voices: 'Solo leen en voz alta las voces instaladas en este dispositivo.',
  hdVoices: 'Las voces HD están desactivadas porque necesitan conexión.',
  imports: 'No se pueden importar grabaciones porque hace falta el servidor. Los archivos de texto sí.',
  sharing: 'No se pueden compartir copias con un enlace porque hace falta el servidor.',
  live: 'Los subtítulos en directo siguen funcionando, pero envían al servidor lo que dices mientras los compartes.',
  saving: 'Las transcripciones guardadas se quedan en este navegador. Las de tu cuenta no se muestran.',
  plan: 'Tu cuenta y tu plan siguen igual, pero no se usan mientras esto esté activado, así que no se muestran tu plan ni sus límites.',
  question: '¿Activar «En este dispositivo»?',
  turnOn: 'Activar',
  cancel: 'Cancelar',
  mayDelete:
    'Este navegador puede borrar las transcripciones guardadas si no usas este sitio durante una semana. Exporta las que quieras conservar.',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: 'No se ha enviado nada porque «En este dispositivo» está activado.',
  missing: 'Esta transcripción no está en este dispositivo.',
  full: 'El almacenamiento de este dispositivo está lleno. Exporta el texto, o elimina grabaciones o transcripciones guardadas para hacer sitio.',
  makeRoom: 'Hacer sitio',
  makeRoomAlt: 'Abrir los ajustes para eliminar grabaciones',
};
