import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const account: Texts<'account'> = {
  since: (day) => `en ${brand.name} desde el ${day}`,
  translation: 'Traducción',
  hdVoices: 'Voces HD',
  recognition: 'Reconocimiento en este servidor',
  saved: 'Transcripciones guardadas',
  characters: (used, limit) => `${count(used)} de ${count(limit)} caracteres`,
  translations: (used, limit) =>
    plural(limit, { one: `${count(used)} de # traducción`, other: `${count(used)} de # traducciones` }),
  minutes: (used, limit) => `${count(used)} de ${count(limit)} min`,
  slots: (used, limit) => `${count(used)} de ${count(limit)} espacios`,
  left: (value) => plural(value, { one: 'Queda #.', other: 'Quedan #.' }),
  renewsDaily: (time) => `Se renueva a las ${time}`,
  renewsOn: (day) => `Se renueva el ${day}`,
  endsOn: (day) => `Termina el ${day}`,
  slotsNote: 'Los textos guardados no se renuevan. Elimina algunos para hacer sitio.',
  usageFailed: 'No hemos podido cargar tus datos de uso. Inténtalo más tarde.',
  chart: 'Últimos 30 días',
  chartTotal: (value) => `Minutos transcritos en este servidor: ${count(value)}`,
  chartMost: (day, value) => `Día con más uso: ${day}, ${count(value)} min`,
  chartEmpty: 'Aún no hay nada. Lo que transcribe tu navegador no cuenta.',
  today: 'Hoy',
  thisDevice: 'Este dispositivo',
  signedInNow: 'Sesión activa',
  lastUsed: (when) => `Último uso: ${when}`,
  signOut: 'Cerrar sesión',
  deviceOn: (browser, system) => `${browser} en ${system}`,
  unknownDevice: 'Dispositivo desconocido',
  signOutDevice: (device) => `Cerrar sesión en ${device}`,
  signOutEverywhere: 'Cerrar todas las sesiones',
  signOutFailed: 'No hemos podido cerrar la sesión en ese dispositivo. Inténtalo de nuevo.',
  devicesFailed: 'No hemos podido cargar tus dispositivos. Inténtalo más tarde.',
  download: 'Descargar mis datos',
  downloadText:
    'Un archivo ZIP con tus transcripciones, tu diccionario, datos de uso, invitaciones y más. Una vez por hora.',
  downloadAction: 'Descargar',
  downloadFailed: 'No hemos podido descargar tus datos',
  downloadFailedText: 'Inténtalo de nuevo en unos minutos.',
  delete: 'Eliminar mi cuenta',
  deleteText: 'Tienes siete días para cambiar de opinión.',
  deleteAction: 'Eliminar…',
  deleteTitle: '¿Eliminar tu cuenta?',
  deleteLead:
    'Se cerrará tu sesión en todos los dispositivos. Si inicias sesión en un plazo de siete días, lo recuperarás todo.',
  deletedData:
    'Pasado ese plazo, eliminaremos definitivamente tus transcripciones guardadas, tu diccionario, tus datos de uso, invitaciones, dispositivos y perfil.',
  deletePlan: 'Si tienes una suscripción, no se renovará. No podemos reembolsar los días restantes.',
  retainedData:
    'El proveedor de pagos conserva las facturas el tiempo que exige la ley fiscal. Nuestras copias de seguridad conservan tus datos hasta que caducan.',
  deviceData:
    'El texto sin guardar de este dispositivo se borra de inmediato. Lo que guardaste con «En este dispositivo» activado se queda en este navegador.',
  emailLabel: (email) => `Escribe ${email} para confirmar`,
  emailWrong: 'No coincide con el correo electrónico de tu cuenta.',
  deleteConfirm: 'Eliminar mi cuenta',
  cancel: 'Cancelar',
  deleteFailed: 'No hemos podido eliminar tu cuenta. Inténtalo de nuevo.',
};

export const accountScreen: Texts<'accountScreen'> = {
  heading: 'Tu cuenta',
  you: 'Tú',
  plan: 'Plan',
  premium: 'Premium',
  free: 'Gratis',
  upgrade: 'Ver planes',
  planFailed: 'No hemos podido cargar tu plan.',
  tryAgain: 'Reintentar',
  invites: 'Invitaciones',
  earned: (slots, characters) =>
    `Has ganado ${slots} espacios más y ${characters} caracteres más por transcripción.`,
  notEarned: 'Por cada persona que se una, consigues más espacios y transcripciones más largas.',
  invitesFailed: 'No hemos podido cargar tus invitaciones. Inténtalo más tarde.',
  invite: 'Invitar a amigos',
  devices: 'Dispositivos',
  data: 'Tus datos',
  signIn: 'Inicia sesión para ver tu cuenta.',
  signInAction: 'Iniciar sesión',
  deleting: (day) => `Tu cuenta se eliminará el ${day}.`,
  deletingText: 'Si inicias sesión antes, lo recuperarás todo.',
  keep: 'Conservar mi cuenta',
  kept: 'Tu cuenta no se eliminará',
  keptText:
    'No se ha eliminado nada. Si tienes Premium, terminará con el periodo pagado, salvo que vuelvas a activar la renovación.',
};
