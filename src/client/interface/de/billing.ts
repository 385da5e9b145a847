import { brand } from '../../../shared/brand.ts';
import { limits } from '../../../shared/limits.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const { free, premium } = limits;

export const subscribe: Texts<'subscribe'> = {
  heading: `${brand.name} Premium`,
  lead: 'Starte kostenlos. Du kannst jederzeit kündigen.',
  leadPremium: 'Du kannst jederzeit kündigen.',
  share: 'Leute einladen',
};

export const plans: Texts<'plans'> = {
  free: {
    name: 'Gratis',
    description: 'Alles, was du zum Diktieren und Zuhören brauchst.',
    features: [
      `Texte mit bis zu ${count(free.transcriptCap)} Zeichen`,
      `${free.saveSlots} gespeicherte Texte`,
      `${free.translations} Übersetzung am Tag`,
      `Die HD-Stimme Iris einmal ausprobieren, bis zu ${free.speechCharacters} Zeichen`,
      'Browserstimme ohne Limit',
    ],
  },
  premium: {
    name: 'Premium',
    description: 'Längere Texte, HD-Stimmen und mehr Übersetzungen.',
    features: [
      `Texte mit bis zu ${count(premium.transcriptCap)} Zeichen`,
      `${premium.saveSlots} gespeicherte Texte`,
      `${count(premium.translations)} Zeichen übersetzen pro Monat`,
      `${count(premium.speechCharacters)} Zeichen mit HD-Stimme pro Monat`,
      'Alle zehn HD-Stimmen',
      'MP3-Download',
      'Browserstimme ohne Limit',
    ],
  },
};

export const planMinutes: Texts<'planMinutes'> = {
  free: (minutes) => `Aufnahmen importieren: ${count(minutes)} Minuten Sprache am Tag`,
  premium: (minutes) => `Aufnahmen importieren: ${count(minutes)} Minuten Sprache pro Monat`,
};

export const planExtras: Texts<'planExtras'> = {
  tidy: 'Aufräumen: Füllwörter mit einem Druck entfernen',
  tidyPremium: 'Aufräumen: Satzzeichen setzen, kürzen, zusammenfassen oder als E-Mail schreiben',
  words: (limit) => `Mein Wörterbuch für ${count(limit)} Namen und Begriffe`,
  whileSpeaking: 'Übersetzung, während du sprichst',
  conversation: 'Gespräche in zwei Sprachen, laut vorgelesen',
  library: 'Eine Bibliothek gespeicherter Texte mit Suche, Filtern und Export',
  live: (viewers, minutes) =>
    `Live-Untertitel: bis zu ${count(viewers)} Personen, ${count(minutes)} Minuten am Tag`,
  livePremium: (viewers, languages) =>
    `Live-Untertitel: bis zu ${count(viewers)} Personen, ${count(languages)} Sprachen gleichzeitig`,
};

export const billing: Texts<'billing'> = {
  perInterval: (interval) => (interval === 'year' ? 'pro Jahr' : 'pro Monat'),
  yourPlan: 'Dein Tarif',
  checkout: 'Weiter zur Zahlung',
  checkoutBusy: 'Die Zahlungsseite wird geöffnet …',
  signInFirst: 'Vorher meldest du dich an.',
  terms:
    'Verlängert sich jeden Monat, bis du kündigst. Wenn du kündigst, behältst du Premium bis zum Ende des bezahlten Monats.',
  card: 'Du zahlst auf der Seite von Stripe. Wir sehen deine Kartendaten nie.',
  manage: 'Abo verwalten',
  renews: (day) => `Verlängert sich am ${day}.`,
  ends: (day) => `Endet am ${day}. Es wird nichts mehr abgebucht.`,
  overdue: (day) =>
    `Deine letzte Zahlung ist fehlgeschlagen. Bitte aktualisiere deine Karte, um Premium über den ${day} hinaus zu behalten.`,
  lapsed:
    'Deine letzte Zahlung ist fehlgeschlagen, deshalb ist Premium beendet. Aktualisiere deine Karte, um es wieder zu nutzen.',
  freeForever: 'Für immer kostenlos. Ohne Karte.',
  loadingPlans: 'Tarife werden geladen',
  plansError: 'Die Tarife konnten nicht geladen werden',
  plansErrorText: 'Das sind unsere Standardtarife. Den aktuellen Preis siehst du bei der Zahlung.',
  retry: 'Noch einmal versuchen',
  unavailable: 'Zahlung gerade nicht möglich',
  unavailableText: 'Es wurde nichts abgebucht. Bitte versuche es in ein paar Minuten noch einmal.',
  invalidResponse: 'Die Antwort des Servers war ungültig.',
  checkoutFailed: 'Die Zahlung konnte nicht vorbereitet werden.',
  connectionFailed: 'Stripe ist nicht erreichbar. Bitte versuche es noch einmal.',
  portalFailed: 'Die Aboverwaltung lässt sich nicht öffnen',
  portalFailedText: 'Bitte versuche es in ein paar Minuten noch einmal.',
  activated: 'Premium ist aktiv!',
  activatedText: 'Du hast jetzt längere Texte, alle zehn HD-Stimmen und mehr Übersetzungen.',
  startUsing: 'Premium nutzen',
  already: 'Du hast schon Premium',
  alreadyText: 'Du musst nichts mehr bezahlen.',
  confirming: 'Deine Zahlung wird bestätigt …',
  pending: 'Deine Zahlung ist noch nicht bestätigt',
  pendingText:
    'Das kann einen Moment dauern. Premium beginnt, sobald die Zahlung bestätigt ist, auch wenn du diese Seite verlässt.',
  checkAgain: 'Noch einmal prüfen',
  unconfirmed: 'Wir konnten deine Zahlung nicht prüfen',
  unconfirmedText: 'Wenn du bezahlt hast, beginnt Premium von selbst.',
  cancelled: 'Zahlung abgebrochen',
  cancelledText: 'Es wurde nichts abgebucht. Du kannst dir Premium jederzeit holen.',
};

export const upgrade: Texts<'upgrade'> = {
  title: 'Premium holen',
  lead: (price) => `${price} im Monat, verlängert sich, bis du kündigst. Du bekommst:`,
  subscribe: 'Jetzt abonnieren',
  later: 'Jetzt nicht',
};
