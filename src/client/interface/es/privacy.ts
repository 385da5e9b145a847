import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

const characters = (value: number) => plural(value, { one: '# carácter', other: '# caracteres' });
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} s`;

export const sent: Texts<'sent'> = {
  title: 'Qué ha salido de este dispositivo',
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
  words: 'Mis palabras',
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
