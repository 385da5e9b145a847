import type { Texts } from '../translations.ts';
import { plural } from './formats.ts';

const tiers = { free: 'Gratis', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'Graba, lee, traduce y escucha',
  tabs: 'Vistas',
  record: 'Grabar',
  conversation: 'Conversación',
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
  unsupportedDevice: 'O activa «En este dispositivo» en Ajustes para dictar aquí en inglés.',
};

export const tools: Texts<'tools'> = {
  tidy: 'Pulir',
  export: 'Exportar',
  orDrop: 'o arrastra aquí una grabación, un vídeo, subtítulos o un documento',
  orUse: 'o usa una grabación, un vídeo, subtítulos o un documento',
  chooseFile: 'Elegir archivo',
};

export const document: Texts<'document'> = {
  menu: 'Opciones del documento',
  rename: 'Cambiar nombre',
  name: 'Nombre del documento',
  back: (title) => `Volver a ${title}`,
  saved: (when) => `Guardado ${when}`.trim(),
  edited: 'Editado, sin guardar',
  notSaved: 'Sin guardar',
  saving: 'Guardando…',
};

export const newText: Texts<'newText'> = {
  started: 'Has empezado un documento nuevo',
  stillHere: (title) => `«${title}» sigue aquí.`,
  back: 'Volver',
};

export const menu: Texts<'menu'> = {
  share: 'Compartir en directo',
  newText: 'Documento nuevo',
  copyBoth: 'Copiar en ambos idiomas',
  shortcuts: 'Atajos de teclado',
  settings: 'Ajustes',
};

export const save: Texts<'save'> = {
  saveAsNew: 'Guardar como nueva',
  save: 'Guardar',
  saveAndStartNew: 'Guardar y empezar otra',
  signedIn: {
    save: 'Has iniciado sesión. Guardando tu texto…',
    translate: 'Has iniciado sesión y la traducción está activada.',
  },
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium ha terminado. Puedes guardar este texto completo una vez.',
  tooLong: (tier, excess) =>
    `Demasiado largo para el plan ${tiers[tier]}: quita ${plural(excess, { one: '# carácter', other: '# caracteres' })}`,
  canStillCopy: 'Aún puedes copiarlo o exportarlo.',
};
