import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const turns: Texts<'turns'> = {
  back: 'Revenir au texte',
  both: 'Les deux',
  list: 'Interventions',
  speakers: 'Intervenants',
  unknown: 'Inconnu',
  numbered: (number) => `Intervenant ${count(number)}`,
  change: (name) => `Changer l’intervenant : ${name}`,
  title: 'Qui parle ?',
  name: 'Nom',
  every: (name) => `Toutes les interventions de ${name}`,
  everyUnknown: 'Toutes les interventions sans nom',
  cancel: 'Annuler',
  done: 'Terminé',
  split: 'Diviser cette intervention',
  splitText: 'Choisissez la phrase où quelqu’un d’autre commence à parler.',
  edit: 'Corriger les mots',
  sentence: (number) => `Phrase ${count(number)}`,
  hear: (number) => `Écouter la phrase ${count(number)}`,
  corrected: 'Corrigé',
  undoCorrection: 'Annuler la correction',
  rename: (name) => `Renommer ${name}`,
  saveName: 'Valider le nom',
  turns: (value) => plural(value, { one: '# intervention', other: '# interventions' }),
  note: 'Un nouveau nom s’applique à toutes les interventions de cette personne.',
  mergeWith: (name) => `Est-ce que ${name} est l’une des autres personnes ?`,
  merge: (name) => `Fusionner avec ${name}`,
  noSpeakers:
    'Personne n’a encore de nom. Appuyez sur le cercle à côté d’une intervention pour indiquer qui parle.',
  renamed: (before, after) => `${before} s’appelle maintenant ${after}`,
  merged: (one, other) => `${one} et ${other} sont maintenant la même personne`,
  named: (name) => `C’est maintenant ${name} qui parle ici`,
  undo: 'Annuler',
  undoAlt: 'Annuler le changement d’intervenants',
};

export const recordingSound: Texts<'recordingSound'> = {
  bar: 'Enregistrement',
  play: 'Lire l’enregistrement',
  pause: 'Mettre l’enregistrement en pause',
  back: 'Reculer de 5 secondes',
  forward: 'Avancer de 5 secondes',
  position: 'Position dans l’enregistrement',
  playFrom: (time) => `Lire à partir de ${time}`,
  kept: 'Enregistrements sur cet appareil',
  keptText: (size) => `${size} dans ce navigateur, pour réécouter ce qui a été dit.`,
  none: 'Aucun enregistrement dans ce navigateur.',
  delete: 'Tout supprimer',
  deleteTitle: 'Supprimer tous les enregistrements ?',
  deleteText:
    'Vos textes restent, mais vous ne pourrez plus écouter les enregistrements. Un enregistrement en cours de transcription est conservé.',
  keep: 'Les garder',
  deleted: 'Enregistrements supprimés',
  elsewhere:
    'L’enregistrement n’est pas sur cet appareil. S’il a été conservé, il se trouve dans le navigateur où ce texte a été enregistré ou importé.',
};

export const keptRecordings: Texts<'keptRecordings'> = {
  setting: 'Conserver les enregistrements sur cet appareil',
  settingText: 'Pour toucher une phrase et l’entendre telle qu’elle a été dite. Environ 15 Mo par heure.',
  settingImpossible:
    'Ce navigateur ne peut pas enregistrer et reconnaître la parole en même temps : seul ce qu’un autre moteur transcrit est conservé.',
  offer:
    'Conserver le son de vos enregistrements sur cet appareil ? Vous pourrez toucher une phrase pour l’entendre. Environ 15 Mo par heure ; rien n’est envoyé.',
  accept: 'Conserver les enregistrements',
  decline: 'Ne pas les conserver',
  accepted: 'Vos prochains enregistrements seront conservés sur cet appareil',
  impossible: 'Le son n’est pas conservé',
  impossibleText:
    'Ce navigateur ne peut pas enregistrer et reconnaître la parole en même temps. Vos mots sont écrits comme d’habitude.',
  full: 'Plus de place pour le son de cet enregistrement',
  fullText: (size) =>
    `Vos mots continuent de s’écrire. Supprimer vos plus anciens enregistrements libère ${size} ; leurs textes restent.`,
  fullHere:
    'Vos mots continuent de s’écrire. Libérez de l’espace sur cet appareil pour conserver les enregistrements.',
  deleteOldest: 'Supprimer les plus anciens',
  deleteOldestAlt: (size) => `Supprimer vos plus anciens enregistrements pour libérer ${size}`,
  signOut: 'Supprimer vos enregistrements de cet appareil ?',
  signOutText: 'Les autres personnes qui utilisent ce navigateur ne devraient pas pouvoir les écouter.',
  signOutDelete: 'Supprimer les enregistrements et se déconnecter',
  signOutKeep: 'Garder les enregistrements et se déconnecter',
  alsoDelete: (size) => `Supprimer aussi mes enregistrements de cet appareil (${size})`,
};

export const recordingCopies: Texts<'recordingCopies'> = {
  place: 'Où les enregistrements sont conservés',
  placeText:
    'Sur l’ordinateur qui fait tourner Rhapsode, les enregistrements des textes sauvegardés peuvent aussi être écoutés depuis votre téléphone.',
  here: 'Sur cet appareil',
  there: 'Sur l’ordinateur qui fait tourner Rhapsode',
  waiting:
    'Certains ne sont pour l’instant que sur cet appareil. Rhapsode réessaiera à la prochaine ouverture.',
  failed: 'L’enregistrement reste sur cet appareil',
  failedText:
    'Il n’a pas pu être copié sur l’ordinateur qui fait tourner Rhapsode. Un nouvel essai aura lieu à la prochaine ouverture de Rhapsode.',
  noRoom: 'L’ordinateur qui fait tourner Rhapsode manque d’espace.',
  tooLarge: 'Il est trop volumineux pour l’ordinateur qui fait tourner Rhapsode.',
  space: (size) => `${size} sur l’ordinateur qui fait tourner Rhapsode.`,
  deleteText:
    'Ils sont supprimés de cet appareil et de l’ordinateur qui fait tourner Rhapsode. Vos textes restent, mais vous ne pourrez plus écouter les enregistrements. Un enregistrement en cours de transcription est conservé.',
  notDeleted:
    'Les enregistrements n’ont pas pu être supprimés de l’ordinateur qui fait tourner Rhapsode. Veuillez réessayer.',
};
