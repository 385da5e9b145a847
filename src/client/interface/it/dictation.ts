import type { Texts } from '../translations.ts';
import { inSentence } from './formats.ts';

export const commands: Texts<'commands'> = {
  'new-line': 'A capo',
  'new-paragraph': 'Nuovo paragrafo',
  'full-stop': 'Punto',
  comma: 'Virgola',
  'question-mark': 'Punto interrogativo',
  'exclamation-mark': 'Punto esclamativo',
  colon: 'Due punti',
  'open-quote': 'Apri virgolette',
  'close-quote': 'Chiudi virgolette',
  'delete-that': 'Cancella l’ultima frase',
  undo: 'Annulla',
  'stop-recording': 'Ferma la registrazione',
  'save-that': 'Salva il testo',
};

export const dictation: Texts<'dictation'> = {
  undo: 'Annulla',
  done: {
    'delete-that': 'Cancellato',
    undo: 'Annullato',
    'stop-recording': 'Interrotto',
    'save-that': 'Salvato',
  },
  undoLabel: (command) => `Annulla: ${command}`,
  title: 'Comandi vocali',
  lead: (language) =>
    `Pronuncia uno di questi comandi in ${inSentence(language)} mentre registri, con una breve pausa prima e dopo.`,
  off: 'I comandi vocali sono disattivati',
  change: 'Cambia nelle impostazioni',
};
