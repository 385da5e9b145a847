import { brand } from '../../../shared/brand.ts';
import { createDurations } from '../create-durations.ts';
import type { Texts } from '../translations.ts';
import { count, date, percent, plural } from './formats.ts';

const { duration, fullMinutes, roundMinutes } = createDurations(count, {
  second: '# с',
  minute: '# мин',
  hour: '# ч',
});

/** In the genitive, as after "of" and "about". */
const ofParts = (value: number): string =>
  plural(value, { one: '# части', few: '# частей', many: '# частей', other: '# части' });

const unchanged = 'Ваш текст не изменился, минуты не потрачены.';
const readable = `${brand.name} открывает WAV, MP3, M4A, OGG, WebM, FLAC, MP4, MOV, TXT, Markdown, SRT, VTT и Word.`;

export const importProblems: Texts<'importProblems'> = {
  empty: {
    title: (name) => `Файл ${name} пуст`,
    text: () => `В файле ничего нет. ${unchanged}`,
  },
  'not-media': {
    title: (name) => `Не удалось прочитать ${name}`,
    text: () => `Это не запись и не текстовый файл. ${readable} ${unchanged}`,
  },
  'not-subtitles': {
    title: (name) => `В файле ${name} нет субтитров`,
    text: () =>
      `В файле нет меток времени. Смените расширение на .txt, чтобы импортировать его как текст. ${unchanged}`,
  },
  'no-sound': {
    title: (name) => `В файле ${name} нет звука`,
    text: () => `В файле есть изображение, но нет звуковой дорожки: расшифровывать нечего. ${unchanged}`,
  },
  'no-speech': {
    title: (name) => `В файле ${name} нет речи`,
    text: () => `Мы проверили весь файл и не нашли речи. ${unchanged}`,
  },
  encrypted: {
    title: (name) => `Файл ${name} защищён`,
    text: () => `Файл зашифрован, и открыть его может только приложение, в котором он создан. ${unchanged}`,
  },
  codec: {
    title: (name) => `Этот браузер не может воспроизвести ${name}`,
    text: (codec) =>
      `Звук записан в формате${codec ? ` ${codec}` : ''}, который этот браузер не поддерживает. Попробуйте другой браузер либо преобразуйте файл в MP3. ${unchanged}`,
  },
  damaged: {
    title: (name) => `Файл ${name} повреждён`,
    text: () => `Часть файла отсутствует или испорчена. Скопируйте или скачайте его ещё раз. ${unchanged}`,
  },
  overstated: {
    title: (name) => `Не удалось прочитать ${name}`,
    text: () =>
      `По данным файла, в нём гораздо больше звука, чем может поместиться в его размер. Скопируйте или скачайте его ещё раз. ${unchanged}`,
  },
  'too-large': {
    title: (name) => `Файл ${name} слишком большой`,
    text: () => `Записи могут занимать до 2 ГБ, тексты — до 20 МБ. ${unchanged}`,
  },
};

export const importing: Texts<'importing'> = {
  drop: 'Отпустите, чтобы импортировать',
  title: (name) => `Импорт: ${name}`,
  measuring: (share) => `Ищем речь… ${percent(share)}`,
  measured: (lengthSeconds, speechSeconds, parts) =>
    `Длительность — ${duration(lengthSeconds)}, из них речи — ${duration(speechSeconds)}. Получится ${parts === 1 ? '1 часть' : `около ${ofParts(parts)}`}.`,
  uses: (seconds) => `Потребуется ${duration(seconds)}`,
  left: (left, limit) => `Осталось ${fullMinutes(left)} из ${fullMinutes(limit)} мин`,
  silence: 'Тишина не считается.',
  where:
    'Речь отправляется этому серверу и его сервису распознавания для расшифровки и там не хранится. Файл остаётся в этом браузере.',
  onServer:
    'Речь распознаётся на этом сервере. Она не хранится и больше никуда не отправляется. Файл остаётся в этом браузере.',
  needsMore: (seconds, left) => `Нужно ${duration(seconds)}, осталось ${fullMinutes(left)} мин`,
  needsMoreText: 'Расшифруем столько, на сколько хватит лимита. Остальное останется на этом устройстве.',
  upgrade: 'Premium',
  language: 'Язык речи',
  import: 'Импортировать',
  cancel: 'Отмена',
  close: 'Закрыть',
  another: 'Выбрать другой файл',
  signInTitle: 'Войдите, чтобы импортировать записи',
  signIn: 'Войти',
  signInAlt: 'Войти, чтобы импортировать записи',
  notOffered: 'Этот сервер не умеет расшифровывать записи. Текстовые файлы импортировать можно.',
  onDevice:
    'Чтобы импортировать записи, выключите режим «На этом устройстве». Текстовые файлы импортировать можно.',
  elsewhere: 'Файл импортируется в другой вкладке. Сначала завершите или удалите тот импорт.',
  failed: 'Не удалось импортировать файл. Попробуйте ещё раз.',
  imported: (name) => `Файл ${name} импортирован`,
  lost: 'Отправленный файл не дошёл. Поделитесь им ещё раз.',
};

export const importProgress: Texts<'importProgress'> = {
  title: (name) => `Расшифровка: ${name}`,
  progress: (done, total) => `${fullMinutes(done)} из ${roundMinutes(total)} мин`,
  timeLeft: (seconds) => ` · осталось примерно ${duration(seconds)}`,
  paused: 'Пауза',
  hold: {
    offline: 'Ждём соединения',
    failed: 'Часть речи не удалось расшифровать',
    allowance: 'Лимит распознавания закончился',
    'signed-out': 'Войдите, чтобы продолжить',
    memory: 'Не хватает памяти. Модели поменьше нужно меньше памяти: npm run engines -- recognition:base',
  },
  kept: 'Готовый текст не потеряется, а остаток записи останется на этом устройстве.',
  renewsDaily: (time) => `Лимит обновится в ${time}.`,
  renewsOn: (day) => `Лимит обновится ${date(day)}`,
  unsaved: 'Не закрывайте эту страницу: файл слишком большой, чтобы хранить его на этом устройстве.',
  pause: 'Пауза',
  resume: 'Продолжить',
  retry: 'Попробовать ещё раз',
  cancel: 'Отменить',
  cancelTitle: 'Остановить расшифровку?',
  cancelText: 'Уже расшифрованный текст останется.',
  stop: 'Остановить',
  keep: 'Продолжить',
  damaged: (seconds) => `Файл повреждён после ${duration(seconds)}. Всё, что раньше, расшифровано.`,
};

export const importParts: Texts<'importParts'> = {
  part: (name, part, parts) => `${name}, часть ${count(part)} из ${count(parts)}`,
  coming: (value) => `· ещё ${count(value)} впереди`,
  all: 'Все части',
  previous: 'Предыдущая часть',
  next: 'Следующая часть',
  item: (part) => `Часть ${count(part)}`,
  saved: 'Сохранена',
  saveAll: 'Сохранить все части',
  saveFinished: 'Сохранить готовые части',
  unfinished: 'Последняя часть ещё не готова.',
  exportAll: 'Экспорт всех частей…',
  listen: 'Слушать запись',
  stopListening: 'Остановить прослушивание',
  cantPlay: 'Не удаётся воспроизвести запись',
  turns: 'Показать, кто говорит',
  remove: 'Удалить импорт…',
  removeTitle: (name) => `Удалить ${name}?`,
  removeText: 'Запись и несохранённые части будут удалены с этого устройства.',
  removeConfirm: 'Удалить',
  keep: 'Оставить',
  savedAll: (value) =>
    plural(value, {
      one: 'Сохранена # часть',
      few: 'Сохранено # части',
      many: 'Сохранено # частей',
      other: 'Сохранено # части',
    }),
  savedSome: (saved, value) =>
    `Сохранено ${count(saved)} из ${ofParts(value)}. Остальные остаются на этом устройстве.`,
};

export const sharedFile: Texts<'sharedFile'> = {
  title: 'Открыть этот файл?',
  text: 'Этот файл отправило другое приложение или сайт. Открывайте его, только если вы сами им поделились.',
  open: 'Открыть',
  cancel: 'Не сейчас',
};
