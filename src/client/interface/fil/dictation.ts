import type { Texts } from '../translations.ts';

export const commands: Texts<'commands'> = {
  'new-line': 'Bagong linya',
  'new-paragraph': 'Bagong talata',
  'full-stop': 'Tuldok',
  comma: 'Kuwit',
  'question-mark': 'Tandang pananong',
  'exclamation-mark': 'Tandang padamdam',
  colon: 'Tutuldok',
  'open-quote': 'Buksan ang panipi',
  'close-quote': 'Isara ang panipi',
  'delete-that': 'Burahin ang huling sinabi',
  undo: 'I-undo',
  'stop-recording': 'Ihinto ang recording',
  'save-that': 'I-save ang text',
};

export const dictation: Texts<'dictation'> = {
  undo: 'I-undo',
  done: {
    'delete-that': 'Binura',
    undo: 'Na-undo',
    'stop-recording': 'Inihinto',
    'save-that': 'Na-save',
  },
  undoLabel: (command) => `I-undo: ${command}`,
  title: 'Mga voice command',
  lead: (language) =>
    `Sabihin ang isa sa mga ito sa wikang ${language} habang nagre-record, na may maikling paghinto bago at pagkatapos.`,
  off: 'Naka-off ang mga voice command',
  change: 'Baguhin sa Mga setting',
};
