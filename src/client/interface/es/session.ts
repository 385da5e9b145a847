import { brand } from '../../../shared/brand.ts';
import { inviteBonus } from '../../../shared/invites.ts';
import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const sessionPage: Texts<'sessionPage'> = {
  userMenu: (name) => `Cuenta de ${name}`,
  signedOutHereOnly: {
    title: 'No has salido del todo',
    description:
      'No hemos podido conectar con el servidor para cerrar tu sesión. Para cerrarla, inicia sesión y vuelve a salir.',
  },
};

export const session: Texts<'session'> = {
  signInFailed: 'Algo ha fallado al iniciar sesión. Inténtalo de nuevo.',
  signInFailedTitle: 'No se ha podido iniciar sesión',
  signOut: 'Cerrar sesión',
  premiumMember: 'Cuenta Premium',
  freeMember: 'Cuenta gratuita',
  until: (day) => `Pagado hasta el ${day}`,
  overdue: 'El pago ha fallado: actualiza tu tarjeta',
  webhookOff: 'Webhook desactivado',
  account: 'Cuenta',
  conversation: 'Conversación',
  manageSubscription: 'Gestionar suscripción',
  acceptTerms: 'Acepta las condiciones de uso',
  termsTitle: 'Acepta las condiciones de uso',
  termsText: 'Puede que hayan cambiado desde la última vez que las aceptaste. Lee las ',
  termsTextAfter: '. Si no las aceptas ahora, te lo pediremos en tu próxima visita.',
  termsAccept: 'Aceptar',
  termsLater: 'Ahora no',
  termsFailed: {
    title: 'No hemos podido registrar que aceptas las condiciones',
    description: 'Revisa tu conexión e inténtalo de nuevo.',
  },
  dialogTitle: `Inicia sesión en ${brand.name}`,
  dialogText: 'Guarda y traduce tu texto, y ábrelo en cualquier dispositivo.',
  dialogNote: 'Tu texto seguirá aquí cuando vuelvas.',
  dialogSandbox: 'Este servidor usa una página de inicio de sesión de prueba. No necesitas una cuenta real.',
  continue: `Iniciar sesión con ${brand.identityProvider}`,
  agreeBefore: 'Acepto las ',
  agreeTerms: 'Condiciones de uso',
  agreeBetween: ' y el ',
  agreePrivacy: 'Compromiso de privacidad',
  agreeAfter: '.',
  inEnglish: 'Ambos textos están en inglés.',
  settings: 'Ajustes',
};

const { slots, characters, maxInvitees } = inviteBonus;

export const invite: Texts<'invite'> = {
  title: 'Invitar a amigos',
  lead: `Por cada persona que se una con tu enlace, consigues ${slots} espacios más y ${count(characters)} caracteres más por transcripción (hasta ${maxInvitees} personas).`,
  link: 'Tu enlace personal',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyFailed: 'No hemos podido copiar el enlace. Selecciónalo y cópialo a mano.',
  share: 'Compartir…',
  shareTitle: brand.name,
  shareText: 'Convierte la voz en texto, tradúcelo y escúchalo.',
  invited: (value) =>
    value === 0
      ? 'Aún no se ha unido nadie'
      : plural(value, { one: 'Se ha unido # persona', other: 'Se han unido # personas' }),
  earned: (extraSlots, extraChars) =>
    extraSlots === 0
      ? 'Aún no tienes bonificación'
      : `Has ganado +${count(extraSlots)} espacios y +${count(extraChars)} caracteres por transcripción`,
  toEarn: (left) =>
    left === 0
      ? 'Has conseguido toda la bonificación. ¡Gracias por correr la voz!'
      : `Invita a ${plural(left, { one: '# persona más', other: '# personas más' })} para conseguir ${count(left * slots)} espacios y ${count(left * characters)} caracteres más por transcripción.`,
  unknown: 'No hemos podido cargar tus invitaciones. Inténtalo más tarde.',
};
