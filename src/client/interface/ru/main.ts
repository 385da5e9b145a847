import type { Texts } from '../translations.ts';
import { characters } from './formats.ts';

const tiers = { free: 'Бесплатный', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'Записывайте, читайте, переводите и слушайте',
  tabs: 'Разделы',
  record: 'Запись',
  conversation: 'Разговор',
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
  unsupportedDevice: 'Или включите «На этом устройстве» в настройках, чтобы диктовать здесь по-английски.',
};

export const tools: Texts<'tools'> = {
  tidy: 'Причесать',
  export: 'Экспорт',
  orDrop: 'или перетащите сюда запись, видео, субтитры или документ',
  orUse: 'или возьмите запись, видео, субтитры или документ',
  chooseFile: 'Выбрать файл',
};

export const document: Texts<'document'> = {
  menu: 'Параметры документа',
  rename: 'Переименовать',
  name: 'Название документа',
  back: (title) => `Вернуться к тексту «${title}»`,
  saved: (when) => `Сохранено ${when}`.trim(),
  edited: 'Изменено, не сохранено',
  notSaved: 'Не сохранено',
  saving: 'Сохранение…',
};

export const newText: Texts<'newText'> = {
  started: 'Начат новый документ',
  stillHere: (title) => `«${title}» по-прежнему здесь.`,
  back: 'Вернуться',
};

export const menu: Texts<'menu'> = {
  share: 'Показать в эфире',
  newText: 'Новый документ',
  copyBoth: 'Копировать на двух языках',
  shortcuts: 'Сочетания клавиш',
  settings: 'Настройки',
};

export const save: Texts<'save'> = {
  saveAsNew: 'Сохранить как новую',
  save: 'Сохранить',
  saveAndStartNew: 'Сохранить и начать новый',
  signedIn: { save: 'Вы вошли. Сохраняем ваш текст…', translate: 'Вы вошли, и перевод включён.' },
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium закончился. Этот текст можно один раз сохранить целиком.',
  tooLong: (tier, excess) => `Слишком длинно для тарифа «${tiers[tier]}»: уберите ${characters(excess)}`,
  canStillCopy: 'Его по-прежнему можно скопировать или экспортировать.',
};
