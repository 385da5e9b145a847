import type { Texts } from '../translations.ts';
import { characters, date, plural } from './formats.ts';

export const conversation: Texts<'conversation'> = {
  title: 'Разговор',
  close: 'Закрыть разговор',
  more: 'Ещё',
  near: 'Ваша половина',
  far: 'Половина собеседника',
  youSpeak: 'Вы говорите',
  theySpeak: 'Собеседник говорит',
  youSaid: 'Вы сказали',
  youRead: 'Вы читаете',
  theySaid: 'Вам сказали',
  spokenBy: (name) => `${name}:`,
  theyRead: 'Собеседник читает',
  swap: 'Поменять языки',
  textSize: 'Размер текста',
  turn: 'Повернуть верхнюю половину',
  save: 'Сохранить',
  export: 'Экспорт…',
  startNew: 'Новый разговор',
  newStarted: 'Начат новый разговор',
  correct: 'Исправить',
  correctTitle: 'Исправить сказанное',
  correctLabel: 'Что было сказано',
  correctDone: 'Перевести заново',
  show: 'Показать собеседнику',
  hide: 'Вернуться к разговору',
  play: 'Прослушать ещё раз',
  stop: 'Остановить чтение',
  aloud: 'Читать вслух',
  wrongLanguage: 'Не тот язык: сказать ещё раз',
  remove: 'Удалить',
  removed: 'Удалено',
  undo: 'Отменить',
  undoAlt: 'Вернуть',
  retry: 'Попробовать ещё раз',
  back: 'Обратный перевод',
  backTitle: (name) => `Что говорит ваш перевод (${name})`,
  backFailed: 'Не удалось сделать обратный перевод. Попробуйте позже.',
  cost: characters,
  freePlan: (turns) =>
    `На бесплатном тарифе можно перевести ${plural(turns, { one: '# реплику', few: '# реплики', many: '# реплик', other: '# реплики' })} в день. Для целого разговора нужен Premium или браузер, который переводит на этом устройстве.`,
  freePlanOrDevice: (turns) =>
    `На бесплатном тарифе можно перевести ${plural(turns, { one: '# реплику', few: '# реплики', many: '# реплик', other: '# реплики' })} в день. Для целого разговора включите режим «На этом устройстве», он бесплатный, или оформите Premium.`,
  upgrade: 'Premium',
  canDownload: 'Скачайте эти языки один раз, и браузер сможет бесплатно переводить их на этом устройстве.',
  download: 'Скачать',
  onDevice: 'Переведено на этом устройстве',
  signInFirst: 'Войдите, чтобы переводить',
  left: ({ remaining, tier }) =>
    tier === 'premium'
      ? plural(remaining, {
          one: 'Остался # символ',
          few: 'Осталось # символа',
          many: 'Осталось # символов',
          other: 'Осталось # символа',
        })
      : plural(remaining, {
          one: 'Сегодня остался # перевод',
          few: 'Сегодня осталось # перевода',
          many: 'Сегодня осталось # переводов',
          other: 'Сегодня осталось # перевода',
        }),
  limit: (tier, renewsAt) => {
    const until = renewsAt === undefined ? 'Пока' : `До ${date(renewsAt)}`;
    const used = tier === 'free' ? 'Переводы на сегодня закончились' : `${until} символов больше нет`;
    return `${used}. Ваш разговор остался здесь.`;
  },
};
