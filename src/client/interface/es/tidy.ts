import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const tidyActions: Texts<'tidyActions'> = {
  fillers: 'Quitar muletillas',
  punctuate: 'Puntuar y dividir en párrafos',
  email: 'Convertir en un correo',
  summarise: 'Resumir',
  shorten: 'Acortar',
};

export const tidy: Texts<'tidy'> = {
  title: 'Pulir el texto',
  lead: 'Podrás revisar cada cambio antes de aplicarlo.',
  fillersNote: 'También corrige palabras repetidas, espacios y mayúsculas. Funciona en este dispositivo.',
  premium: 'Premium',
  cost: (value) => plural(value, { one: '# carácter', other: '# caracteres' }),
  compareTitle: 'Revisa los cambios',
  used: (value, of) => `Has usado ${count(value)} de tus ${count(of)} caracteres.`,
  nothing: 'No hay nada que cambiar.',
  removed: 'quitado',
  added: 'añadido',
  unspoken: 'esto no lo has dicho',
  position: (at, total) => `Cambio ${count(at)} de ${count(total)}`,
  reject: 'Rechazar',
  accept: 'Aceptar',
  previous: 'Cambio anterior',
  next: 'Cambio siguiente',
  keep: 'Conservar mi texto',
  acceptAll: 'Aceptar todos',
  acceptSome: (accepted, total) => `Aceptar ${count(accepted)} de ${count(total)}`,
  change: (at, what) => `Cambio ${count(at)}: ${what}`,
  failed: 'No hemos podido pulir el texto',
  failedText: 'Inténtalo de nuevo en un momento.',
  back: 'Volver',
};

export const tidyMenu: Texts<'tidyMenu'> = {
  changed: 'Texto modificado',
  undo: 'Deshacer',
  undoAlt: 'Dejar el texto como estaba',
  textChanged: 'Cambios no aplicados',
  textChangedNote: 'Has editado el texto mientras tanto. Inténtalo de nuevo.',
};
