import type { Texts } from '../translations.ts';

export const who: Texts<'who'> = {
  title: 'Qui êtes-vous ?',
  lead: 'Choisissez votre nom pour voir vos propres textes, mots et réglages.',
  pinFor: (name) => `Code PIN de ${name}`,
  pin: 'Code PIN',
  continue: 'Continuer',
  back: 'Retour',
  needsPin: 'Demande un code PIN',
  loadFailed: 'Le serveur est injoignable.',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  tryAgain: 'Réessayer',
};

export const people: Texts<'people'> = {
  title: 'Personnes',
  alone:
    'Quelqu’un d’autre s’en sert aussi ? Ajoutez cette personne : chacun aura ses propres textes, mots et réglages.',
  several: 'Chacun a ses propres textes, mots et réglages.',
  you: 'Vous',
  manages: 'Gère les autres',
  hasPin: 'A un code PIN',
  add: 'Ajouter une personne',
  edit: (name) => `Modifier ${name}`,
  remove: (name) => `Retirer ${name}`,
  yourName: 'Votre nom',
  theirName: 'Son nom',
  name: 'Nom',
  color: 'Couleur',
  colors: {
    violet: 'Violet',
    blue: 'Bleu',
    teal: 'Sarcelle',
    green: 'Vert',
    orange: 'Orange',
    red: 'Rouge',
    pink: 'Rose',
    grey: 'Gris',
  },
  optionalPin: 'Code PIN (facultatif)',
  newPin: 'Nouveau code PIN (vide : inchangé)',
  currentPin: 'Code PIN actuel',
  pinHint: 'De quatre à huit chiffres. Il empêche les autres de voir ces textes, mais ne les chiffre pas.',
  noPin: 'Supprimer le code PIN',
  save: 'Enregistrer',
  cancel: 'Annuler',
  removeTitle: (name) => `Retirer ${name} ?`,
  removeText: (name) =>
    `Tous les textes, mots et réglages de ${name} seront supprimés. C’est irréversible : téléchargez d’abord une copie.`,
  download: 'Télécharger une copie',
  downloadOwn: 'Télécharger mes données',
  downloadFailed: 'Le téléchargement n’a pas fonctionné. Veuillez réessayer.',
  confirmRemoval: 'Retirer',
  added: (name) => `${name} a été ajouté à la liste.`,
  removed: (name) => `${name} ne figure plus dans la liste.`,
  saved: 'Vos modifications ont été prises en compte.',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
};

export const personMenu: Texts<'personMenu'> = {
  label: (name) => `Menu de ${name}`,
  unnamed: 'Votre menu',
  switch: 'Changer de personne',
  people: 'Personnes',
  own: 'Mon nom et mon code PIN',
  settings: 'Réglages',
};
