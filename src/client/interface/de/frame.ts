import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

// The soft hyphens let the long words of the footer break on narrow phones.
export const frame: Texts<'frame'> = {
  tagline: 'Mach aus Sprache Text, lass ihn übersetzen und hör ihn dir an.',
  language: 'Sprache',
  skip: 'Zum Inhalt springen',
  home: `${brand.name}: Startseite`,
  upgrade: 'Premium holen',
  premium: 'Premium',
  share: 'Leute einladen',
  signIn: 'Anmelden',
  backToApp: 'Zurück zur App',
  appPolicies: 'Zur App',
  companyPolicies: 'Zum Unternehmen',
  privacyPledge: 'Datenschutz',
  termsOfUse: 'Nutzungs\u00adbedingungen',
  contact: 'Kontakt',
  developers: 'Für Entwickler',
  aboutUs: 'Über uns',
  termsOfService: 'Geschäfts\u00adbedingungen',
  privacyPolicy: 'Datenschutz\u00aderklärung',
  cookiePolicy: 'Cookie-Richtlinie',
  aiUsagePolicy: 'KI-Richtlinie',
  copyright: (year) => `© ${year} ${brand.company}. Alle Rechte vorbehalten.`,
  newTab: '(öffnet einen neuen Tab)',
  settings: 'Einstellungen',
};
