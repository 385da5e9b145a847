import type { Texts } from '../translations.ts';
import { date, inSentence, plural } from './formats.ts';

export const conversation: Texts<'conversation'> = {
  title: 'Conversation',
  close: 'Fermer la conversation',
  more: 'Plus',
  near: 'Votre moitié',
  far: 'L’autre moitié',
  youSpeak: 'Vous parlez',
  theySpeak: 'On vous parle en',
  youSaid: 'Vous avez dit',
  youRead: 'Vous lisez',
  theySaid: 'On vous a dit',
  spokenBy: (name) => `${name} :`,
  theyRead: 'L’autre personne lit',
  swap: 'Inverser les langues',
  textSize: 'Taille du texte',
  turn: 'Retourner la moitié supérieure',
  save: 'Sauvegarder',
  export: 'Exporter…',
  startNew: 'Nouvelle conversation',
  newStarted: 'Nouvelle conversation commencée',
  correct: 'Corriger',
  correctTitle: 'Corriger ce qui a été dit',
  correctLabel: 'Ce qui a été dit',
  correctDone: 'Traduire à nouveau',
  show: 'Montrer à l’autre personne',
  hide: 'Retour à la conversation',
  play: 'Réécouter',
  stop: 'Arrêter la lecture',
  aloud: 'Lire à voix haute',
  wrongLanguage: 'Mauvaise langue : répéter',
  remove: 'Supprimer',
  removed: 'Supprimé',
  undo: 'Annuler',
  undoAlt: 'Restaurer',
  retry: 'Réessayer',
  back: 'Traduction inverse',
  backTitle: (name) => `Ce que dit votre traduction, en ${inSentence(name)}`,
  backFailed: 'La traduction inverse a échoué. Réessayez plus tard.',
  cost: (value) => plural(value, { one: '# caractère', other: '# caractères' }),
  freePlan: (turns) =>
    `Le forfait Gratuit traduit ${plural(turns, { one: 'une prise de parole', other: '# prises de parole' })} par jour. Pour toute une conversation, il faut Premium ou un navigateur qui traduit sur cet appareil.`,
  freePlanOrDevice: (turns) =>
    `Le forfait Gratuit traduit ${plural(turns, { one: 'une prise de parole', other: '# prises de parole' })} par jour. Pour toute une conversation, activez « Sur cet appareil », c’est gratuit, ou passez à Premium.`,
  upgrade: 'Passer à Premium',
  canDownload:
    'Téléchargez ces langues une fois, et votre navigateur pourra les traduire gratuitement sur cet appareil.',
  download: 'Télécharger',
  onDevice: 'Traduit sur cet appareil',
  signInFirst: 'Connectez-vous pour traduire',
  left: ({ remaining, tier }) =>
    tier === 'premium'
      ? plural(remaining, { one: 'Il reste # caractère', other: 'Il reste # caractères' })
      : plural(remaining, {
          one: 'Encore # traduction aujourd’hui',
          other: 'Encore # traductions aujourd’hui',
        }),
  limit: (tier, renewsAt) => {
    const until = renewsAt === undefined ? 'pour l’instant' : `jusqu’au ${date(renewsAt)}`;
    const used =
      tier === 'free'
        ? 'Il ne vous reste plus de traductions aujourd’hui'
        : `Il ne vous reste plus de caractères ${until}`;
    return `${used}. Votre conversation est toujours là.`;
  },
};
