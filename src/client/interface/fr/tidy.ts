import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const tidyActions: Texts<'tidyActions'> = {
  fillers: 'Supprimer les hésitations',
  punctuate: 'Ponctuer et diviser en paragraphes',
  email: 'En faire un e-mail',
  summarise: 'Résumer',
  shorten: 'Raccourcir',
};

export const tidy: Texts<'tidy'> = {
  title: 'Peaufiner le texte',
  lead: 'Vous pourrez vérifier chaque modification avant de l’appliquer.',
  fillersNote: 'Corrige aussi les répétitions, les espaces et les majuscules. Fonctionne sur cet appareil.',
  premium: 'Premium',
  cost: (value) => plural(value, { one: '# caractère', other: '# caractères' }),
  compareTitle: 'Vérifier les modifications',
  used: (value, of) => `${count(value)} de vos ${count(of)} caractères utilisés.`,
  nothing: 'Il n’y a rien à modifier.',
  removed: 'supprimé',
  added: 'ajouté',
  unspoken: 'vous ne l’avez pas dit',
  position: (at, total) => `Modification ${count(at)} sur ${count(total)}`,
  reject: 'Refuser',
  accept: 'Accepter',
  previous: 'Modification précédente',
  next: 'Modification suivante',
  keep: 'Garder mon texte',
  acceptAll: 'Tout accepter',
  acceptSome: (accepted, total) => `En accepter ${count(accepted)} sur ${count(total)}`,
  change: (at, what) => `Modification ${count(at)} : ${what}`,
  failed: 'Impossible de peaufiner le texte',
  failedText: 'Réessayez dans un instant.',
  back: 'Retour',
};

export const tidyMenu: Texts<'tidyMenu'> = {
  changed: 'Texte modifié',
  undo: 'Annuler',
  undoAlt: 'Restaurer le texte précédent',
  textChanged: 'Modifications non appliquées',
  textChangedNote: 'Vous avez modifié le texte entre-temps. Réessayez.',
};
