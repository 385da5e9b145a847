import type { Texts } from '../translations.ts';
import { characters, count } from './formats.ts';

const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} с`;

export const sent: Texts<'sent'> = {
  title: 'Что отправлено с устройства',
  text: 'Журнал хранится только в этом браузере и не содержит ваших слов.',
  today: 'Сегодня',
  clear: 'Очистить',
  cleared: 'Журнал очищен',
  empty: 'Сегодня с этого устройства не отправлялись ни текст, ни речь.',
  titles: {
    translation: 'Перевод',
    speech: 'Речь',
    browserSpeech: 'Речь',
    hdVoice: 'HD-голос',
    browserVoice: 'Чтение вслух',
    save: 'Сохранение',
    live: 'Живые субтитры',
    other: 'Другие данные',
  },
  tidy: 'Причёсывание текста',
  words: 'Мои слова',
  deviceOn: 'Включён режим «На этом устройстве»',
  deviceOff: 'Выключен режим «На этом устройстве»',
  stopped: (title) => `${title}: отправка заблокирована`,
  nothingSent: 'Ничего не отправлено: был включён режим «На этом устройстве».',
  voice: (name) => `HD-голос ${name}`,
  details: {
    translation: (value) => `${characters(value)}, сервису перевода`,
    speech: (value) => `${seconds(value)}, этому серверу и его сервису распознавания`,
    ownSpeech: (value) => `${seconds(value)}, этому серверу`,
    browserSpeech: (value) => `${seconds(value)}, речевому сервису браузера`,
    hdVoice: (value) => `${characters(value)}, сервису озвучивания`,
    browserVoice: (value) => `${characters(value)}, голосовому сервису браузера`,
    save: (value) => `${characters(value)}, этому серверу`,
    live: (value) => `${characters(value)}, этому серверу`,
    other: (value) => `${characters(value)}, этому серверу`,
  },
};
