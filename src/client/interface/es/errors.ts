import type { Texts } from '../translations.ts';
import { count, date, plural, wait } from './formats.ts';

const renewal = (renewsAt: string | undefined) => (renewsAt ? ` Se renuevan el ${date(renewsAt)}.` : '');

export const errors: Texts<'errors'> = {
  'document-changed': 'Este texto se ha modificado en otro dispositivo.',
  'revision-required': 'Este cambio debe indicar la versión en la que se basa.',
  'share-limit': 'Este texto ya tiene demasiados enlaces. Anula uno para crear otro.',
  'sign-in-required': 'Inicia sesión para continuar.',
  'key-invalid': 'Esta clave de API no existe, ha caducado o se ha revocado.',
  'key-scope': 'Esta clave de API no tiene permiso para eso.',
  'key-limit': 'Ya tienes el máximo de claves de API. Revoca una para crear otra.',
  'webhook-limit': 'Ya tienes el máximo de webhooks. Elimina uno para añadir otro.',
  'webhook-address': 'Usa una dirección HTTPS pública, como https://example.com/hook.',
  'webhook-exists': 'Ya tienes un webhook con esta dirección.',
  'not-yours': 'Esto pertenece a otra cuenta. Inicia sesión con esa cuenta.',
  'tier-mismatch': 'Tu plan ha cambiado. Recarga la página.',
  'cross-site': 'Esta solicitud no viene de la aplicación. Abre la aplicación e inténtalo de nuevo.',
  'premium-required': 'Para esto necesitas Premium.',
  'trial-used': 'Ya has probado Iris. Hazte Premium para usarla sin este límite.',
  'save-limit': ({ requiresUpgrade }) =>
    requiresUpgrade === false
      ? 'Has usado todos tus espacios Premium. Escribe a soporte si necesitas más.'
      : 'Has usado todos tus espacios gratuitos. Hazte Premium para tener más.',
  'recent-sign-in-required': 'Vuelve a iniciar sesión para confirmar que eres tú.',
  'dictionary-full': 'Tu lista de palabras está llena. Elimina una palabra para añadir otra.',
  'dictionary-changed': 'Tus palabras han cambiado en otro dispositivo. Recarga la página.',
  'development-only': 'Esto solo está disponible en modo de desarrollo.',
  'idempotency-key-reused':
    'Esta solicitud ya se envió con otro contenido. Recarga la página e inténtalo de nuevo.',
  'already-premium': 'Premium ya está activo en esta cuenta.',
  'subscription-exists':
    'Ya tienes una suscripción, pero su último pago ha fallado. Actualiza tu tarjeta para recuperar Premium.',
  'invalid-request': 'La solicitud no es válida.',
  'text-too-long': ({ limit }) =>
    limit === undefined
      ? 'El texto supera tu límite. Acórtalo.'
      : `El texto tiene más de ${count(limit)} caracteres. Acórtalo.`,
  'same-language': 'El texto ya está en ese idioma. Elige otro.',
  'unsupported-pair': 'El servicio de traducción no traduce entre estos idiomas. Elige otro.',
  EMPTY_INPUT: 'No hay texto que leer. Escribe o graba algo primero.',
  'trial-too-long': 'La prueba de Iris está limitada a 50 caracteres (unas 8-10 palabras).',
  'wrong-pin': 'Ese PIN no es correcto.',
  'too-many-people': 'No hay sitio para más personas.',
  'name-taken': 'Aquí ya hay alguien con ese nombre.',
  'method-not-allowed': 'Esta dirección no se puede usar así.',
  'not-found': 'No hemos encontrado lo que buscas.',
  'request-timeout': 'La solicitud ha tardado demasiado. Inténtalo de nuevo.',
  'headers-too-large': 'Las cabeceras de la solicitud son demasiado grandes.',
  'too-large': 'La solicitud es demasiado grande. Acorta el texto.',
  'unsupported-media': 'Este formato no es compatible.',
  'translation-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium') return 'Has usado todas tus traducciones de hoy.';
    return remaining
      ? `Este texto supera los ${count(remaining)} caracteres que te quedan.${renewal(renewsAt)}`
      : `Has usado los ${count(limit ?? 0)} caracteres de este periodo.${renewal(renewsAt)}`;
  },
  'speech-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium')
      return `Límite de caracteres superado. El plan Gratis incluye 50 caracteres al día. Con Premium tienes ${count(5_000)} caracteres al mes.`;
    return remaining
      ? `Límite de caracteres superado. ${plural(remaining, { one: 'Te queda # carácter', other: 'Te quedan # caracteres' })}.${renewal(renewsAt)}`
      : `Límite de caracteres superado. Has usado los ${count(limit ?? 0)} caracteres de este periodo.${renewal(renewsAt)}`;
  },
  'recognition-limit': ({ tier, limit, remaining }) => {
    if (remaining)
      return plural(remaining, {
        one: 'Esta grabación supera el segundo de reconocimiento de voz que te queda.',
        other: 'Esta grabación supera los # segundos de reconocimiento de voz que te quedan.',
      });
    const minutes = count((limit ?? 0) / 60);
    return tier === 'premium'
      ? `Has usado los ${minutes} minutos de reconocimiento de voz de este periodo.`
      : `Has usado los ${minutes} minutos de reconocimiento de voz de hoy.`;
  },
  'live-full': 'Esta sala está llena. Inténtalo más tarde.',
  'live-limit': ({ limit }) =>
    `Has usado los ${count((limit ?? 1_800) / 60)} minutos de subtítulos en directo de hoy.`,
  'too-many-requests': ({ retryAfter }) =>
    retryAfter
      ? `Demasiadas solicitudes. Inténtalo de nuevo en ${wait(retryAfter)}.`
      : 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  internal: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
  'provider-failed': 'Un servicio que usamos ha devuelto un error. Inténtalo de nuevo.',
  'provider-unavailable': 'Un servicio que usamos no está disponible ahora. Inténtalo más tarde.',
  'provider-quota': 'Este servidor ha agotado su cuota de traducción. Inténtalo más tarde.',
  'provider-busy':
    'El servicio de traducción recibe ahora demasiadas solicitudes. Inténtalo de nuevo en un minuto.',
  'not-enough-memory': ({ command }) =>
    `Este servidor no tiene memoria suficiente para eso. Cierra otros programas en él e inténtalo de nuevo.${command ? ` Un modelo más pequeño necesita menos: ${command}` : ''}`,
  'not-ready': 'El servicio aún no está listo. Inténtalo de nuevo en un momento.',
  'cannot-store':
    'Este servidor no puede guardar nada porque su disco está lleno o es de solo lectura. Antes tiene que arreglarlo quien lo administra.',
};
