import { brand } from '../../../shared/brand.ts';
import { createDurations } from '../create-durations.ts';
import type { Texts } from '../translations.ts';
import { count, date, percent, plural } from './formats.ts';

const { duration, fullMinutes, roundMinutes } = createDurations(count, {
  second: '# s',
  minute: '# min',
  hour: '# h',
});

const unchanged = 'Votre texte n’a pas changé et aucune minute n’a été utilisée.';
const readable = `${brand.name} lit les formats WAV, MP3, M4A, OGG, WebM, FLAC, MP4 et MOV, et les textes TXT, Markdown, SRT, VTT ou Word.`;

export const importProblems: Texts<'importProblems'> = {
  empty: {
    title: (name) => `${name} est vide`,
    text: () => `Le fichier ne contient rien. ${unchanged}`,
  },
  'not-media': {
    title: (name) => `Impossible de lire ${name}`,
    text: () => `Ce n’est ni un enregistrement ni un texte. ${readable} ${unchanged}`,
  },
  'not-subtitles': {
    title: (name) => `${name} n’a pas de sous-titres`,
    text: () =>
      `Le fichier ne contient aucun minutage. Renommez-le en .txt pour l’importer comme texte. ${unchanged}`,
  },
  'no-sound': {
    title: (name) => `${name} n’a pas de son`,
    text: () => `Le fichier contient de la vidéo mais pas d’audio : il n’y a rien à transcrire. ${unchanged}`,
  },
  'no-speech': {
    title: (name) => `Aucune parole dans ${name}`,
    text: () => `Nous avons analysé tout le fichier sans y trouver de parole. ${unchanged}`,
  },
  encrypted: {
    title: (name) => `${name} est protégé`,
    text: () => `Le fichier est chiffré : seule l’application d’origine peut l’ouvrir. ${unchanged}`,
  },
  codec: {
    title: (name) => `Ce navigateur ne peut pas lire ${name}`,
    text: (codec) =>
      `L’audio est ${codec ? `en ${codec}, un format` : 'dans un format'} que ce navigateur ne sait pas décoder. Essayez un autre navigateur, ou convertissez le fichier en MP3. ${unchanged}`,
  },
  damaged: {
    title: (name) => `${name} est endommagé`,
    text: () =>
      `Une partie du fichier est manquante ou endommagée. Copiez-le ou téléchargez-le à nouveau. ${unchanged}`,
  },
  overstated: {
    title: (name) => `Impossible de lire ${name}`,
    text: () =>
      `Le fichier prétend contenir beaucoup plus de son que sa taille ne le permet. Copiez-le ou téléchargez-le à nouveau. ${unchanged}`,
  },
  'too-large': {
    title: (name) => `${name} est trop volumineux`,
    text: () => `Les enregistrements peuvent aller jusqu’à 2 Go, les textes jusqu’à 20 Mo. ${unchanged}`,
  },
};

export const importing: Texts<'importing'> = {
  drop: 'Déposez pour importer',
  title: (name) => `Importer ${name}`,
  measuring: (share) => `Détection de la parole… ${percent(share)}`,
  measured: (lengthSeconds, speechSeconds, parts) =>
    `Durée : ${duration(lengthSeconds)}, dont ${duration(speechSeconds)} de parole. ${plural(parts, { one: 'Tient en une seule partie', other: 'Sera divisé en environ # parties' })}.`,
  uses: (seconds) => `Utilise ${duration(seconds)}`,
  left: (left, limit) => `${fullMinutes(left)} min restantes sur ${fullMinutes(limit)}`,
  silence: 'Les silences ne comptent pas.',
  where:
    'Les passages parlés sont envoyés à ce serveur et à son service de reconnaissance pour être transcrits, et n’y sont pas conservés. Le fichier reste dans ce navigateur.',
  onServer:
    'Les passages parlés sont transcrits sur ce serveur. Ils ne sont ni conservés ni envoyés ailleurs. Le fichier reste dans ce navigateur.',
  needsMore: (seconds, left) =>
    `Il faut ${duration(seconds)}, mais il ne vous reste que ${fullMinutes(left)} min`,
  needsMoreText:
    'Nous transcrirons tout ce que vos minutes permettent. Le reste est conservé sur cet appareil.',
  upgrade: 'Passer à Premium',
  language: 'Langue parlée',
  import: 'Importer',
  cancel: 'Annuler',
  close: 'Fermer',
  another: 'Choisir un autre fichier',
  signInTitle: 'Connectez-vous pour importer des enregistrements',
  signIn: 'Se connecter',
  signInAlt: 'Se connecter pour importer des enregistrements',
  notOffered:
    'Ce serveur ne peut pas transcrire d’enregistrements. Vous pouvez toujours importer des fichiers texte.',
  onDevice:
    'Désactivez « Sur cet appareil » pour importer des enregistrements. Vous pouvez toujours importer des fichiers texte.',
  elsewhere: 'Un autre onglet importe un fichier. Terminez ou retirez d’abord cette importation.',
  failed: 'Impossible d’importer le fichier. Réessayez.',
  imported: (name) => `${name} importé`,
  lost: 'Le fichier partagé n’est pas arrivé. Veuillez le partager à nouveau.',
};

export const importProgress: Texts<'importProgress'> = {
  title: (name) => `Transcription : ${name}`,
  progress: (done, total) => `${fullMinutes(done)} min sur ${roundMinutes(total)}`,
  timeLeft: (seconds) => ` · encore ${duration(seconds)} environ`,
  paused: 'En pause',
  hold: {
    offline: 'En attente du réseau',
    failed: 'Certains passages n’ont pas pu être transcrits',
    allowance: 'Vous avez épuisé vos minutes de reconnaissance',
    'signed-out': 'Connectez-vous pour continuer',
    memory:
      'Mémoire insuffisante. Un modèle plus petit en demande moins : npm run engines -- recognition:base',
  },
  kept: 'Le texte déjà transcrit est conservé et le reste de l’enregistrement reste sur cet appareil.',
  renewsDaily: (time) => `Vos minutes se renouvellent à ${time}.`,
  renewsOn: (day) => `Vos minutes se renouvellent le ${date(day)}.`,
  unsaved: 'Gardez cette page ouverte : le fichier est trop volumineux pour être stocké sur cet appareil.',
  pause: 'Pause',
  resume: 'Reprendre',
  retry: 'Réessayer',
  cancel: 'Annuler',
  cancelTitle: 'Arrêter la transcription ?',
  cancelText: 'Vous garderez le texte déjà transcrit.',
  stop: 'Arrêter',
  keep: 'Continuer',
  damaged: (seconds) =>
    `Le fichier est endommagé après ${duration(seconds)}. Tout ce qui précède est transcrit.`,
};

export const importParts: Texts<'importParts'> = {
  part: (name, part, parts) => `${name}, partie ${count(part)} sur ${count(parts)}`,
  coming: (value) => `· encore ${count(value)} à venir`,
  all: 'Toutes les parties',
  previous: 'Partie précédente',
  next: 'Partie suivante',
  item: (part) => `Partie ${count(part)}`,
  saved: 'Sauvegardée',
  saveAll: 'Sauvegarder toutes les parties',
  saveFinished: 'Sauvegarder les parties terminées',
  unfinished: 'La dernière partie n’est pas encore terminée.',
  exportAll: 'Exporter toutes les parties…',
  listen: 'Écouter l’enregistrement',
  stopListening: 'Arrêter l’écoute',
  cantPlay: 'Impossible de lire l’enregistrement',
  turns: 'Afficher qui parle',
  remove: 'Retirer l’importation…',
  removeTitle: (name) => `Retirer ${name} ?`,
  removeText: 'L’enregistrement et les parties non sauvegardées seront supprimés de cet appareil.',
  removeConfirm: 'Retirer',
  keep: 'Garder',
  savedAll: (value) => plural(value, { one: '# partie sauvegardée', other: '# parties sauvegardées' }),
  savedSome: (saved, value) =>
    `${plural(saved, { one: '# partie sauvegardée', other: '# parties sauvegardées' })} sur ${count(value)}. Les autres restent sur cet appareil.`,
};

export const sharedFile: Texts<'sharedFile'> = {
  title: 'Ouvrir ce fichier ?',
  text: 'Une autre application ou un site web a envoyé ce fichier. Ouvrez-le uniquement si vous l’avez partagé vous-même.',
  open: 'Ouvrir',
  cancel: 'Pas maintenant',
};
