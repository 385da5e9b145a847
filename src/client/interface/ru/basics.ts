import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const ui: Texts<'ui'> = {
  close: 'Закрыть',
  dismiss: 'Закрыть',
  notification: 'Уведомление',
  notifications: 'Уведомления ({hotkey})',
  search: 'Поиск',
  searchIn: (label) => `${label}: поиск`,
  nothingFound: 'Ничего не найдено',
  locked: 'недоступно',
};

export const loading: Texts<'loading'> = { label: 'Загрузка' };

export const pageTitles: Texts<'pageTitles'> = {
  main: `${brand.name} | Речь в текст, перевод и озвучивание`,
  subscribe: `Premium | ${brand.name}`,
  account: `Ваш аккаунт | ${brand.name}`,
  words: `Мой словарь | ${brand.name}`,
  conversation: `Разговор | ${brand.name}`,
  terms: `Условия использования | ${brand.name}`,
  privacy: `Обещание конфиденциальности | ${brand.name}`,
  people: `Кто вы? | ${brand.name}`,
  library: `Библиотека | ${brand.name}`,
  developers: `Разработчикам | ${brand.name}`,
  'not-found': '404 | Страница не найдена',
  settings: `Настройки | ${brand.name}`,
};

export const pageDescriptions: Texts<'pageDescriptions'> = {
  main: 'Говорите и смотрите, как слова становятся текстом. Переведите его, послушайте естественным голосом и сохраните.',
  subscribe: `Длинные тексты, HD-голоса и больше переводов с ${brand.name} Premium.`,
  account: `Ваш тариф, устройства и данные в веб-приложении ${brand.name}.`,
  words: `Имена и термины, которые ${brand.name} пишет, переводит и читает так, как нужно вам.`,
  conversation: `Говорите с человеком на другом языке: ${brand.name} переводит обоих и читает вслух.`,
  terms: `Условия использования веб-приложения ${brand.name}.`,
  privacy: `Какие данные собирает веб-приложение ${brand.name}, зачем и как их удалить.`,
  people: `Выберите, кто пользуется ${brand.name} в этом браузере.`,
  library: 'Все ваши сохранённые тексты: ищите, упорядочивайте, слушайте и делитесь.',
  developers:
    'Сохраняйте, расшифровывайте, переводите и слушайте из своих программ, с теми же лимитами, что и в приложении.',
  'not-found': 'Такой страницы нет, или она переехала.',
  settings: `Как ${brand.name} записывает, переводит, читает вслух и выглядит.`,
};

export const notFound: Texts<'notFound'> = {
  title: '404 | Страница не найдена',
  text: 'Такой страницы нет, или она переехала.',
  home: 'На главную',
};

export const rootError: Texts<'rootError'> = {
  heading: 'Ой, что-то пошло не так!',
  text: 'При загрузке приложения произошла ошибка. Обновите страницу.',
  refresh: 'Обновить страницу',
};

export const failures: Texts<'failures'> = {
  page: 'Не удалось загрузить эту страницу.',
  part: 'Не удалось загрузить эту часть.',
  crashed: 'Здесь что-то пошло не так. Остальная часть страницы работает.',
  retry: 'Попробовать ещё раз',
  reload: 'Обновить страницу',
};

export const legal: Texts<'legal'> = {
  contents: 'Содержание',
  print: 'Печать',
  englishOnly: 'Этот документ есть только на английском.',
};

export const offline: Texts<'offline'> = {
  title: 'Нет подключения',
  text: 'Можно печатать, копировать и слушать текст голосом браузера. Для перевода, HD-голосов, входа и сохранения нужна сеть.',
  wentOffline: 'Нет подключения.',
  cameBack: 'Вы снова в сети.',
  newVersion: 'Доступна новая версия.',
  update: 'Обновить',
  later: 'Позже',
};

export const consent: Texts<'consent'> = {
  label: 'Файлы cookie',
  text: 'Файлы cookie помнят, что вы вошли. Статистика — по желанию.',
  more: 'Подробнее',
  analytics: 'Файлы cookie для статистики',
  accept: 'Принять',
  decline: 'Отклонить',
  chooseAgain: 'Изменить выбор файлов cookie',
};

export const theme: Texts<'theme'> = {
  picker: 'Тема',
  chosen: (name) => `Тема: ${name}`,
};

export const themeNames: Texts<'themeNames'> = {
  light: 'Светлая',
  dark: 'Тёмная',
  spooky: 'Жуткая',
  forest: 'Лес',
  ocean: 'Океан',
  sunset: 'Закат',
  scifi: 'Фантастика',
  fantasy: 'Фэнтези',
};
