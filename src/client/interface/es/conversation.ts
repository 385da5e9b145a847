import type { Texts } from '../translations.ts';
import { date, inSentence, plural } from './formats.ts';

export const conversation: Texts<'conversation'> = {
  title: 'Conversación',
  close: 'Cerrar la conversación',
  more: 'Más',
  near: 'Tu mitad',
  far: 'La otra mitad',
  youSpeak: 'Hablas',
  theySpeak: 'Te hablan en',
  youSaid: 'Has dicho',
  youRead: 'Lees',
  theySaid: 'Te han dicho',
  spokenBy: (name) => `${name}:`,
  theyRead: 'La otra persona lee',
  swap: 'Intercambiar idiomas',
  textSize: 'Tamaño del texto',
  turn: 'Girar la mitad superior',
  save: 'Guardar',
  export: 'Exportar…',
  startNew: 'Nueva conversación',
  newStarted: 'Has empezado otra conversación',
  correct: 'Corregir',
  correctTitle: 'Corregir lo que se ha dicho',
  correctLabel: 'Lo que se ha dicho',
  correctDone: 'Traducir de nuevo',
  show: 'Mostrar a la otra persona',
  hide: 'Volver a la conversación',
  play: 'Escuchar otra vez',
  stop: 'Parar la lectura',
  aloud: 'Leer en voz alta',
  wrongLanguage: 'Idioma equivocado: repetir',
  remove: 'Eliminar',
  removed: 'Eliminado',
  undo: 'Deshacer',
  undoAlt: 'Recuperar',
  retry: 'Reintentar',
  back: 'Traducción inversa',
  backTitle: (name) => `Lo que dice tu traducción, en ${inSentence(name)}`,
  backFailed: 'No se ha podido hacer la traducción inversa. Inténtalo más tarde.',
  cost: (value) => plural(value, { one: '# carácter', other: '# caracteres' }),
  freePlan: (turns) =>
    `El plan Gratis traduce ${plural(turns, { one: 'una intervención', other: '# intervenciones' })} al día. Para una conversación entera necesitas Premium o un navegador que traduzca en este dispositivo.`,
  freePlanOrDevice: (turns) =>
    `El plan Gratis traduce ${plural(turns, { one: 'una intervención', other: '# intervenciones' })} al día. Para una conversación entera, activa «En este dispositivo», que es gratis, o hazte Premium.`,
  upgrade: 'Hazte Premium',
  canDownload: 'Descarga estos idiomas una vez y tu navegador podrá traducirlos gratis en este dispositivo.',
  download: 'Descargar',
  onDevice: 'Traducido en este dispositivo',
  signInFirst: 'Inicia sesión para traducir',
  left: ({ remaining, tier }) =>
    tier === 'premium'
      ? plural(remaining, { one: 'Queda # carácter', other: 'Quedan # caracteres' })
      : plural(remaining, { one: 'Queda # traducción hoy', other: 'Quedan # traducciones hoy' }),
  limit: (tier, renewsAt) => {
    const until = renewsAt === undefined ? 'por ahora' : `hasta el ${date(renewsAt)}`;
    const used = tier === 'free' ? 'No te quedan traducciones hoy' : `No te quedan caracteres ${until}`;
    return `${used}. Tu conversación sigue aquí.`;
  },
};
