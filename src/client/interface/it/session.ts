import { brand } from '../../../shared/brand.ts';
import { inviteBonus } from '../../../shared/invites.ts';
import type { Texts } from '../translations.ts';
import { count, plural, until } from './formats.ts';

export const sessionPage: Texts<'sessionPage'> = {
  userMenu: (name) => `Account di ${name}`,
  signedOutHereOnly: {
    title: 'Non sei uscito del tutto',
    description:
      'Non siamo riusciti a raggiungere il server per chiudere la sessione. Per chiuderla, accedi e poi esci di nuovo.',
  },
};

export const session: Texts<'session'> = {
  signInFailed: 'Qualcosa è andato storto durante l’accesso. Riprova.',
  signInFailedTitle: 'Accesso non riuscito',
  signOut: 'Esci',
  premiumMember: 'Account Premium',
  freeMember: 'Account gratuito',
  until: (day) => `Pagato ${until(day)}`,
  overdue: 'Pagamento non riuscito: aggiorna la carta',
  webhookOff: 'Webhook disattivato',
  account: 'Account',
  conversation: 'Conversazione',
  manageSubscription: 'Gestisci abbonamento',
  acceptTerms: 'Accetta le condizioni d’uso',
  termsTitle: 'Accetta le condizioni d’uso',
  termsText: 'Potrebbero essere cambiate dall’ultima volta che le hai accettate. Leggi le ',
  termsTextAfter: '. Se non le accetti ora, te lo chiederemo alla prossima visita.',
  termsAccept: 'Accetta',
  termsLater: 'Non ora',
  termsFailed: {
    title: 'Non siamo riusciti a registrare che hai accettato le condizioni',
    description: 'Controlla la connessione e riprova.',
  },
  dialogTitle: `Accedi a ${brand.name}`,
  dialogText: 'Salva e traduci il tuo testo e aprilo su ogni dispositivo.',
  dialogNote: 'Al tuo ritorno il testo sarà ancora qui.',
  dialogSandbox: 'Questo server usa una pagina di accesso di prova. Non ti serve un account reale.',
  continue: `Accedi con ${brand.identityProvider}`,
  agreeBefore: 'Accetto le ',
  agreeTerms: 'Condizioni d’uso',
  agreeBetween: ' e l’',
  agreePrivacy: 'Impegno sulla privacy',
  agreeAfter: '.',
  inEnglish: 'Entrambi i testi sono in inglese.',
  settings: 'Impostazioni',
};

const { slots, characters, maxInvitees } = inviteBonus;

export const invite: Texts<'invite'> = {
  title: 'Invita amici',
  lead: `Per ogni persona che si iscrive con il tuo link ottieni ${slots} spazi in più e ${count(characters)} caratteri in più per trascrizione (fino a ${maxInvitees} persone).`,
  link: 'Il tuo link personale',
  copy: 'Copia link',
  copied: 'Link copiato',
  copyFailed: 'Non siamo riusciti a copiare il link. Selezionalo e copialo a mano.',
  share: 'Condividi…',
  shareTitle: brand.name,
  shareText: 'Trasforma la voce in testo, traducilo e ascoltalo.',
  invited: (value) =>
    value === 0
      ? 'Non si è ancora iscritto nessuno'
      : plural(value, { one: 'Si è iscritta # persona', other: 'Si sono iscritte # persone' }),
  earned: (extraSlots, extraChars) =>
    extraSlots === 0
      ? 'Ancora nessun bonus'
      : `+${count(extraSlots)} spazi e +${count(extraChars)} caratteri per trascrizione ottenuti`,
  toEarn: (left) =>
    left === 0
      ? 'Hai ottenuto tutto il bonus. Grazie per il passaparola!'
      : `Invita ancora ${plural(left, { one: '# persona', other: '# persone' })} per ottenere ${count(left * slots)} spazi in più e ${count(left * characters)} caratteri in più per trascrizione.`,
  unknown: 'Non siamo riusciti a caricare i tuoi inviti. Riprova più tardi.',
};
