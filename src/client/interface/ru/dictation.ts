import type { Texts } from '../translations.ts';

export const commands: Texts<'commands'> = {
  'new-line': 'Новая строка',
  'new-paragraph': 'Новый абзац',
  'full-stop': 'Точка',
  comma: 'Запятая',
  'question-mark': 'Вопросительный знак',
  'exclamation-mark': 'Восклицательный знак',
  colon: 'Двоеточие',
  'open-quote': 'Открыть кавычки',
  'close-quote': 'Закрыть кавычки',
  'delete-that': 'Удалить последнюю фразу',
  undo: 'Отменить',
  'stop-recording': 'Остановить запись',
  'save-that': 'Сохранить текст',
};

export const dictation: Texts<'dictation'> = {
  undo: 'Отменить',
  done: {
    'delete-that': 'Удалено',
    undo: 'Отменено',
    'stop-recording': 'Остановлено',
    'save-that': 'Сохранено',
  },
  undoLabel: (command) => `Отменить: ${command}`,
  title: 'Голосовые команды',
  lead: (language) =>
    `Во время записи произнесите одну из них (язык: ${language.toLowerCase()}), с короткой паузой до и после.`,
  off: 'Голосовые команды выключены',
  change: 'Изменить в настройках',
};
