import { brand } from '../../../shared/brand.ts';
import { limits } from '../../../shared/limits.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const { free, premium } = limits;

export const subscribe: Texts<'subscribe'> = {
  heading: `${brand.name} Premium`,
  lead: 'Empieza gratis. Cancela cuando quieras.',
  leadPremium: 'Cancela cuando quieras.',
  share: 'Invitar a amigos',
};

export const plans: Texts<'plans'> = {
  free: {
    name: 'Gratis',
    description: 'Todo lo que necesitas para dictar y escuchar.',
    features: [
      `Transcripciones de hasta ${count(free.transcriptCap)} caracteres`,
      `${free.saveSlots} transcripciones guardadas`,
      `${free.translations} traducción al día`,
      `Prueba la voz HD Iris una vez, hasta ${free.speechCharacters} caracteres`,
      'Voz del navegador sin límite',
    ],
  },
  premium: {
    name: 'Premium',
    description: 'Transcripciones más largas, voces HD y más traducciones.',
    features: [
      `Transcripciones de hasta ${count(premium.transcriptCap)} caracteres`,
      `${premium.saveSlots} transcripciones guardadas`,
      `${count(premium.translations)} caracteres de traducción al mes`,
      `${count(premium.speechCharacters)} caracteres con voz HD al mes`,
      'Las diez voces HD',
      'Descargas en MP3',
      'Voz del navegador sin límite',
    ],
  },
};

export const planMinutes: Texts<'planMinutes'> = {
  free: (minutes) => `Importar grabaciones: ${count(minutes)} minutos de voz al día`,
  premium: (minutes) => `Importar grabaciones: ${count(minutes)} minutos de voz al mes`,
};

export const planExtras: Texts<'planExtras'> = {
  tidy: 'Pulir: quitar muletillas con una pulsación',
  tidyPremium: 'Pulir: puntuar, acortar, resumir o convertir en correo',
  words: (limit) => `Mi diccionario para ${count(limit)} nombres y términos`,
  whileSpeaking: 'Traducción mientras hablas',
  conversation: 'Conversaciones en dos idiomas, leídas en voz alta',
  library: 'Una biblioteca de textos guardados con búsqueda, filtros y exportación',
  live: (viewers, minutes) =>
    `Subtítulos en directo: hasta ${count(viewers)} personas, ${count(minutes)} minutos al día`,
  livePremium: (viewers, languages) =>
    `Subtítulos en directo: hasta ${count(viewers)} personas y ${count(languages)} idiomas a la vez`,
};

export const billing: Texts<'billing'> = {
  perInterval: (interval) => (interval === 'year' ? 'al año' : 'al mes'),
  yourPlan: 'Tu plan',
  checkout: 'Ir al pago',
  checkoutBusy: 'Abriendo la página de pago…',
  signInFirst: 'Antes te pediremos que inicies sesión.',
  terms:
    'Se renueva cada mes hasta que canceles. Si cancelas, conservas Premium hasta que termine el mes que has pagado.',
  card: 'Pagas en la página de Stripe. Nunca vemos los datos de tu tarjeta.',
  manage: 'Gestionar suscripción',
  renews: (day) => `Se renueva el ${day}.`,
  ends: (day) => `Termina el ${day}. No se te volverá a cobrar.`,
  overdue: (day) =>
    `Tu último pago ha fallado. Actualiza tu tarjeta para conservar Premium después del ${day}.`,
  lapsed: 'Tu último pago ha fallado y Premium se ha interrumpido. Actualiza tu tarjeta para recuperarlo.',
  freeForever: 'Gratis para siempre. Sin tarjeta.',
  loadingPlans: 'Cargando planes',
  plansError: 'Error al cargar los planes',
  plansErrorText: 'Estos son nuestros planes estándar. Verás el precio actual al pagar.',
  retry: 'Reintentar',
  unavailable: 'El sistema de pago no está disponible',
  unavailableText: 'No se te ha cobrado nada. Inténtalo de nuevo en unos minutos.',
  invalidResponse: 'La respuesta del servidor no es válida.',
  checkoutFailed: 'No se ha podido preparar el pago.',
  connectionFailed: 'No se ha podido conectar con Stripe. Inténtalo de nuevo.',
  portalFailed: 'No se ha podido abrir la gestión de la suscripción',
  portalFailedText: 'Inténtalo de nuevo en unos minutos.',
  activated: '¡Premium activado!',
  activatedText: 'Ya tienes transcripciones más largas, las diez voces HD y más traducciones.',
  startUsing: 'Empezar con Premium',
  already: 'Ya tienes Premium',
  alreadyText: 'No tienes que volver a pagar.',
  confirming: 'Confirmando tu pago…',
  pending: 'Tu pago aún no está confirmado',
  pendingText:
    'Puede tardar un momento. Premium empieza en cuanto se confirme el pago, aunque salgas de esta página.',
  checkAgain: 'Comprobar de nuevo',
  unconfirmed: 'No hemos podido comprobar tu pago',
  unconfirmedText: 'Si has pagado, Premium empezará automáticamente.',
  cancelled: 'Pago cancelado',
  cancelledText: 'No se te ha cobrado nada. Puedes pasarte a Premium cuando quieras.',
};

export const upgrade: Texts<'upgrade'> = {
  title: 'Hazte Premium',
  lead: (price) => `${price} al mes. Se renueva hasta que canceles. Incluye:`,
  subscribe: 'Suscribirme',
  later: 'Ahora no',
};
