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
  onDevice: 'Guardadas en este navegador. Para ver las de tu cuenta, desactiva «En este dispositivo».',
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
  withTranslation: 'El original y su traducción se han guardado juntos.',
  lostTranslations: (languages) =>
    `El texto ha cambiado, así que la traducción anterior ya no está guardada: ${languages}.`,
  deletedTitle: 'Eliminada en otro dispositivo',
  deleted: 'Tu texto sigue aquí. Guárdalo de nuevo para conservarlo.',
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
  offlineTitle: 'Sin conexión',
  kept: 'Tu texto sigue en este dispositivo: podrás guardarlo cuando vuelvas a tener conexión.',
};

export const saveFailure: Texts<'saveFailure'> = {
  title: 'No se ha guardado',
  description: 'No se ha podido guardar la transcripción. Inténtalo de nuevo.',
};

export const library: Texts<'library'> = {
  title: 'Biblioteca',
  open: 'Abrir la biblioteca',
  search: 'Buscar en títulos y textos',
  kinds: 'Tipos de texto',
  all: 'Todos',
  language: 'Idioma',
  allLanguages: 'Todos los idiomas',
  tag: 'Etiqueta',
  allTags: 'Todas las etiquetas',
  filters: 'Filtros',
  play: (name) => `Escuchar ${name}`,
  stop: (name) => `Parar la lectura de ${name}`,
  select: (name) => `Seleccionar ${name}`,
  menu: (name) => `Más acciones para ${name}`,
  rename: 'Cambiar nombre',
  name: 'Nombre',
  tags: 'Etiquetas',
  share: 'Compartir una copia',
  selectThis: 'Seleccionar',
  selected: (value) => plural(value, { one: '# seleccionado', other: '# seleccionados' }),
  selectAll: 'Seleccionar todo',
  stopSelecting: 'Cancelar la selección',
  today: (time) => `Hoy, ${time}`,
  yesterday: 'Ayer',
  about: (time) => `Unos ${time} en voz alta`,
  renameFailed: 'No se pudo cambiar el nombre',
  tagFailed: (done, all) => `${count(done)} de ${count(all)} etiquetados`,
  loadFailed: 'No se pudo cargar el texto',
  tryAgain: 'Inténtalo de nuevo.',
  moreFailed: 'No se pudieron cargar más.',
  deletedMany: (value) => plural(value, { one: '# eliminado', other: '# eliminados' }),
  restoredMany: (value) => plural(value, { one: '# restaurado', other: '# restaurados' }),
  newTag: 'Nueva etiqueta',
  add: 'Añadir',
  noTags: 'Aún no hay etiquetas. Escribe una arriba.',
  mostTags: (value) => `Un texto puede tener hasta ${count(value)} etiquetas.`,
  save: 'Guardar',
  cancel: 'Cancelar',
};

export const documentKinds: Texts<'documentKinds'> = {
  dictated: 'Dictados',
  imported: 'Importados',
  conversation: 'Conversaciones',
  typed: 'Escritos',
};

export const librarySorts: Texts<'librarySorts'> = {
  newest: 'Más recientes',
  oldest: 'Más antiguos',
  changed: 'Modificados hace poco',
  title: 'Por nombre',
};

export const sharing: Texts<'sharing'> = {
  title: 'Compartir una copia',
  lead: 'Cualquiera que tenga el enlace puede leer esta copia. Los cambios que hagas después no se incluyen.',
  parts: 'Qué compartes',
  original: 'Original',
  translation: 'Traducción',
  both: 'Ambos',
  ends: 'El enlace funciona',
  day: 'un día',
  week: 'una semana',
  never: 'sin límite',
  name: 'Tu nombre',
  nameHint: 'Los lectores solo ven este nombre. Puedes dejarlo vacío.',
  create: 'Crear enlace',
  link: 'Enlace',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyFailed: 'No se pudo copiar. Selecciona el enlace y cópialo tú.',
  failed: 'No se pudo crear el enlace',
  copies: 'Copias compartidas',
  empty: 'No compartes nada. Elige «Compartir una copia» en el menú de un texto guardado.',
  views: (value) => plural(value, { one: 'Abierta # vez', other: 'Abierta # veces' }),
  until: (date) => `hasta el ${date}`,
  noEnd: 'sin fecha de fin',
  stop: 'Dejar de compartir',
  stopOf: (title) => `Dejar de compartir ${title}`,
  copyOf: (title) => `Copiar el enlace de ${title}`,
  stopped: 'Ya no se comparte',
  stopFailed: 'No se pudo dejar de compartir',
  loadFailed: 'No se pudieron cargar las copias compartidas',
};
