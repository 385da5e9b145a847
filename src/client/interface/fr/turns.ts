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
  keptText: (size) => `${size} dans ce navigateur, pour réécouter les textes importés.`,
  none: 'Aucun enregistrement importé dans ce navigateur.',
  delete: 'Tout supprimer',
  deleteTitle: 'Supprimer tous les enregistrements ?',
  deleteText:
    'Vos textes restent, mais vous ne pourrez plus écouter les enregistrements. Un enregistrement en cours de transcription est conservé.',
  keep: 'Les garder',
  deleted: 'Enregistrements supprimés',
  elsewhere:
    'L’enregistrement n’est pas sur cet appareil. S’il a été conservé, il se trouve dans le navigateur où ce texte a été enregistré ou importé.',
};
