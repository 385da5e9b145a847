import { brand } from '../../../shared/brand.ts';
import { inviteBonus } from '../../../shared/invites.ts';
import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const sessionPage: Texts<'sessionPage'> = {
  userMenu: (name) => `Konto von ${name}`,
  signedOutHereOnly: {
    title: 'Du bist nicht ganz abgemeldet',
    description:
      'Wir konnten den Server nicht erreichen, um deine Sitzung zu beenden. Melde dich dafür an und wieder ab.',
  },
};

export const session: Texts<'session'> = {
  signInFailed: 'Bei der Anmeldung ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  signInFailedTitle: 'Anmeldung fehlgeschlagen',
  webhookOff: 'Webhook abgeschaltet',
  account: 'Konto',
  conversation: 'Gespräch',
  signOut: 'Abmelden',
  premiumMember: 'Premium-Mitglied',
  freeMember: 'Gratis-Mitglied',
  until: (day) => `Bezahlt bis ${day}`,
  overdue: 'Zahlung fehlgeschlagen: Bitte aktualisiere deine Karte',
  manageSubscription: 'Abo verwalten',
  acceptTerms: 'Bitte stimme den Nutzungsbedingungen zu',
  termsTitle: 'Bitte stimme den Nutzungsbedingungen zu',
  termsText: 'Sie können sich geändert haben, seit du ihnen zuletzt zugestimmt hast. Bitte lies die ',
  termsTextAfter: '. Wenn du jetzt nicht zustimmst, fragen wir dich beim nächsten Besuch wieder.',
  termsAccept: 'Zustimmen',
  termsLater: 'Jetzt nicht',
  termsFailed: {
    title: 'Wir konnten deine Zustimmung nicht festhalten',
    description: 'Bitte prüfe deine Verbindung und versuche es noch einmal.',
  },
  dialogTitle: `Bei ${brand.name} anmelden`,
  dialogText: 'Speichere und übersetze deinen Text und öffne ihn auf jedem Gerät.',
  dialogNote: 'Dein Text ist noch da, wenn du zurückkommst.',
  dialogSandbox: 'Dieser Server nutzt eine Anmeldeseite zum Testen. Du brauchst kein echtes Konto.',
  continue: `Mit ${brand.identityProvider} anmelden`,
  agreeBefore: 'Ich stimme den ',
  agreeTerms: 'Nutzungsbedingungen',
  agreeBetween: ' und dem ',
  agreePrivacy: 'Datenschutzversprechen',
  agreeAfter: ' zu.',
  inEnglish: 'Beide Texte sind auf Englisch.',
  settings: 'Einstellungen',
};

const { slots, characters, maxInvitees } = inviteBonus;

export const invite: Texts<'invite'> = {
  title: 'Leute einladen',
  lead: `Für jede Person, die über deinen Link dazukommt, erhältst du ${slots} weitere Speicherplätze und ${count(characters)} weitere Zeichen pro Text (bis zu ${maxInvitees} Personen).`,
  link: 'Dein persönlicher Link',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  copyFailed: 'Wir konnten den Link nicht kopieren. Bitte markiere ihn und kopiere ihn selbst.',
  share: 'Teilen …',
  shareTitle: brand.name,
  shareText: 'Mach aus Sprache Text, lass ihn übersetzen und hör ihn dir an.',
  invited: (value) =>
    value === 0
      ? 'Noch ist niemand dazugekommen'
      : plural(value, { one: '# Person ist dazugekommen', other: '# Personen sind dazugekommen' }),
  earned: (extraSlots, extraChars) =>
    extraSlots === 0
      ? 'Noch kein Bonus'
      : `+${count(extraSlots)} Speicherplätze und +${count(extraChars)} Zeichen pro Text erhalten`,
  toEarn: (left) =>
    left === 0
      ? 'Du hast den ganzen Bonus erhalten. Danke fürs Weitersagen!'
      : plural(left, {
          one: `Lade noch # Person ein und erhalte ${count(left * slots)} weitere Speicherplätze und ${count(left * characters)} weitere Zeichen pro Text.`,
          other: `Lade noch # Personen ein und erhalte ${count(left * slots)} weitere Speicherplätze und ${count(left * characters)} weitere Zeichen pro Text.`,
        }),
  unknown: 'Wir konnten deine Einladungen nicht laden. Bitte versuche es später noch einmal.',
};
