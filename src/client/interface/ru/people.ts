import type { Texts } from '../translations.ts';

export const who: Texts<'who'> = {
  title: 'Кто вы?',
  lead: 'Выберите своё имя, чтобы увидеть свои тексты, слова и настройки.',
  pinFor: (name) => `PIN-код: ${name}`,
  pin: 'PIN-код',
  continue: 'Продолжить',
  back: 'Назад',
  needsPin: 'Нужен PIN-код',
  loadFailed: 'Сервер недоступен.',
  failed: 'Не получилось. Попробуйте ещё раз.',
  tryAgain: 'Попробовать ещё раз',
};

export const people: Texts<'people'> = {
  title: 'Люди',
  alone:
    'Этим пользуется кто-то ещё? Добавьте этого человека, и у каждого будут свои тексты, слова и настройки.',
  several: 'У каждого свои тексты, слова и настройки.',
  you: 'Вы',
  manages: 'Управляет остальными',
  hasPin: 'Есть PIN-код',
  add: 'Добавить человека',
  edit: (name) => `Изменить: ${name}`,
  remove: (name) => `Удалить: ${name}`,
  yourName: 'Ваше имя',
  theirName: 'Имя другого человека',
  name: 'Имя',
  color: 'Цвет',
  colors: {
    violet: 'Фиолетовый',
    blue: 'Синий',
    teal: 'Бирюзовый',
    green: 'Зелёный',
    orange: 'Оранжевый',
    red: 'Красный',
    pink: 'Розовый',
    grey: 'Серый',
  },
  optionalPin: 'PIN-код (необязательно)',
  newPin: 'Новый PIN-код (пусто: без изменений)',
  currentPin: 'Текущий PIN-код',
  pinHint: 'От четырёх до восьми цифр. Он закрывает эти тексты от остальных, но не шифрует их.',
  noPin: 'Убрать PIN-код',
  save: 'Сохранить',
  cancel: 'Отмена',
  removeTitle: (name) => `Удалить: ${name}?`,
  removeText: (name) =>
    `Все тексты, слова и настройки (${name}) будут удалены. Это нельзя отменить, поэтому сначала скачайте копию.`,
  download: 'Скачать копию',
  downloadOwn: 'Скачать мои данные',
  downloadFailed: 'Скачать не получилось. Попробуйте ещё раз.',
  confirmRemoval: 'Удалить',
  added: (name) => `Теперь в списке: ${name}.`,
  removed: (name) => `Больше не в списке: ${name}.`,
  saved: 'Изменения сохранены.',
  failed: 'Не получилось. Попробуйте ещё раз.',
};

export const personMenu: Texts<'personMenu'> = {
  label: (name) => `Меню: ${name}`,
  unnamed: 'Ваше меню',
  switch: 'Сменить человека',
  people: 'Люди',
  own: 'Моё имя и PIN-код',
  settings: 'Настройки',
};
