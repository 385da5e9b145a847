import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const transcript: Texts<'transcript'> = {
  label: 'Transcription',
  placeholder: 'Appuyez sur le bouton d’enregistrement et parlez, ou tapez ici.',
  placeholderUnsupported: 'Tapez ou collez votre texte ici.',
  note: 'Gratuit, sans compte. Nous ne conservons pas les enregistrements, et votre texte reste dans ce navigateur tant que vous ne le sauvegardez ou ne le traduisez pas.',
  countOf: (cap) => ` / ${cap === undefined ? '0\u202f000' : count(cap)}`,
  countSpoken: (length, cap) =>
    cap === undefined
      ? plural(length, { one: '# caractère utilisé', other: '# caractères utilisés' })
      : `${count(length)} caractères utilisés sur ${count(cap)}`,
  copy: 'Copier',
  copyOf: { original: 'Copier l’original', translation: 'Copier la traduction' },
  copied: 'Copié',
  copiedText: 'Le texte est dans le presse-papiers.',
  copiedOf: { original: 'Original copié', translation: 'Traduction copiée' },
  notCopied: 'Copie impossible',
  notCopiedText: 'Votre navigateur l’a bloquée. Sélectionnez le texte et copiez-le vous-même.',
  clear: 'Effacer',
};

export const textLength: Texts<'textLength'> = {
  limitTitle: 'Limite de caractères atteinte',
  limit: (cap) => `${count(cap)} caractères au maximum.`,
  truncated: (cap) => `Transcription réduite à ${count(cap)} caractères.`,
  near: (left) =>
    plural(left, {
      one: 'Limite proche : il reste # caractère.',
      other: 'Limite proche : il reste # caractères.',
    }),
  paused:
    'L’enregistrement est en pause car la limite de longueur est atteinte. Sauvegardez ou effacez la transcription en cours.',
  announceNear: 'Limite de longueur proche',
  announceFull: 'Limite de longueur atteinte',
  overflow: (words) =>
    plural(words, {
      one: '# mot de trop : il commencera votre prochain texte.',
      other: '# mots de trop : ils commenceront votre prochain texte.',
    }),
  left: (words) =>
    plural(words, {
      one: '# mot ne tenait pas dans le dernier texte.',
      other: '# mots ne tenaient pas dans le dernier texte.',
    }),
  add: 'Ajouter au texte',
  discard: 'Supprimer',
  continueWhenFull: 'Une fois la limite atteinte, sauvegarder et continuer',
  continuing: 'Limite atteinte : le texte est sauvegardé et l’enregistrement continue.',
};

export const clearing: Texts<'clearing'> = {
  title: 'Effacer le texte ?',
  text: 'La transcription et sa traduction seront effacées. Vos transcriptions sauvegardées sont conservées.',
  confirm: 'Effacer',
  cancel: 'Garder',
  cleared: 'Effacé',
  undo: 'Annuler',
  undoAlt: 'Restaurer le texte effacé',
};

export const find: Texts<'find'> = {
  find: 'Rechercher dans le texte',
  place: (at, total) => (total === 0 ? 'Introuvable' : `${at} sur ${total}`),
  previous: 'Résultat précédent',
  next: 'Résultat suivant',
  close: 'Fermer',
};

export const draftNotKept: Texts<'draftNotKept'> = {
  title: 'Ce navigateur ne peut pas conserver votre texte',
  text: 'Son espace de stockage est plein ou bloqué. Sauvegardez ou exportez le texte avant de quitter cette page.',
};
