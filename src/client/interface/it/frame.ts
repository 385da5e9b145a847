import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const frame: Texts<'frame'> = {
  tagline: 'Trasforma la voce in testo, traducilo e ascoltalo.',
  language: 'Lingua',
  skip: 'Vai al contenuto',
  home: `Home di ${brand.name}`,
  upgrade: 'Passa a Premium',
  premium: 'Premium',
  share: 'Invita amici',
  signIn: 'Accedi',
  backToApp: 'Torna all’app',
  appPolicies: 'Norme dell’app',
  companyPolicies: 'Norme dell’azienda',
  privacyPledge: 'Impegno sulla privacy',
  termsOfUse: 'Condizioni d’uso',
  contact: 'Contatti',
  developers: 'Sviluppatori',
  aboutUs: 'Chi siamo',
  termsOfService: 'Termini di servizio',
  privacyPolicy: 'Informativa sulla privacy',
  cookiePolicy: 'Informativa sui cookie',
  aiUsagePolicy: 'Norme sull’uso dell’IA',
  copyright: (year) => `© ${year} ${brand.company}. Tutti i diritti riservati.`,
  newTab: '(si apre in una nuova scheda)',
  settings: 'Impostazioni',
};
