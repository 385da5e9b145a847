import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const frame: Texts<'frame'> = {
  tagline: 'Transforme fala em texto, traduza e ouça em voz alta.',
  language: 'Idioma',
  skip: 'Pular para o conteúdo',
  home: `Início do ${brand.name}`,
  upgrade: 'Seja Premium',
  premium: 'Premium',
  share: 'Convidar pessoas',
  signIn: 'Entrar',
  backToApp: 'Voltar ao app',
  appPolicies: 'Políticas do app',
  companyPolicies: 'Políticas da empresa',
  privacyPledge: 'Compromisso de privacidade',
  termsOfUse: 'Termos de uso',
  contact: 'Contato',
  developers: 'Desenvolvedores',
  aboutUs: 'Sobre nós',
  termsOfService: 'Termos de serviço',
  privacyPolicy: 'Política de privacidade',
  cookiePolicy: 'Política de cookies',
  aiUsagePolicy: 'Política de uso de IA',
  copyright: (year) => `© ${year} ${brand.company}. Todos os direitos reservados.`,
  newTab: '(abre em uma nova aba)',
  settings: 'Ajustes',
};
