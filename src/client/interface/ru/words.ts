import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

const words = (value: number) =>
  plural(value, { one: '# слово', few: '# слова', many: '# слов', other: '# слова' });

export const dictionary: Texts<'dictionary'> = {
  title: 'Мои слова',
  open: 'Открыть мои слова',
  lead: `Имена и термины, в которых ${brand.name} не должен ошибаться при диктовке, переводе и чтении вслух.`,
  search: 'Поиск',
  searchLabel: 'Поиск по моим словам',
  add: 'Добавить слово',
  more: 'Ещё',
  importCsv: 'Импорт CSV…',
  exportCsv: 'Экспорт CSV',
  fileName: 'мои-слова.csv',
  written: 'Написание',
  heard: 'Иногда слышится как',
  heardHint: 'Введите слово и нажмите Enter',
  removeHeard: (form) => `Убрать ${form}`,
  translations: 'В переводах',
  spoken: 'Произношение',
  spokenOptional: 'Произношение (необязательно)',
  listen: 'Слушать',
  normal: 'Как обычно',
  translateNormally: 'Переводить как обычно',
  translatedNormally: 'Переводится как обычно',
  neverTranslate: 'Никогда не переводить',
  neverTranslated: 'Не переводится',
  fixed: 'Переводить как…',
  language: 'Язык',
  translation: 'Перевод',
  addLanguage: 'Добавить язык',
  removeTranslation: 'Убрать этот перевод',
  asWritten: 'Как пишется',
  heardAs: (forms) => `Слышится как ${forms}`,
  edit: (word) => `Изменить ${word}`,
  remove: (word) => `Удалить ${word}`,
  delete: 'Удалить',
  cancel: 'Отмена',
  save: 'Сохранить',
  newWord: 'Новое слово',
  editWord: 'Изменить слово',
  empty: `Слов пока нет. Добавьте имя, в котором ${brand.name} ошибается.`,
  nothingFound: 'Ничего не найдено.',
  count: (value, limit) => `${count(value)} из ${count(limit)} слов`,
  withAccount: 'Хранятся в аккаунте',
  onDevice: 'Хранятся на этом устройстве',
  full: (limit) => `Список заполнен: в нём помещается ${words(limit)}. Удалите слово, чтобы добавить другое.`,
  exists: 'Это слово уже есть в списке.',
  deleted: 'Слово удалено',
  undo: 'Отменить',
  undoAlt: 'Вернуть слово',
  imported: (value) => `Импортировано: ${words(value)}`,
  importedNote: (skipped, left) =>
    [
      skipped > 0 && `Пропущено строк с ошибками: ${count(skipped)}.`,
      left > 0 && `Не поместилось: ${words(left)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  importFailed: 'Не удалось прочитать файл',
  importFailedText: 'Выберите файл CSV.',
  loadFailed: 'Не удалось загрузить ваши слова.',
  notSaved: 'Слова не сохранены',
  notSavedText: 'Проверьте соединение и попробуйте ещё раз.',
  changedElsewhere: 'Ваши слова изменились и на другом устройстве',
  changedElsewhereText: 'Ваше изменение добавлено в последнюю версию.',
  tryAgain: 'Попробовать ещё раз',
  importOffer: (value) =>
    value === 1
      ? 'Добавить слово с этого устройства в аккаунт?'
      : `Добавить ${words(value)} с этого устройства в аккаунт?`,
  importConfirm: 'Добавить',
  importDecline: 'Удалить с этого устройства',
  learn: (word, heard) => ['Всегда писать ', word, ' вместо ', heard, '?'],
  always: 'Всегда',
  notNow: 'Не сейчас',
  learned: (word) => `Добавлено в ваши слова: ${word}`,
};

export const device: Texts<'device'> = {
  title: 'На этом устройстве',
  text: 'Ваши слова не покидают это устройство.',
  recognition: 'Браузер распознаёт речь на этом устройстве.',
  ownRecognition: 'Речь распознаёт программа на этом компьютере.',
  inBrowserRecognition:
    'Английскую речь эта страница распознаёт на этом устройстве. Другие языки она не распознаёт.',
  noRecognition:
    'Запись выключена: этот браузер не умеет распознавать речь на этом устройстве. Chrome на компьютере умеет, начиная с версии 139.',
  translation: 'Браузер переводит на этом устройстве.',
  ownTranslation: 'Переводит программа на этом компьютере.',
  noTranslation:
    'Перевод выключен: этот браузер не умеет переводить на этом устройстве. Chrome на компьютере умеет, начиная с версии 138.',
  voices: 'Вслух читают только голоса, установленные на этом устройстве. HD-голоса выключены: им нужна сеть.',
  saving: 'Сохранённые тексты остаются в этом браузере. Тексты из аккаунта не показываются.',
  mayDelete:
    'Этот браузер может удалить сохранённые тексты, если не пользоваться сайтом неделю. Экспортируйте то, что хотите сохранить.',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: 'Ничего не отправлено: включён режим «На этом устройстве».',
  missing: 'Этого текста нет на этом устройстве.',
};

export const localRecognition: Texts<'localRecognition'> = {
  off: 'Запись выключена',
  unsupported:
    'Этот браузер не умеет распознавать речь на этом устройстве. Chrome на компьютере умеет, начиная с версии 139.',
  unavailable: (language) =>
    `На этом устройстве браузер не распознаёт этот язык: ${language.toLowerCase()}. Выберите другой язык или выключите режим «На этом устройстве».`,
  englishOnly:
    'На этом устройстве этот браузер распознаёт только английский. Выберите английский или выключите режим «На этом устройстве».',
  missing: (language) => `Языка ещё нет на этом устройстве: ${language.toLowerCase()}`,
  missingText:
    'Браузеру нужно один раз скачать языковой пакет. Ваши слова всё равно останутся на этом устройстве.',
  engineText: (megabytes) =>
    `Нужно скачать ${megabytes} МБ. Это делается один раз, и потом запись работает и без сети. Ваши слова остаются на этом устройстве.`,
  download: 'Скачать',
  downloadAlt: (language) => `Скачать язык для распознавания речи: ${language.toLowerCase()}`,
  downloading: (language) => `Скачиваем язык: ${language.toLowerCase()}…`,
  downloadingText: 'Браузер скачивает языковой пакет. Мы сообщим, когда всё будет готово.',
  ready: (language) => `Язык готов: ${language.toLowerCase()}`,
  readyText: 'Нажмите кнопку записи, чтобы начать.',
  failed: (language) => `Не удалось скачать язык: ${language.toLowerCase()}`,
  failedText: 'Проверьте соединение и попробуйте ещё раз.',
};
