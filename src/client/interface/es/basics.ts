import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const ui: Texts<'ui'> = {
  close: 'Cerrar',
  dismiss: 'Cerrar',
  notification: 'Notificación',
  notifications: 'Notificaciones ({hotkey})',
  search: 'Buscar',
  searchIn: (label) => `Buscar en: ${label}`,
  nothingFound: 'Sin resultados',
  locked: 'bloqueada',
};

export const loading: Texts<'loading'> = { label: 'Cargando' };

export const pageTitles: Texts<'pageTitles'> = {
  main: `${brand.name} | De voz a texto, con traducción y lectura en voz alta`,
  subscribe: `Premium | ${brand.name}`,
  account: `Tu cuenta | ${brand.name}`,
  words: `Mi diccionario | ${brand.name}`,
  conversation: `Conversación | ${brand.name}`,
  terms: `Condiciones de uso | ${brand.name}`,
  privacy: `Compromiso de privacidad | ${brand.name}`,
  people: `¿Quién eres? | ${brand.name}`,
  library: `Biblioteca | ${brand.name}`,
  developers: `Desarrolladores | ${brand.name}`,
  'not-found': '404 | Página no encontrada',
  settings: `Ajustes | ${brand.name}`,
};

export const pageDescriptions: Texts<'pageDescriptions'> = {
  main: 'Habla y mira cómo tu voz se convierte en texto. Tradúcelo, escúchalo con una voz natural y guárdalo para más tarde.',
  subscribe: `Transcripciones más largas, voces HD y más traducciones con ${brand.name} Premium.`,
  account: `Tu plan, tus dispositivos y tus datos en la aplicación web ${brand.name}.`,
  words: `Nombres y términos que ${brand.name} debe acertar siempre.`,
  conversation: `Habla con alguien en otro idioma: ${brand.name} traduce a los dos y lo lee en voz alta.`,
  terms: `Las condiciones de uso de la aplicación web ${brand.name}.`,
  privacy: `Qué datos recoge la aplicación web ${brand.name}, por qué y cómo eliminarlos.`,
  people: `Elige quién usa ${brand.name} en este navegador.`,
  library: 'Todos tus textos guardados: busca, ordena, escucha y comparte.',
  developers:
    'Guarda, transcribe, traduce y escucha desde tus propios programas, con los mismos límites que en la app.',
  'not-found': 'La página que buscas no existe o ha cambiado de dirección.',
  settings: `Cómo graba, traduce, lee y se ve ${brand.name}.`,
};

export const notFound: Texts<'notFound'> = {
  title: '404 | Página no encontrada',
  text: 'La página que buscas no existe o ha cambiado de dirección.',
  home: 'Volver al inicio',
};

export const rootError: Texts<'rootError'> = {
  heading: '¡Vaya, algo ha ido mal!',
  text: 'Se ha producido un error al cargar la aplicación. Recarga la página e inténtalo de nuevo.',
  refresh: 'Recargar la página',
};

export const failures: Texts<'failures'> = {
  page: 'No se ha podido cargar esta página.',
  part: 'No se ha podido cargar esta parte.',
  crashed: 'Algo ha fallado aquí. El resto de la página sigue funcionando.',
  retry: 'Reintentar',
  reload: 'Recargar la página',
};

export const legal: Texts<'legal'> = {
  contents: 'Contenido',
  print: 'Imprimir',
  englishOnly: 'Este documento solo está disponible en inglés.',
};

export const offline: Texts<'offline'> = {
  title: 'Sin conexión',
  text: 'Puedes seguir escribiendo, copiando y escuchando con la voz de tu navegador. Para traducir, usar voces HD, iniciar sesión y guardar necesitas conexión.',
  wentOffline: 'Te has quedado sin conexión.',
  cameBack: 'Vuelves a tener conexión.',
  newVersion: 'Hay una versión nueva.',
  update: 'Actualizar',
  later: 'Más tarde',
};

export const consent: Texts<'consent'> = {
  label: 'Cookies',
  text: 'Las cookies mantienen tu sesión abierta. Las de análisis son opcionales.',
  more: 'Privacidad',
  accept: 'Aceptar',
  decline: 'Rechazar',
  analytics: 'Cookies de análisis',
  chooseAgain: 'Cambiar tu elección de cookies',
};

export const theme: Texts<'theme'> = {
  picker: 'Tema',
  chosen: (name) => `Tema: ${name}`,
};

export const themeNames: Texts<'themeNames'> = {
  light: 'Claro',
  dark: 'Oscuro',
  spooky: 'Tenebroso',
  forest: 'Bosque',
  ocean: 'Océano',
  sunset: 'Atardecer',
  scifi: 'Sci-fi',
  fantasy: 'Fantasía',
};
