import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const account: Texts<'account'> = {
  since: (day) => `bei ${brand.name} seit ${day}`,
  translation: 'Übersetzung',
  hdVoices: 'HD-Stimmen',
  recognition: 'Spracherkennung auf diesem Server',
  saved: 'Gespeicherte Texte',
  characters: (used, limit) => `${count(used)} von ${count(limit)} Zeichen`,
  translations: (used, limit) =>
    plural(limit, {
      one: `${count(used)} von # Übersetzung`,
      other: `${count(used)} von # Übersetzungen`,
    }),
  minutes: (used, limit) => `${count(used)} von ${count(limit)} min`,
  slots: (used, limit) => `${count(used)} von ${count(limit)} Plätzen`,
  left: (value) => `Noch ${count(value)}.`,
  renewsDaily: 'Erneuert sich um Mitternacht (UTC)',
  renewsOn: (day) => `Erneuert sich am ${day}`,
  endsOn: (day) => `Endet am ${day}`,
  slotsNote: 'Erneuert sich nicht. Lösche Texte, um Platz zu schaffen.',
  usageFailed: 'Wir konnten deine Nutzung nicht laden. Bitte versuche es später noch einmal.',
  chart: 'Letzte 30 Tage',
  chartTotal: (value) => `Auf diesem Server diktierte Minuten: ${count(value)}`,
  chartMost: (day, value) => `Am meisten am ${day}: ${count(value)} min`,
  chartEmpty: 'Noch nichts. Was dein Browser aufschreibt, wird nicht gezählt.',
  today: 'Heute',
  thisDevice: 'Dieses Gerät',
  signedInNow: 'Jetzt angemeldet',
  lastUsed: (when) => `Zuletzt benutzt: ${when}`,
  signOut: 'Abmelden',
  signOutDevice: (device) => `${device} abmelden`,
  signOutEverywhere: 'Überall abmelden',
  signOutFailed: 'Wir konnten dieses Gerät nicht abmelden. Bitte versuche es noch einmal.',
  devicesFailed: 'Wir konnten deine Geräte nicht laden. Bitte versuche es später noch einmal.',
  download: 'Meine Daten herunterladen',
  downloadText:
    'Eine ZIP-Datei mit deinen Texten, deiner Nutzung, deinen Einladungen und mehr. Einmal pro Stunde.',
  downloadAction: 'Herunterladen',
  downloadFailed: 'Wir konnten deine Daten nicht herunterladen',
  downloadFailedText: 'Bitte versuche es in ein paar Minuten noch einmal.',
  delete: 'Mein Konto löschen',
  deleteText: 'Du hast sieben Tage Zeit, es dir anders zu überlegen.',
  deleteAction: 'Löschen …',
  deleteTitle: 'Dein Konto löschen?',
  deleteLead:
    'Du wirst auf allen Geräten abgemeldet. Wenn du dich innerhalb von sieben Tagen anmeldest, bekommst du alles zurück.',
  deleteGoes:
    'Danach löschen wir deine gespeicherten Texte, deine Nutzung, Einladungen und Geräte und dein Profil endgültig.',
  deletePlan: 'Ein Abo verlängert sich nicht mehr. Für die restlichen Tage gibt es kein Geld zurück.',
  deleteStays:
    'Rechnungen bleiben beim Zahlungsanbieter, solange das Steuerrecht es verlangt, und Sicherungen, bis sie ablaufen.',
  emailLabel: (email) => `Gib zur Bestätigung ${email} ein`,
  emailWrong: 'Das ist nicht die E-Mail-Adresse deines Kontos.',
  deleteConfirm: 'Mein Konto löschen',
  cancel: 'Abbrechen',
  deleteFailed: 'Wir konnten dein Konto nicht löschen. Bitte versuche es noch einmal.',
};

export const accountScreen: Texts<'accountScreen'> = {
  heading: 'Dein Konto',
  you: 'Du',
  plan: 'Tarif',
  premium: 'Premium',
  free: 'Gratis',
  upgrade: 'Tarife ansehen',
  invites: 'Einladungen',
  earned: (slots, characters) =>
    `Du hast ${slots} weitere Speicherplätze und ${characters} weitere Zeichen erhalten.`,
  notEarned: 'Für jede Person, die dazukommt, erhältst du mehr Speicherplätze und längere Texte.',
  invitesFailed: 'Wir konnten deine Einladungen nicht laden. Bitte versuche es später noch einmal.',
  invite: 'Leute einladen',
  devices: 'Geräte',
  preferences: 'Einstellungen',
  analytics: 'Freiwillig. Schalte sie aus, um deine Einwilligung zu widerrufen.',
  data: 'Deine Daten',
  signIn: 'Melde dich an, um dein Konto zu sehen.',
  signInAction: 'Anmelden',
  deleting: (day) => `Dein Konto wird am ${day} gelöscht.`,
  deletingText: 'Wenn du dich vorher anmeldest, bekommst du alles zurück.',
  keep: 'Mein Konto behalten',
  kept: 'Dein Konto wird nicht gelöscht',
  keptText:
    'Alles ist wie vorher. Wenn du Premium hattest, endet es mit dem bezahlten Zeitraum, es sei denn, du verlängerst es.',
};
