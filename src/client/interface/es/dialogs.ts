import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const about: Texts<'about'> = {
  title: `Acerca de ${brand.name}`,
  lead: 'En la antigua Grecia, un rapsoda iba de pueblo en pueblo y recitaba poemas a personas que nunca los habrían leído.',
  paragraphs: (voices) => [
    `${brand.name} hace lo mismo con tus palabras. Habla en cualquiera de los 18 idiomas y mira cómo aparecen. Después puedes editarlas, traducirlas, guardarlas o escucharlas con tu navegador o con una de las ${voices} voces HD.`,
    'Las voces HD están generadas por IA: no son grabaciones de personas. Tu navegador o nuestro servidor convierte tu voz en texto, y no guardamos el audio.',
  ],
  contact: '¿Preguntas, problemas o ideas?',
  write: 'Escríbenos',
};

export const saveLimit: Texts<'saveLimit'> = {
  title: 'Has llegado al límite de guardado',
  reached: (tier) =>
    tier === 'free'
      ? 'Has usado todos tus espacios gratuitos. Hazte Premium para tener más.'
      : 'Has usado todos tus espacios Premium. Escribe a soporte si necesitas más.',
  kept: 'Tu texto sigue en la grabadora. También puedes eliminar una transcripción guardada para hacer sitio.',
  over: (excess) =>
    `Tu texto sigue en la grabadora. Elimina ${count(excess)} transcripciones guardadas para volver a guardar.`,
  view: 'Ver guardadas',
  upgrade: 'Hazte Premium',
  contact: 'Contactar con soporte',
};

export const personal: Texts<'personal'> = {
  full: () =>
    'No hay sitio para más transcripciones guardadas. Elimina alguna o sube el límite en PERSONAL_LIMITS.',
  tooLong: (_tier, excess) =>
    `Demasiado largo para guardarlo: quita ${plural(excess, { one: '# carácter', other: '# caracteres' })}`,
  signOut: 'Cerrar sesión',
  people: 'Personas',
  switchFailed: 'No se puede conectar con el servidor. Inténtalo de nuevo.',
  about: `Acerca de ${brand.name}`,
  stillHere: 'Tu texto sigue en la grabadora.',
};

export const passwordMeta: Texts<'passwordMeta'> = {
  title: `Iniciar sesión | ${brand.name}`,
  description: `Inicia sesión en ${brand.name}.`,
};

export const password: Texts<'password'> = {
  title: `Inicia sesión en ${brand.name}`,
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  identity: 'Iniciar sesión con tu cuenta',
  problems: {
    wrong: 'La contraseña no es correcta. Inténtalo de nuevo.',
    wait: (time) => `Demasiados intentos. Inténtalo de nuevo ${time}.`,
    cancelled: 'Se ha cancelado el inicio de sesión.',
    failed: 'Algo ha fallado al iniciar sesión. Inténtalo de nuevo.',
    'not-allowed': 'Esa cuenta no tiene acceso a este servidor.',
  },
};

export const signOut: Texts<'signOut'> = {
  title: '¿Conservar este texto en el dispositivo?',
  text: 'No lo has guardado. Si lo conservas, cualquiera que use este navegador podrá leerlo cuando cierres sesión.',
  keep: 'Conservarlo y cerrar sesión',
  clear: 'Borrarlo y cerrar sesión',
};

export const signOutConversation: Texts<'signOutConversation'> = {
  title: '¿Conservar la conversación en el dispositivo?',
  text: 'Si la conservas, cualquiera que use este navegador podrá leerla cuando cierres sesión.',
  keep: 'Conservarla y cerrar sesión',
  clear: 'Borrarla y cerrar sesión',
};

export const signOutBoth: Texts<'signOutBoth'> = {
  title: '¿Conservar el texto y la conversación en el dispositivo?',
  text: 'Si los conservas, cualquiera que use este navegador podrá leerlos cuando cierres sesión.',
  keep: 'Conservar ambos y cerrar sesión',
  clear: 'Borrar ambos y cerrar sesión',
};

export const serverRecording: Texts<'serverRecording'> = {
  title: `¿Dejas que ${brand.name} convierta tu voz en texto?`,
  text: `Este navegador no tiene reconocimiento de voz, pero ${brand.name} puede transcribir lo que dices.`,
  where: 'Tu voz se envía a este servidor y a su proveedor de reconocimiento.',
  kept: 'El servidor no guarda el audio. Este dispositivo conserva una copia hasta que se transcriba.',
  allowance: {
    free: (minutes) => `${minutes} minutos de voz al día son gratis.`,
    premium: (minutes) => `Cada periodo de facturación incluye ${minutes} minutos de voz.`,
  },
  start: 'Empezar a grabar',
  type: 'Prefiero escribir',
};

export const shortcuts: Texts<'shortcuts'> = {
  title: 'Atajos de teclado',
  lead: 'Funcionan en la pestaña Grabar.',
  record: 'Empezar o detener la grabación; mantener pulsado para grabar (si no estás escribiendo)',
  recordInText: 'Empezar o detener la grabación (en cualquier momento)',
  undo: 'Deshacer (al escribir)',
  redo: 'Rehacer (al escribir)',
  toast: 'Ir a la notificación',
  sheet: 'Mostrar esta lista',
  space: 'Espacio',
  enter: 'Intro',
  control: 'Ctrl',
  shift: 'Mayús',
  save: 'Guardar (si no estás escribiendo)',
  play: 'Escuchar o parar (si no estás escribiendo)',
  copy: 'Copiar (si no estás escribiendo)',
  translate: 'Activar o desactivar la traducción (si no estás escribiendo)',
  find: 'Buscar en el texto',
};

export const saveConflict: Texts<'saveConflict'> = {
  title: 'Modificada en otro lugar',
  text: 'Este texto también se ha modificado en otra pestaña o en otro dispositivo. ¿Qué versión quieres conservar?',
  other: 'La otra versión',
  mine: 'Conservar la mía',
  theirs: 'Conservar la otra',
  both: 'Conservar ambas',
};
