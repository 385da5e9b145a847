import type { Texts } from '../translations.ts';
import { characters } from './formats.ts';

const tiers = { free: 'Бесплатный', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'Записывайте, читайте, переводите и слушайте',
  tabs: 'Разделы',
  record: 'Запись',
  saved: 'Сохранённые',
  card: 'Текст и перевод',
  view: 'Оригинал или перевод',
  original: 'Оригинал',
  translated: 'Перевод',
  clear: 'Стереть текст',
  more: 'Ещё',
  savedExist: 'у вас есть сохранённые тексты',
  unsupportedTitle: 'Этот браузер не распознаёт речь',
  unsupported:
    'Для записи используйте Chrome, Edge или Safari. Всё остальное работает и здесь: напечатайте или вставьте текст.',
  unsupportedServer: 'Или оставайтесь здесь: вашу речь расшифрует этот сервер.',
  unsupportedSignIn: 'Сначала нужно войти.',
  dismiss: 'Закрыть',
  onDevice: 'На этом устройстве',
  tiers,
};

export const menu: Texts<'menu'> = {
  share: 'Показать в эфире',
  import: 'Импорт аудио, видео или текста…',
  export: 'Экспорт…',
  copyBoth: 'Копировать на двух языках',
  saveBoth: 'Сохранить на двух языках',
  bothSaved: 'Текст на двух языках — в разделе «Сохранённые».',
  punctuate: 'Знаки препинания на паузах',
  microphone: 'Микрофон…',
  shortcuts: 'Сочетания клавиш',
  tidy: 'Причесать…',
  commands: 'Голосовые команды',
  words: 'Мои слова',
};

export const save: Texts<'save'> = {
  save: 'Сохранить',
  saveTranslation: 'Сохранить перевод',
  saveAndStartNew: 'Сохранить и начать новый',
  originalSaved: 'Ваш текст — в разделе «Сохранённые».',
  translationSaved: 'Ваш перевод — в разделе «Сохранённые».',
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium закончился, но этот текст ещё можно сохранить целиком.',
  tooLong: (tier, excess) => `Слишком длинно для тарифа «${tiers[tier]}»: уберите ${characters(excess)}`,
  canStillCopy: 'Его по-прежнему можно скопировать или экспортировать.',
};

export const openSaved: Texts<'openSaved'> = {
  title: 'Заменить текст в разделе «Запись»?',
  text: 'Текущий текст будет потерян.',
  confirm: 'Заменить',
  cancel: 'Оставить мой текст',
};
