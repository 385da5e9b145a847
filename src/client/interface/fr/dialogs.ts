import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const about: Texts<'about'> = {
  title: `À propos de ${brand.name}`,
  lead: 'Dans la Grèce antique, un rhapsode allait de ville en ville et récitait des poèmes à des gens qui ne les auraient jamais lus.',
  paragraphs: (voices) => [
    `${brand.name} fait de même avec vos mots. Parlez dans l’une des 18 langues et regardez vos mots apparaître. Vous pouvez ensuite les modifier, les traduire, les sauvegarder ou les écouter, lus par votre navigateur ou par l’une des ${voices} voix HD.`,
    'Les voix HD sont générées par IA : ce ne sont pas des enregistrements de personnes. Votre navigateur ou notre serveur transforme votre parole en texte, et nous ne conservons pas l’audio.',
  ],
  contact: 'Une question, un problème ou une idée ?',
  write: 'Écrivez-nous',
};

export const saveLimit: Texts<'saveLimit'> = {
  title: 'Limite de sauvegarde atteinte',
  reached: (tier) =>
    tier === 'free'
      ? 'Tous vos emplacements gratuits sont utilisés. Passez à Premium pour en avoir plus.'
      : 'Tous vos emplacements Premium sont utilisés. Contactez l’assistance s’il vous en faut plus.',
  kept: 'Votre texte est toujours dans l’enregistreur. Vous pouvez aussi supprimer une transcription sauvegardée pour libérer de la place.',
  over: (excess) =>
    `Votre texte est toujours dans l’enregistreur. Supprimez ${count(excess)} transcriptions sauvegardées pour sauvegarder à nouveau.`,
  view: 'Voir les sauvegardes',
  upgrade: 'Passer à Premium',
  contact: 'Contacter l’assistance',
};

export const personal: Texts<'personal'> = {
  full: () =>
    'Il n’y a plus de place pour d’autres transcriptions. Supprimez-en ou augmentez la limite dans PERSONAL_LIMITS.',
  tooLong: (_tier, excess) =>
    `Trop long pour être sauvegardé : retirez ${plural(excess, { one: '# caractère', other: '# caractères' })}`,
  signOut: 'Se déconnecter',
  people: 'Personnes',
  switchFailed: 'Le serveur est injoignable. Veuillez réessayer.',
  about: `À propos de ${brand.name}`,
  stillHere: 'Votre texte est toujours dans l’enregistreur.',
};

export const passwordMeta: Texts<'passwordMeta'> = {
  title: `Connexion | ${brand.name}`,
  description: `Connectez-vous à ${brand.name}.`,
};

export const password: Texts<'password'> = {
  title: `Se connecter à ${brand.name}`,
  password: 'Mot de passe',
  submit: 'Se connecter',
  identity: 'Se connecter avec votre compte',
  problems: {
    wrong: 'Le mot de passe est incorrect. Réessayez.',
    wait: (time) => `Trop de tentatives. Réessayez ${time}.`,
    cancelled: 'La connexion a été annulée.',
    failed: 'Un problème est survenu lors de la connexion. Réessayez.',
    'not-allowed': 'Ce compte n’a pas accès à ce serveur.',
  },
};

export const signOut: Texts<'signOut'> = {
  title: 'Garder ce texte sur cet appareil ?',
  text: 'Vous ne l’avez pas sauvegardé. Si vous le gardez, toute personne utilisant ce navigateur pourra le lire après votre déconnexion.',
  keep: 'Garder et se déconnecter',
  clear: 'Effacer et se déconnecter',
};

export const signOutConversation: Texts<'signOutConversation'> = {
  title: 'Garder votre conversation sur cet appareil ?',
  text: 'Si vous la gardez, toute personne utilisant ce navigateur pourra la lire après votre déconnexion.',
  keep: 'La garder et se déconnecter',
  clear: 'L’effacer et se déconnecter',
};

export const signOutBoth: Texts<'signOutBoth'> = {
  title: 'Garder votre texte et votre conversation sur cet appareil ?',
  text: 'Si vous les gardez, toute personne utilisant ce navigateur pourra les lire après votre déconnexion.',
  keep: 'Tout garder et se déconnecter',
  clear: 'Tout effacer et se déconnecter',
};

export const serverRecording: Texts<'serverRecording'> = {
  title: `Laisser ${brand.name} transformer votre voix en texte ?`,
  text: `Ce navigateur n’a pas de reconnaissance vocale, mais ${brand.name} peut transcrire ce que vous dites.`,
  where: 'Vos paroles sont envoyées à ce serveur et à son service de reconnaissance.',
  kept: 'Le serveur ne conserve pas l’audio. Cet appareil en garde une copie jusqu’à sa transcription.',
  allowance: {
    free: (minutes) => `${minutes} minutes de parole par jour sont gratuites.`,
    premium: (minutes) => `${minutes} minutes de parole sont incluses dans chaque période de facturation.`,
  },
  start: 'Enregistrer',
  type: 'Je préfère taper',
};

export const shortcuts: Texts<'shortcuts'> = {
  title: 'Raccourcis clavier',
  lead: 'Ils fonctionnent dans l’onglet « Enregistrer ».',
  record: 'Démarrer ou arrêter l’enregistrement ; maintenir pour enregistrer (hors saisie)',
  recordInText: 'Démarrer ou arrêter l’enregistrement (à tout moment)',
  undo: 'Annuler (pendant la saisie)',
  redo: 'Rétablir (pendant la saisie)',
  toast: 'Aller à la notification',
  sheet: 'Afficher cette liste',
  space: 'Espace',
  enter: 'Entrée',
  control: 'Ctrl',
  shift: 'Maj',
  save: 'Sauvegarder (hors saisie)',
  play: 'Écouter ou arrêter (hors saisie)',
  copy: 'Copier (hors saisie)',
  translate: 'Activer ou désactiver la traduction (hors saisie)',
  find: 'Rechercher dans le texte',
};

export const saveConflict: Texts<'saveConflict'> = {
  title: 'Modifié ailleurs',
  text: 'Ce texte a aussi été modifié dans un autre onglet ou sur un autre appareil. Quelle version voulez-vous garder ?',
  other: 'L’autre version',
  mine: 'Garder la mienne',
  theirs: 'Garder l’autre',
  both: 'Garder les deux',
};
