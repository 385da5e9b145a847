import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

const unit = (value: number) =>
  plural(value, { one: 'символ', few: 'символа', many: 'символов', other: 'символа' });

export const playback: Texts<'playback'> = {
  play: 'Слушать',
  playOf: { original: 'Слушать оригинал', translation: 'Слушать перевод' },
  stop: 'Стоп',
  voice: 'Голос',
  browserShort: 'Браузер',
  preview: (name) => `Послушать ${name}`,
  stopPreview: (name) => `Остановить ${name}`,
  tryOnce: 'одна проба',
  premium: 'HD',
  aiVoices: 'HD-голоса созданы искусственным интеллектом, это не записи людей.',
  started: 'Чтение вслух',
  estimate: (time) => `около ${time}`,
  cost: (value, tooLittle) => `${tooLittle ? 'нужно' : 'стоит'} ${count(value)} HD`,
  onlyLeft: (value) => `, осталось ${count(value)}`,
  unit,
};

export const reading: Texts<'reading'> = {
  pause: 'Пауза',
  resume: 'Продолжить',
  aiVoice: (name) => `${name}, голос создан ИИ`,
  preparing: 'Голос готовится…',
  loadingVoice: (loaded, size) => `Голос загружается… ${count(loaded)} из ${count(size)} МБ`,
  catchingUp: 'Готовится следующее предложение…',
  position: 'Позиция',
  speed: 'Скорость',
  speedValue: (speed) => `${speed.toLocaleString('ru')}×`,
  download: 'Скачать MP3',
  trialEnded: 'Это была ваша бесплатная проба Iris',
  trialEndedText: 'Голос браузера остаётся бесплатным и без ограничений.',
  upgrade: 'Premium',
  signIn: 'Войти',
  upgradeHow: 'Нажмите «Premium» вверху страницы',
  signInHow: 'Нажмите «Войти» вверху страницы',
  hdLeft: (value) => `ещё ${count(value)} HD`,
  hdLeftUnit: unit,
  left: '',
};

export const voices: Texts<'voices'> = {
  browserName: 'Голос браузера',
  descriptions: {
    browser: 'На устройстве, без лимита',
    alloy: 'Чёткий и ясный',
    ash: 'Тёплый и спокойный',
    ballad: 'Поэтичный, плавный',
    coral: 'Светлый и добрый',
    echo: 'Неспешный и ровный',
    fable: 'Живой рассказчик',
    nova: 'Бодрый и молодой',
    onyx: 'Низкий и глубокий',
    sage: 'Мягкий и вдумчивый',
    shimmer: 'Лёгкий и воздушный',
  },
};

export const speechProblems: Texts<'speechProblems'> = {
  EMPTY_INPUT: 'Нет текста для чтения. Сначала наберите или запишите что-нибудь.',
  'sign-in': 'Сначала нужно войти.',
  'trial-sign-in': 'Войдите, чтобы попробовать Iris.',
  'premium-required': 'Этот голос входит в Premium.',
  'trial-used': 'Вы уже попробовали Iris. С Premium этого ограничения нет.',
  'trial-too-long': 'Проба Iris ограничена 50 символами (около 8–10 слов).',
  'trial-check-failed': 'Не удалось узнать состояние вашей пробы Iris.',
  'trial-check-invalid': 'Ответ о пробе Iris некорректен.',
  'trial-check-unreachable': 'Не удалось проверить вашу пробу Iris.',
  'speech-limit':
    'Лимит символов превышен. Бесплатно доступно 50 символов в день, с Premium — 5\u00a0000 символов в месяц.',
  unavailable: 'Чтение вслух сейчас недоступно. Попробуйте позже.',
  'browser-failed': 'Не удалось прочитать вслух',
  'audio-failed': 'Ошибка воспроизведения',
  stopped: 'Чтение остановлено.',
  'tap-again': 'Браузеру нужно ещё одно нажатие, чтобы включить звук. Нажмите «Слушать» ещё раз.',
  'no-voice': 'На этом устройстве нет голоса для этого языка. Попробуйте HD-голос.',
  unsupported: 'Этот браузер не умеет читать вслух. Попробуйте HD-голос.',
};

export const speechProblemTitles: Texts<'speechProblemTitles'> = {
  EMPTY_INPUT: 'Нечего читать',
  'sign-in': 'Войдите, чтобы слушать HD-голоса',
  'trial-sign-in': 'Попробуйте Iris',
  'premium-required': 'HD-голос',
  'trial-used': 'Проба Iris',
  'trial-too-long': 'Проба Iris',
  'trial-check-failed': 'Проба Iris',
  'trial-check-invalid': 'Проба Iris',
  'trial-check-unreachable': 'Проба Iris',
  'speech-limit': 'Не хватает HD-символов',
  'no-voice': 'Голос не найден',
  unsupported: 'Нет голоса браузера',
  'tap-again': 'Нажмите ещё раз',
};
