import type { Texts } from '../translations.ts';
import { count, date, inSentence, percent, plural } from './formats.ts';

const characters = (value: number) => plural(value, { one: '# caractère', other: '# caractères' });

export const translation: Texts<'translation'> = {
  toggle: 'Traduire',
  swap: 'Inverser les langues',
  pane: 'Traduction',
  empty: 'La traduction apparaîtra ici.',
  switchedOff: 'Activez « Traduire » pour lire ceci dans une autre langue.',
  left: (remaining, tier) =>
    tier === 'free'
      ? plural(remaining, {
          one: 'Encore # traduction aujourd’hui',
          other: 'Encore # traductions aujourd’hui',
        })
      : count(remaining),
  leftUnit: (value) => plural(value, { one: 'caractère', other: 'caractères' }),
  leftFor: 'à traduire',
};

export const swapping: Texts<'swapping'> = {
  title: 'Remplacer le texte par sa traduction ?',
  text: 'La traduction devient votre texte, et votre texte modifié devient la traduction.',
  confirm: 'Inverser',
  cancel: 'Garder mon texte',
};

export const translateWhen: Texts<'translateWhen'> = {
  when: 'Quand traduire',
  afterRecording: 'Après l’enregistrement',
  whileSpeaking: 'En parlant',
  needs: 'Pour traduire en parlant, il faut Premium ou la traduction sur l’appareil.',
};

export const translationResult: Texts<'translationResult'> = {
  afterRecording: 'La traduction se fera à la fin de l’enregistrement.',
  running: 'Traduction en cours…',
  cancel: 'Annuler',
  cancelled: 'Traduction annulée.',
  failed: 'Impossible de traduire ce texte.',
  again: 'Traduire maintenant',
  outdated: 'Obsolète : vous avez modifié le texte depuis.',
  copied: 'Traduction copiée',
  notCopied: 'Copie impossible',
  notCopiedText: 'Votre navigateur l’a bloquée. Sélectionnez la traduction et copiez-la vous-même.',
  sameLanguage: (name) =>
    `Ce texte est déjà en ${inSentence(name)}. Choisissez une autre langue pour la traduction.`,
  complete: 'Traduction terminée',
  completeIn: (name) => `Votre texte est maintenant en ${inSentence(name)}.`,
  signInTitle: 'Connexion requise',
  signIn: 'Connectez-vous pour traduire.',
  signInAction: 'Se connecter',
  signInAlt: 'Se connecter pour traduire',
  errorTitle: 'Erreur de traduction',
  error: 'Impossible de traduire votre texte. Réessayez plus tard.',
  limitPanel: 'Limite de traduction atteinte',
  limitPanelFree: (time) =>
    `Vous avez utilisé vos traductions gratuites du jour. Elles se renouvellent à ${time}.`,
  limitPanelPremium: (remaining, renewsAt) => {
    const left =
      remaining > 0
        ? `Ce texte dépasse les ${count(remaining)} caractères qu’il vous reste pour cette période.`
        : 'Vous avez utilisé tous vos caractères pour cette période.';
    return renewsAt ? `${left} Renouvellement le ${date(renewsAt)}.` : left;
  },
  limitToast: 'Limite de traduction du jour atteinte',
  limitToastText: 'Passez à Premium pour traduire plus aujourd’hui.',
  upgrade: 'Passer à Premium',
  upgradeAlt: 'Passer à Premium pour traduire plus',
  knownLimitTitle: 'Limite du jour atteinte',
  knownLimit: (limit) =>
    plural(limit, {
      one: 'Vous avez utilisé votre traduction du jour.',
      other: 'Vous avez utilisé vos # traductions du jour.',
    }),
  sentence: 'Phrase',
  translateBack: 'Traduction inverse',
  backCost: characters,
  backTitle: (name) => `Ce que dit votre traduction, en ${inSentence(name)}`,
  backUsed: (value) => plural(value, { one: '# caractère utilisé', other: '# caractères utilisés' }),
  copySentence: 'Copier la phrase',
  playSentence: 'Écouter la phrase',
  sandbox: 'Ce n’est pas une vraie traduction.',
  sandboxMore:
    'L’environnement de test ne fait qu’étiqueter le texte. Connectez un service de traduction pour obtenir de vraies traductions.',
  onDevice: 'Traduit sur cet appareil.',
  onDeviceMore: 'Rien n’a été envoyé, et cela ne compte pas dans votre limite.',
  offOnDevice:
    'Votre navigateur ne peut pas encore traduire ce texte sur cet appareil. Rien n’a été envoyé, car « Sur cet appareil » est activé.',
  deviceOffer: 'Votre navigateur peut traduire ce texte gratuitement sur cet appareil.',
  deviceDownload: 'Télécharger et traduire',
  deviceDownloadSize: (megabytes) => `Télécharger ${count(megabytes)} Mo et traduire`,
  downloading: (share) => `Téléchargement de la langue : ${percent(share)}`,
};
