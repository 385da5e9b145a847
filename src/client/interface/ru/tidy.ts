import type { Texts } from '../translations.ts';
import { characters, count, ofCharacters } from './formats.ts';

export const tidyActions: Texts<'tidyActions'> = {
  fillers: 'Убрать слова-паразиты',
  punctuate: 'Расставить знаки и абзацы',
  email: 'Сделать письмом',
  summarise: 'Кратко изложить',
  shorten: 'Сократить',
};

export const tidy: Texts<'tidy'> = {
  title: 'Причесать текст',
  lead: 'Вы увидите каждую правку до того, как она будет внесена.',
  fillersNote: 'Исправит и повторы, пробелы, заглавные буквы. Работает на этом устройстве.',
  premium: 'Premium',
  cost: characters,
  compareTitle: 'Проверьте правки',
  used: (value, of) => `Использовано ${count(value)} из ${ofCharacters(of)}.`,
  nothing: 'Менять нечего.',
  removed: 'убрано',
  added: 'добавлено',
  unspoken: 'вы этого не говорили',
  position: (at, total) => `Правка ${count(at)} из ${count(total)}`,
  reject: 'Отклонить',
  accept: 'Принять',
  previous: 'Предыдущая правка',
  next: 'Следующая правка',
  keep: 'Оставить мой текст',
  acceptAll: 'Принять все',
  acceptSome: (accepted, total) => `Принять ${count(accepted)} из ${count(total)}`,
  change: (at, what) => `Правка ${count(at)}: ${what}`,
  failed: 'Не удалось причесать текст',
  failedText: 'Попробуйте ещё раз чуть позже.',
  back: 'Назад',
};

export const tidyMenu: Texts<'tidyMenu'> = {
  changed: 'Текст изменён',
  undo: 'Отменить',
  undoAlt: 'Вернуть прежний текст',
  textChanged: 'Правки не внесены',
  textChangedNote: 'Тем временем вы изменили текст. Попробуйте ещё раз.',
};
