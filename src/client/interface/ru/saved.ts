import type { Texts } from '../translations.ts';
import { characters, count, plural } from './formats.ts';

export const savedList: Texts<'savedList'> = {
  heading: 'Сохранённые тексты',
  signedOut: 'Войдите, чтобы увидеть сохранённые тексты.',
  signedOutHint: 'Аккаунт бесплатный. С ним тексты открываются на любом устройстве.',
  signIn: 'Войти',
  error: 'Не удалось загрузить сохранённые тексты',
  retry: 'Попробовать ещё раз',
  empty: 'Пока нет сохранённых текстов',
  emptyHint: 'Тексты, которые вы сохраните в разделе «Запись», появятся здесь.',
  noMatch: 'Ничего не найдено',
  showAll: 'Показать все',
  loading: 'Загружаем сохранённые тексты',
  search: 'Поиск по сохранённым текстам',
  searchHint: 'Поиск',
  clearSearch: 'Очистить поиск',
  sort: 'Сортировка',
  exportAll: 'Экспорт всех',
  languages: 'Языки',
  shown: (shown, all) =>
    shown === all ? `Сохранено: ${count(all)}` : `Показано ${count(shown)} из ${count(all)}`,
  over: (shown, excess, limit) => `${shown}, на ${count(excess)} больше вашего лимита (${count(limit)})`,
  makeRoom: (value) => `Удалите ${count(value)}, чтобы снова сохранять`,
  slots: (used, limit) =>
    plural(limit, {
      one: `Занято ${count(used)} из # места`,
      few: `Занято ${count(used)} из # мест`,
      many: `Занято ${count(used)} из # мест`,
      other: `Занято ${count(used)} из # мест`,
    }),
};

export const sortOrders: Texts<'sortOrders'> = {
  newest: 'Новые',
  oldest: 'Старые',
  longest: 'Длинные',
  shortest: 'Короткие',
  alphabetical: 'По алфавиту',
};

export const savedItem: Texts<'savedItem'> = {
  more: 'Развернуть',
  less: 'Свернуть',
  copy: 'Копировать',
  copied: 'Скопировано',
  copiedBody: 'Текст в буфере обмена.',
  copyFailed: 'Не удалось скопировать',
  copyFailedBody: 'Браузер не разрешил. Выделите текст и скопируйте сами.',
  open: 'Открыть в разделе «Запись»',
  export: 'Экспорт',
  remove: 'Удалить',
  removing: 'Удаляем',
  characters,
};

export const deletion: Texts<'deletion'> = {
  deletedTitle: 'Удалено',
  deleted: 'Текста больше нет в списке.',
  stillOver: (value) => `Удалите ещё ${count(value)}, чтобы снова сохранять.`,
  undo: 'Отменить',
  undoAlt: 'Вернуть текст',
  restored: 'Восстановлено',
  restoreFailed: 'Не удалось восстановить',
  restoreFailedBody: 'Мы не смогли вернуть текст. Попробуйте ещё раз.',
  goneTitle: 'Не найдено',
  gone: 'Возможно, текст уже удалён.',
  failedTitle: 'Не удалось удалить',
  failed: 'Мы не смогли удалить этот текст. Попробуйте ещё раз.',
};

export const saveResult: Texts<'saveResult'> = {
  loginTitle: 'Нужно войти',
  login: 'Войдите, чтобы сохранить текст',
  signIn: 'Войти',
  signInAlt: 'Войти, чтобы сохранить',
  limitTitle: 'Место закончилось',
  limit: 'Все места заняты. С Premium их больше.',
  upgrade: 'Premium',
  upgradeAlt: 'Перейти на Premium, чтобы сохранять больше',
  savedTitle: 'Сохранено!',
  view: 'Открыть',
  viewAlt: 'Открыть «Сохранённые»',
  newEntry: 'Это новый текст. Тот, что вы открыли, не изменился.',
  offlineTitle: 'Нет подключения',
  kept: 'Текст остаётся на этом устройстве. Его можно сохранить, когда появится связь.',
};

export const saveFailure: Texts<'saveFailure'> = {
  title: 'Не сохранено',
  description: 'Не удалось сохранить текст. Попробуйте ещё раз.',
};
