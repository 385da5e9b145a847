import type { Texts } from '../translations.ts';
import { characters, count, date, percent, plural } from './formats.ts';

export const translation: Texts<'translation'> = {
  toggle: 'Перевод',
  swap: 'Поменять языки',
  pane: 'Перевод',
  empty: 'Здесь появится перевод.',
  switchedOff: 'Включите «Перевод», чтобы прочитать это на другом языке.',
  left: (remaining, tier) =>
    tier === 'free'
      ? plural(remaining, {
          one: '# перевод на сегодня',
          few: '# перевода на сегодня',
          many: '# переводов на сегодня',
          other: '# перевода на сегодня',
        })
      : count(remaining),
  leftUnit: (value) => plural(value, { one: 'символ', few: 'символа', many: 'символов', other: 'символа' }),
  leftFor: 'для перевода',
};

export const swapping: Texts<'swapping'> = {
  title: 'Заменить текст его переводом?',
  text: 'Перевод станет вашим текстом, а изменённый текст — переводом.',
  confirm: 'Поменять',
  cancel: 'Оставить мой текст',
};

export const translationResult: Texts<'translationResult'> = {
  afterRecording: 'Перевод начнётся, когда вы остановите запись.',
  running: 'Переводим…',
  cancel: 'Отменить',
  cancelled: 'Перевод отменён.',
  failed: 'Не удалось перевести этот текст.',
  again: 'Перевести сейчас',
  outdated: 'Перевод устарел: вы изменили текст.',
  copied: 'Перевод скопирован',
  notCopied: 'Не удалось скопировать',
  notCopiedText: 'Браузер не разрешил. Выделите перевод и скопируйте сами.',
  sameLanguage: (name) => `Текст уже на этом языке: ${name.toLowerCase()}. Выберите другой язык перевода.`,
  complete: 'Перевод готов',
  completeIn: (name) => `Язык перевода: ${name.toLowerCase()}.`,
  signInTitle: 'Нужно войти',
  signIn: 'Войдите, чтобы переводить.',
  signInAction: 'Войти',
  signInAlt: 'Войти, чтобы переводить',
  errorTitle: 'Ошибка перевода',
  error: 'Не удалось перевести текст. Попробуйте позже.',
  limitPanel: 'Лимит переводов исчерпан',
  limitPanelFree: (time) => `Бесплатные переводы на сегодня закончились. Лимит обновится в ${time}.`,
  limitPanelPremium: (remaining, renewsAt) => {
    const left =
      remaining > 0
        ? `Этот текст длиннее вашего остатка за период: ${characters(remaining)}.`
        : 'Символы за этот период закончились.';
    return renewsAt ? `${left} Лимит обновится ${date(renewsAt)}` : left;
  },
  limitToast: 'Дневной лимит переводов исчерпан',
  limitToastText: 'С Premium сегодня можно перевести больше.',
  upgrade: 'Premium',
  upgradeAlt: 'Перейти на Premium, чтобы переводить больше',
  knownLimitTitle: 'Дневной лимит исчерпан',
  knownLimit: (limit) =>
    plural(limit, {
      one: 'Вы использовали # перевод на сегодня.',
      few: 'Вы использовали все # перевода на сегодня.',
      many: 'Вы использовали все # переводов на сегодня.',
      other: 'Вы использовали все # перевода на сегодня.',
    }),
  sentence: 'Предложение',
  translateBack: 'Обратный перевод',
  backCost: characters,
  backTitle: (name) => `Что говорит ваш перевод (${name})`,
  backUsed: (value) => `Использовано: ${characters(value)}`,
  copySentence: 'Копировать предложение',
  playSentence: 'Слушать предложение',
  sandbox: 'Это не настоящий перевод.',
  sandboxMore: 'Песочница только помечает текст. Для настоящего перевода подключите сервис перевода.',
  onDevice: 'Переведено на этом устройстве.',
  onDeviceMore: 'Ничего не отправлено, лимит не расходуется.',
  offOnDevice:
    'Браузер пока не может перевести это на этом устройстве. Ничего не отправлено: включён режим «На этом устройстве».',
  deviceOffer: 'Браузер может перевести это бесплатно, на этом устройстве.',
  deviceDownload: 'Скачать и перевести',
  deviceDownloadSize: (megabytes) => `Скачать ${count(megabytes)} МБ и перевести`,
  downloading: (share) => `Скачиваем языковой пакет: ${percent(share)}`,
};

export const translateWhen: Texts<'translateWhen'> = {
  when: 'Когда переводить',
  afterRecording: 'После записи',
  whileSpeaking: 'Во время речи',
  needs: 'Для перевода во время речи нужен Premium или перевод на устройстве.',
};
