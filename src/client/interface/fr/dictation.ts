import type { Texts } from '../translations.ts';
import { inSentence } from './formats.ts';

export const commands: Texts<'commands'> = {
  'new-line': 'Nouvelle ligne',
  'new-paragraph': 'Nouveau paragraphe',
  'full-stop': 'Point',
  comma: 'Virgule',
  'question-mark': 'Point d’interrogation',
  'exclamation-mark': 'Point d’exclamation',
  colon: 'Deux-points',
  'open-quote': 'Ouvrir les guillemets',
  'close-quote': 'Fermer les guillemets',
  'delete-that': 'Effacer la dernière phrase',
  undo: 'Annuler',
  'stop-recording': 'Arrêter l’enregistrement',
  'save-that': 'Sauvegarder le texte',
};

export const dictation: Texts<'dictation'> = {
  undo: 'Annuler',
  done: {
    'delete-that': 'Effacé',
    undo: 'Annulé',
    'stop-recording': 'Arrêté',
    'save-that': 'Sauvegardé',
  },
  undoLabel: (command) => `Annuler : ${command}`,
  title: 'Commandes vocales',
  lead: (language) =>
    `Dites l’une de ces commandes en ${inSentence(language)} pendant l’enregistrement, avec une courte pause avant et après.`,
  off: 'Les commandes vocales sont désactivées',
  change: 'Modifier dans les réglages',
};
