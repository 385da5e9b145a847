import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const frame: Texts<'frame'> = {
  tagline: 'Convierte la voz en texto, tradúcelo y escúchalo.',
  language: 'Idioma',
  skip: 'Saltar al contenido',
  home: `Inicio de ${brand.name}`,
  upgrade: 'Hazte Premium',
  premium: 'Premium',
  share: 'Invitar a amigos',
  signIn: 'Entrar',
  backToApp: 'Volver a la app',
  appPolicies: 'Políticas de la app',
  companyPolicies: 'Políticas de la empresa',
  privacyPledge: 'Compromiso de privacidad',
  termsOfUse: 'Condiciones de uso',
  contact: 'Contacto',
  developers: 'Desarrolladores',
  aboutUs: 'Quiénes somos',
  termsOfService: 'Condiciones del servicio',
  privacyPolicy: 'Política de privacidad',
  cookiePolicy: 'Política de cookies',
  aiUsagePolicy: 'Política de uso de IA',
  copyright: (year) => `© ${year} ${brand.company}. Todos los derechos reservados.`,
  newTab: '(se abre en una pestaña nueva)',
  settings: 'Ajustes',
};
