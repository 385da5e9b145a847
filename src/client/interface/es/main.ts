import type { Texts } from '../translations.ts';
import { plural } from './formats.ts';

const tiers = { free: 'Gratis', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'Graba, lee, traduce y escucha',
  tabs: 'Vistas',
  record: 'Grabar',
  saved: 'Guardadas',
  card: 'Transcripción y traducción',
  view: 'Texto original o traducido',
  original: 'Original',
  translated: 'Traducción',
  clear: 'Borrar el texto',
  more: 'Más',
  savedExist: 'tienes transcripciones guardadas',
  unsupportedTitle: 'Este navegador no reconoce la voz',
  unsupported:
    'Para grabar, usa Chrome, Edge o Safari. Todo lo demás funciona aquí: escribe o pega tu texto.',
  unsupportedServer: 'O quédate en este navegador y deja que este servidor transcriba lo que dices.',
  unsupportedSignIn: 'Primero tendrás que iniciar sesión.',
  dismiss: 'Cerrar',
  onDevice: 'En este dispositivo',
  tiers,
};

export const menu: Texts<'menu'> = {
  share: 'Compartir en directo',
  import: 'Importar audio, vídeo o texto…',
  export: 'Exportar…',
  copyBoth: 'Copiar en ambos idiomas',
  saveBoth: 'Guardar en ambos idiomas',
  bothSaved: 'Tu texto en ambos idiomas está en «Guardadas».',
  punctuate: 'Puntuar en las pausas',
  microphone: 'Micrófono…',
  shortcuts: 'Atajos de teclado',
  tidy: 'Pulir…',
  commands: 'Comandos de voz',
  words: 'Mis palabras',
};

export const save: Texts<'save'> = {
  save: 'Guardar',
  saveTranslation: 'Guardar traducción',
  saveAndStartNew: 'Guardar y empezar otra',
  originalSaved: 'Tu texto original está en «Guardadas».',
  translationSaved: 'Tu traducción está en «Guardadas».',
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium ha terminado, pero aún puedes guardar este texto completo.',
  tooLong: (tier, excess) =>
    `Demasiado largo para el plan ${tiers[tier]}: quita ${plural(excess, { one: '# carácter', other: '# caracteres' })}`,
  canStillCopy: 'Aún puedes copiarlo o exportarlo.',
};

export const openSaved: Texts<'openSaved'> = {
  title: '¿Reemplazar el texto de la grabadora?',
  text: 'Se perderá el texto de la grabadora.',
  confirm: 'Reemplazar',
  cancel: 'Conservar mi texto',
};
