import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const savedList: Texts<'savedList'> = {
  heading: 'Transcripciones guardadas',
  signedOut: 'Inicia sesión para ver tus transcripciones guardadas.',
  signedOutHint: 'La cuenta es gratis y te permite abrirlas en cualquier dispositivo.',
  signIn: 'Iniciar sesión',
  error: 'Error al cargar las transcripciones guardadas',
  retry: 'Reintentar',
  empty: 'No hay transcripciones guardadas',
  emptyHint: 'Las transcripciones que guardes en la pestaña Grabar aparecerán aquí.',
  noMatch: 'Ninguna transcripción coincide con tu búsqueda',
  showAll: 'Mostrar todas',
  loading: 'Cargando transcripciones guardadas',
  search: 'Buscar en las transcripciones guardadas',
  searchHint: 'Buscar',
  clearSearch: 'Borrar la búsqueda',
  sort: 'Ordenar',
  exportAll: 'Exportar todas',
  languages: 'Idiomas',
  shown: (shown, all) =>
    shown === all
      ? plural(all, { one: '# guardada', other: '# guardadas' })
      : `${count(shown)} de ${count(all)} mostradas`,
  over: (shown, excess, limit) => `${shown}, ${count(excess)} por encima de tu límite de ${count(limit)}`,
  makeRoom: (value) => `Elimina ${count(value)} para volver a guardar`,
  slots: (used, limit) =>
    plural(limit, {
      one: `${count(used)} de # espacio usado`,
      other: `${count(used)} de # espacios usados`,
    }),
};

export const sortOrders: Texts<'sortOrders'> = {
  newest: 'Más recientes',
  oldest: 'Más antiguas',
  longest: 'Más largas',
  shortest: 'Más cortas',
  alphabetical: 'Alfabético',
};

export const savedItem: Texts<'savedItem'> = {
  more: 'Ver más',
  less: 'Ver menos',
  copy: 'Copiar',
  copied: 'Copiado',
  copiedBody: 'El texto está en el portapapeles.',
  copyFailed: 'No se ha podido copiar',
  copyFailedBody: 'Tu navegador lo ha bloqueado. Selecciona el texto y cópialo a mano.',
  open: 'Abrir en la grabadora',
  export: 'Exportar',
  remove: 'Eliminar',
  removing: 'Eliminando',
  characters: (value) => plural(value, { one: '# carácter', other: '# caracteres' }),
};

export const deletion: Texts<'deletion'> = {
  deletedTitle: 'Eliminada',
  deleted: 'Ya no está en tu lista.',
  stillOver: (value) => `Elimina ${count(value)} más para volver a guardar.`,
  undo: 'Deshacer',
  undoAlt: 'Restaurar la transcripción',
  restored: 'Restaurada',
  restoreFailed: 'No se ha podido restaurar',
  restoreFailedBody: 'No hemos podido restaurar la transcripción. Inténtalo de nuevo.',
  goneTitle: 'No encontrada',
  gone: 'Puede que ya se haya eliminado.',
  failedTitle: 'No se ha podido eliminar',
  failed: 'No hemos podido eliminar esta transcripción. Inténtalo de nuevo.',
};

export const saveResult: Texts<'saveResult'> = {
  loginTitle: 'Inicia sesión',
  login: 'Inicia sesión para guardar tu transcripción',
  signIn: 'Iniciar sesión',
  signInAlt: 'Iniciar sesión para guardar',
  limitTitle: 'Has llegado al límite de transcripciones',
  limit: 'Has usado todos tus espacios. Hazte Premium para tener más.',
  upgrade: 'Hazte Premium',
  upgradeAlt: 'Hazte Premium para guardar más',
  savedTitle: '¡Guardado!',
  view: 'Ver guardadas',
  viewAlt: 'Abrir la pestaña Guardadas',
  newEntry: 'Es una transcripción nueva. La que abriste no ha cambiado.',
  offlineTitle: 'Sin conexión',
  kept: 'Tu texto sigue en este dispositivo: podrás guardarlo cuando vuelvas a tener conexión.',
};

export const saveFailure: Texts<'saveFailure'> = {
  title: 'No se ha guardado',
  description: 'No se ha podido guardar la transcripción. Inténtalo de nuevo.',
};
