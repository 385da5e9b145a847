import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const account: Texts<'account'> = {
  since: (day) => `Mitglied seit ${day}`,
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
  renewsDaily: (time) => `Erneuert sich um ${time} Uhr`,
  renewsOn: (day) => `Erneuert sich am ${day}`,
  endsOn: (day) => `Endet am ${day}`,
  slotsNote: 'Gespeicherte Texte werden nicht zurückgesetzt. Lösche welche, um Platz zu schaffen.',
  usageFailed: 'Wir konnten deine Nutzungsdaten nicht laden. Bitte versuche es später noch einmal.',
  chart: 'Letzte 30 Tage',
  chartTotal: (value) => `Auf diesem Server aufgeschriebene Minuten: ${count(value)}`,
  chartMost: (day, value) => `Am meisten am ${day}: ${count(value)} min`,
  chartEmpty: 'Noch nichts. Was dein Browser aufschreibt, zählt nicht mit.',
  today: 'Heute',
  thisDevice: 'Dieses Gerät',
  signedInNow: 'Jetzt angemeldet',
  lastUsed: (when) => `Zuletzt benutzt: ${when}`,
  signOut: 'Abmelden',
  deviceOn: (browser, system) => `${browser} auf ${system}`,
  unknownDevice: 'Unbekanntes Gerät',
  signOutDevice: (device) => `${device} abmelden`,
  signOutEverywhere: 'Überall abmelden',
  signOutFailed: 'Wir konnten dieses Gerät nicht abmelden. Bitte versuche es noch einmal.',
  devicesFailed: 'Wir konnten deine Geräte nicht laden. Bitte versuche es später noch einmal.',
  download: 'Meine Daten herunterladen',
  downloadText:
    'Eine ZIP-Datei mit deinen Texten, deinem Wörterbuch, Nutzungsdaten, Einladungen und mehr. Einmal pro Stunde.',
  downloadAction: 'Herunterladen',
  downloadFailed: 'Wir konnten deine Daten nicht herunterladen',
  downloadFailedText: 'Bitte versuche es in ein paar Minuten noch einmal.',
  delete: 'Mein Konto löschen',
  deleteText: 'Du hast sieben Tage Zeit, es dir anders zu überlegen.',
  deleteAction: 'Löschen …',
  deleteTitle: 'Dein Konto löschen?',
  deleteLead:
    'Du wirst auf allen Geräten abgemeldet. Wenn du dich innerhalb von sieben Tagen anmeldest, bekommst du alles zurück.',
  deletedData:
    'Danach löschen wir deine gespeicherten Texte, dein Wörterbuch, deine Nutzungsdaten, Einladungen und Geräte sowie dein Profil endgültig.',
  deletePlan:
    'Falls du ein Abo hast, verlängert es sich nicht mehr. Für die restlichen Tage gibt es kein Geld zurück.',
  retainedData:
    'Der Zahlungsanbieter bewahrt Rechnungen so lange auf, wie das Steuerrecht es verlangt. In unseren Sicherungen bleiben deine Daten, bis diese ablaufen.',
  deviceData:
    'Nicht gespeicherter Text auf diesem Gerät wird sofort gelöscht. Was du mit „Auf diesem Gerät“ gespeichert hast, bleibt in diesem Browser.',
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
  planFailed: 'Wir konnten deinen Tarif nicht laden.',
  tryAgain: 'Noch einmal versuchen',
  invites: 'Einladungen',
  earned: (slots, characters) =>
    `Du hast ${slots} weitere Speicherplätze und ${characters} weitere Zeichen pro Text erhalten.`,
  notEarned: 'Für jede Person, die dazukommt, erhältst du mehr Speicherplätze und längere Texte.',
  invitesFailed: 'Wir konnten deine Einladungen nicht laden. Bitte versuche es später noch einmal.',
  invite: 'Leute einladen',
  devices: 'Geräte',
  data: 'Deine Daten',
  signIn: 'Melde dich an, um dein Konto zu sehen.',
  signInAction: 'Anmelden',
  deleting: (day) => `Dein Konto wird am ${day} gelöscht.`,
  deletingText: 'Wenn du dich vorher anmeldest, bekommst du alles zurück.',
  keep: 'Mein Konto behalten',
  kept: 'Dein Konto wird nicht gelöscht',
  keptText:
    'Es wurde nichts gelöscht. Wenn du Premium hast, endet es mit dem bezahlten Zeitraum, es sei denn, du schaltest die Verlängerung wieder ein.',
};
