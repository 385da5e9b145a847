import type { Texts } from '../translations.ts';
import { characters, count, ofCharacters, plural } from './formats.ts';

export const transcript: Texts<'transcript'> = {
  label: 'Текст',
  placeholder: 'Нажмите кнопку записи и говорите или печатайте здесь.',
  placeholderUnsupported: 'Напечатайте или вставьте текст сюда.',
  note: 'Бесплатно и без аккаунта. Мы не храним записи, а текст остаётся в этом браузере, пока вы его не сохраните или не переведёте.',
  countOf: (cap) => ` / ${cap === undefined ? '0 000' : count(cap)}`,
  countSpoken: (length, cap) =>
    cap === undefined
      ? `Использовано: ${characters(length)}`
      : `Использовано ${count(length)} из ${ofCharacters(cap)}`,
  copy: 'Копировать',
  copyOf: { original: 'Копировать оригинал', translation: 'Копировать перевод' },
  copied: 'Скопировано',
  copiedText: 'Текст в буфере обмена.',
  copiedOf: { original: 'Оригинал скопирован', translation: 'Перевод скопирован' },
  notCopied: 'Не удалось скопировать',
  notCopiedText: 'Браузер не разрешил. Выделите текст и скопируйте сами.',
  clear: 'Стереть',
};

export const textLength: Texts<'textLength'> = {
  limitTitle: 'Достигнут предел длины',
  limit: (cap) => `Не больше ${ofCharacters(cap)}.`,
  truncated: (cap) => `Текст обрезан до ${ofCharacters(cap)}.`,
  near: (left) => `Почти предел длины. Осталось: ${characters(left)}.`,
  paused: 'Запись на паузе: достигнут предел длины. Сохраните или сотрите текст.',
  announceNear: 'Текст почти достиг предела',
  announceFull: 'Текст достиг предела',
  overflow: (words) =>
    plural(words, {
      one: '# слово не поместилось. С него начнётся следующий текст.',
      few: '# слова не поместились. С них начнётся следующий текст.',
      many: '# слов не поместилось. С них начнётся следующий текст.',
      other: '# слова не поместилось. С них начнётся следующий текст.',
    }),
  left: (words) =>
    plural(words, {
      one: '# слово не поместилось в прошлый текст.',
      few: '# слова не поместились в прошлый текст.',
      many: '# слов не поместилось в прошлый текст.',
      other: '# слова не поместилось в прошлый текст.',
    }),
  add: 'Добавить в текст',
  discard: 'Удалить',
  continueWhenFull: 'Когда место кончится, сохранить и записывать дальше',
  continuing: 'Достигнут предел длины, текст сохраняется. Запись продолжается.',
};

export const clearing: Texts<'clearing'> = {
  title: 'Стереть текст?',
  text: 'Текст и его перевод будут стёрты. Сохранённые тексты останутся.',
  confirm: 'Стереть',
  cancel: 'Оставить',
  cleared: 'Стёрто',
  undo: 'Отменить',
  undoAlt: 'Вернуть стёртый текст',
};

export const find: Texts<'find'> = {
  find: 'Найти в тексте',
  place: (at, total) => (total === 0 ? 'Не найдено' : `${at} из ${total}`),
  previous: 'Предыдущее совпадение',
  next: 'Следующее совпадение',
  close: 'Закрыть',
};

export const draftNotKept: Texts<'draftNotKept'> = {
  title: 'Браузер не может сохранить ваш текст',
  text: 'Его хранилище заполнено или заблокировано. Сохраните или экспортируйте текст, прежде чем покинуть эту страницу.',
};
