import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const recorder: Texts<'recorder'> = {
  start: 'Начать запись',
  stop: 'Остановить запись',
  starting: 'Отменить запись',
  stopping: 'Завершаем запись',
  paused: 'Запись на паузе',
  unsupported: 'Этот браузер не умеет записывать',
  idleHint: 'Нажмите для записи',
  idleHintAsking: 'Нажмите и разрешите микрофон',
  recordingHint: 'Идёт запись. Нажмите, чтобы остановить',
  startingHint: 'Запускаем…',
  startingHintAsking: 'Запускаем… Выберите «Разрешить», когда браузер спросит',
  stoppingHint: 'Дописываем последние слова…',
  errorHint: 'Нажмите, чтобы попробовать ещё раз',
  pausedHint: 'Пауза: достигнут предел длины',
  unsupportedHint: 'Напечатайте или вставьте текст выше',
  or: 'или',
  space: 'Пробел',
  microphone: 'Микрофон',
  elapsed: 'Время записи',
  announceStarted: 'Запись началась',
  announceStopped: 'Запись остановлена',
  signInHint: 'Войдите, чтобы записывать в этом браузере',
};

export const recorderProblems: Texts<'recorderProblems'> = {
  startTitle: (message) => `Не удалось запустить распознавание речи: ${message}`,
  noResponse: 'нет ответа',
  startHelp: 'Подождите немного и нажмите запись ещё раз. Если это повторяется, обновите страницу.',
  silenceTitle: 'Запись остановлена',
  silenceHelp: 'Мы давно ничего не слышим. Нажмите запись, чтобы продолжить.',
  noResponseHelp: 'Речевой сервис браузера не отвечает. Проверьте соединение и нажмите запись ещё раз.',
  engineTitle: (code) => `Ошибка распознавания речи: ${code}`,
  dictation: 'Включите диктовку (и Siri) в настройках системы и нажмите запись ещё раз.',
  serviceNotAllowed:
    'Этот браузер не даёт сайтам пользоваться своим речевым сервисом. Попробуйте Chrome, Edge или Safari.',
  networkStopped:
    'Браузер не смог связаться со своим речевым сервисом. Проверьте соединение или попробуйте Chrome, Edge или Safari.',
  networkRetrying: 'Речевой сервис недоступен. Пробуем ещё раз.',
  noMicrophone: 'Мы не нашли микрофон. Проверьте, что он подключён и выбран в настройках системы.',
  microphoneInUse:
    'Микрофон уже занят, возможно, в другой вкладке. Остановите его там и нажмите запись ещё раз.',
  languageNotSupported: 'Этот браузер не распознаёт выбранный язык. Выберите другой язык или другой браузер.',
  unknownHelp: 'Ваш текст в безопасности. Нажмите запись ещё раз.',
  allowIos:
    'Откройте Настройки > Приложения > Safari > Микрофон, выберите «Разрешить» и нажмите запись ещё раз.',
  allowSafari:
    'В меню Safari выберите «Настройки для этого веб-сайта», разрешите микрофон и нажмите запись ещё раз.',
  allowAndroid:
    'Нажмите значок рядом с адресом, затем Разрешения > Микрофон > Разрешить, и нажмите запись ещё раз.',
  allowDesktop: 'Щёлкните значок рядом с адресом, разрешите микрофон и нажмите запись ещё раз.',
};

export const microphone: Texts<'microphone'> = {
  title: 'Микрофон',
  choose: 'Выбрать другой',
  chooseAltText: 'Выбрать другой микрофон',
  unnamed: 'вашего микрофона',
  noSound: (name) => ({
    title: `Нет звука с микрофона: ${name}`,
    description: 'Проверьте, что он включён и звук не отключён.',
  }),
  unplugged: (name) => ({
    title: 'Микрофон отключён',
    description: `Запись продолжается: ${name}.`,
  }),
  recognition: 'Распознавание речи',
  auto: 'Автоматически',
  autoDetail: 'Распознавание браузера, где оно работает, иначе этот сервер.',
  browser: 'Этот браузер',
  browserDetail: 'Бесплатно и без ограничений.',
  server: 'Этот сервер',
  signIn: 'Войдите, чтобы пользоваться им.',
  left: (seconds) =>
    seconds < 60
      ? `Осталось ${count(Math.floor(seconds))} с речи`
      : `Осталось ${count(Math.floor(seconds / 60))} мин речи`,
  allow: 'Разрешите микрофон, чтобы видеть его уровень.',
  browserMicrophone: 'Браузер использует микрофон, выбранный в его настройках.',
  now: {
    browser: `Сейчас ваши слова записывает браузер. Он может отправлять звук своему разработчику. ${brand.name} его не получает и не хранит.`,
    server: 'Сейчас ваши слова записывают этот сервер и его сервис распознавания. Звук не хранится.',
  },
};

export const takenOver: Texts<'takenOver'> = {
  title: 'Теперь записывает этот сервер',
  description: 'Ваша речь отправляется этому серверу и его сервису распознавания и не хранится.',
};

const onThisDevice = 'Звук есть только на этом устройстве.';

export const waitingSpeech: Texts<'waitingSpeech'> = {
  title: (seconds) =>
    seconds < 100
      ? `${count(seconds)} с речи ещё не записаны`
      : `${count(Math.round(seconds / 60))} мин речи ещё не записаны`,
  why: {
    earlier: onThisDevice,
    failed: onThisDevice,
    offline: `Она будет записана, когда сервер станет доступен. ${onThisDevice}`,
    allowance: `Лимит распознавания закончился. ${onThisDevice}`,
    'signed-out': `Войдите, чтобы она была записана. ${onThisDevice}`,
    full: 'В тексте нет для неё места. Сначала сохраните или сотрите его.',
  },
  unsavedTitle: 'На устройстве закончилось место',
  unsaved: 'Не закрывайте эту страницу, пока слова не записаны.',
  transcribe: 'Записать',
  download: 'Скачать',
  discard: 'Удалить',
  fileName: 'запись.wav',
  discardTitle: 'Удалить эту запись?',
  discardText: 'Она ещё не превратилась в текст, и копии нет.',
  keep: 'Оставить',
};

export const recordRefusals: Texts<'recordRefusals'> = {
  unsupportedTitle: 'Этот браузер не умеет записывать',
  unsupportedToast:
    'Для записи используйте Chrome, Edge или Safari. Печатать и вставлять текст можно и здесь.',
  pausedTitle: 'Запись на паузе',
  pausedToast: 'Сохраните или сотрите текст, чтобы продолжить запись.',
};

export const onServer: Texts<'onServer'> = {
  translation: 'Переведено на этом сервере.',
  translationMore: 'Ваш текст больше никуда не отправлялся.',
  recognition: 'Ваша речь распознаётся на этом сервере. Она не хранится и больше никуда не отправляется.',
  voice: (name) => `${name}, голос искусственного интеллекта на этом сервере`,
  simpleVoice: (name) => `${name}, простой голос на этом сервере`,
};
