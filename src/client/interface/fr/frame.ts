import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const frame: Texts<'frame'> = {
  tagline: 'Transformez la parole en texte, traduisez-le et écoutez-le.',
  language: 'Langue',
  skip: 'Aller au contenu',
  home: `Accueil ${brand.name}`,
  upgrade: 'Passer à Premium',
  premium: 'Premium',
  share: 'Inviter des proches',
  signIn: 'Connexion',
  backToApp: 'Retour à l’appli',
  appPolicies: 'L’application',
  companyPolicies: 'L’entreprise',
  privacyPledge: 'Engagement de confidentialité',
  termsOfUse: 'Conditions d’utilisation',
  contact: 'Contact',
  developers: 'Développeurs',
  aboutUs: 'À propos',
  termsOfService: 'Conditions de service',
  privacyPolicy: 'Politique de confidentialité',
  cookiePolicy: 'Politique de cookies',
  aiUsagePolicy: 'Politique d’usage de l’IA',
  copyright: (year) => `© ${year} ${brand.company}. Tous droits réservés.`,
  newTab: '(s’ouvre dans un nouvel onglet)',
  settings: 'Réglages',
};
