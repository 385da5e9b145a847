import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, inSentence, plural } from './formats.ts';

const words = (value: number) => plural(value, { one: '# palabra', other: '# palabras' });

export const dictionary: Texts<'dictionary'> = {
  title: 'Mis palabras',
  lead: `Nombres y términos que ${brand.name} debe acertar siempre cuando dictas, traduces y escuchas.`,
  search: 'Buscar',
  searchLabel: 'Buscar en mis palabras',
  add: 'Añadir palabra',
  more: 'Más',
  open: 'Abrir Mis palabras',
  importCsv: 'Importar CSV…',
  exportCsv: 'Exportar CSV',
  fileName: 'mis-palabras.csv',
  written: 'Se escribe',
  heard: 'A veces se oye como',
  heardHint: 'Escribe una palabra y pulsa Intro',
  removeHeard: (form) => `Quitar ${form}`,
  translations: 'En las traducciones',
  spoken: 'Se lee como',
  spokenOptional: 'Se lee como (opcional)',
  listen: 'Escuchar',
  normal: 'Normal',
  translateNormally: 'Traducir normalmente',
  translatedNormally: 'Se traduce normalmente',
  neverTranslate: 'No traducir nunca',
  neverTranslated: 'No se traduce nunca',
  fixed: 'Traducir como…',
  language: 'Idioma',
  translation: 'Traducción',
  addLanguage: 'Añadir un idioma',
  removeTranslation: 'Quitar esta traducción',
  asWritten: 'Como se escribe',
  heardAs: (forms) => `Se oye como ${forms}`,
  edit: (word) => `Editar ${word}`,
  remove: (word) => `Eliminar ${word}`,
  delete: 'Eliminar',
  cancel: 'Cancelar',
  save: 'Guardar',
  newWord: 'Añadir una palabra',
  editWord: 'Editar la palabra',
  empty: `Aún no hay palabras. Añade un nombre que ${brand.name} no acierte.`,
  nothingFound: 'Ninguna palabra coincide con tu búsqueda.',
  count: (value, limit) => `${count(value)} de ${words(limit)}`,
  withAccount: 'Guardadas en tu cuenta',
  onDevice: 'Guardadas en este dispositivo',
  full: (limit) => `Tu lista está llena: caben ${words(limit)}. Elimina una palabra para añadir otra.`,
  exists: 'Esta palabra ya está en tu lista.',
  deleted: 'Palabra eliminada',
  undo: 'Deshacer',
  undoAlt: 'Recuperar la palabra',
  imported: (value) => plural(value, { one: '# palabra importada', other: '# palabras importadas' }),
  importedNote: (skipped, left) =>
    [
      skipped > 0 &&
        plural(skipped, {
          one: 'Se ha omitido # fila no válida.',
          other: 'Se han omitido # filas no válidas.',
        }),
      left > 0 &&
        plural(left, {
          one: '# palabra no se ha importado porque tu lista está llena.',
          other: '# palabras no se han importado porque tu lista está llena.',
        }),
    ]
      .filter(Boolean)
      .join(' '),
  importFailed: 'No hemos podido leer este archivo',
  importFailedText: 'Elige un archivo CSV.',
  loadFailed: 'No hemos podido cargar tus palabras.',
  notSaved: 'Tus palabras no se han guardado',
  notSavedText: 'Revisa tu conexión e inténtalo de nuevo.',
  changedElsewhere: 'Tus palabras también han cambiado en otro dispositivo',
  changedElsewhereText: 'Tu cambio se ha añadido a la última versión.',
  tryAgain: 'Reintentar',
  importOffer: (value) =>
    plural(value, {
      one: '¿Añadir a tu cuenta la palabra de este dispositivo?',
      other: '¿Añadir a tu cuenta las # palabras de este dispositivo?',
    }),
  importConfirm: 'Añadir',
  importDecline: 'Eliminar de este dispositivo',
  learn: (word, heard) => ['¿Escribir siempre ', word, ' en lugar de ', heard, '?'],
  always: 'Siempre',
  notNow: 'Ahora no',
  learned: (word) => `${word} añadida a tus palabras`,
};

export const device: Texts<'device'> = {
  title: 'En este dispositivo',
  text: 'Tus palabras no salen de este dispositivo.',
  recognition: 'Tu navegador reconoce la voz en este dispositivo.',
  ownRecognition: 'Un motor de este ordenador reconoce la voz.',
  inBrowserRecognition:
    'Esta página reconoce el inglés en este dispositivo. No puede reconocer otros idiomas.',
  noRecognition:
    'La grabación está desactivada porque este navegador no reconoce la voz en este dispositivo. Prueba con Chrome 139 o posterior en un ordenador.',
  translation: 'Tu navegador traduce en este dispositivo.',
  ownTranslation: 'Un motor de este ordenador hace la traducción.',
  noTranslation:
    'La traducción está desactivada porque este navegador no traduce en este dispositivo. Prueba con Chrome 138 o posterior en un ordenador.',
  voices:
    'Solo se usan las voces instaladas en este dispositivo. Las voces HD están desactivadas porque necesitan conexión.',
  saving: 'Las transcripciones guardadas se quedan en este navegador. Las de tu cuenta no se muestran.',
  mayDelete:
    'Este navegador puede borrar las transcripciones guardadas si no usas este sitio durante una semana. Exporta las que quieras conservar.',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: 'No se ha enviado nada porque «En este dispositivo» está activado.',
  missing: 'Esta transcripción no está en este dispositivo.',
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
