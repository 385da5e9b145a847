import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const turns: Texts<'turns'> = {
  back: 'Назад к тексту',
  both: 'Оба',
  list: 'Реплики',
  speakers: 'Участники',
  unknown: 'Неизвестно кто',
  numbered: (number) => `Участник ${count(number)}`,
  change: (name) => `Изменить участника: ${name}`,
  title: 'Кто говорит?',
  name: 'Имя',
  every: (name) => `Все реплики: ${name}`,
  everyUnknown: 'Все реплики без имени',
  cancel: 'Отмена',
  done: 'Готово',
  split: 'Разделить реплику',
  splitText: 'Выберите предложение, с которого начинает говорить кто-то другой.',
  rename: (name) => `Переименовать: ${name}`,
  saveName: 'Сохранить имя',
  turns: (value) =>
    plural(value, { one: '# реплика', few: '# реплики', many: '# реплик', other: '# реплики' }),
  note: 'Новое имя получат все реплики этого участника.',
  mergeWith: (name) => `${name} — это кто-то из других участников?`,
  merge: (name) => `Объединить: ${name}`,
  noSpeakers: 'Пока ни у кого нет имени. Нажмите на кружок рядом с репликой, чтобы указать, кто говорит.',
  renamed: (before, after) => `Новое имя (было ${before}): ${after}`,
  merged: (one, other) => `${one} и ${other} теперь один участник`,
  named: (name) => `Теперь здесь говорит ${name}`,
  undo: 'Отменить',
  undoAlt: 'Отменить изменение участников',
};

export const recordingSound: Texts<'recordingSound'> = {
  bar: 'Запись',
  play: 'Воспроизвести запись',
  pause: 'Приостановить запись',
  back: 'Назад на 5 секунд',
  forward: 'Вперёд на 5 секунд',
  position: 'Место в записи',
  playFrom: (time) => `Воспроизвести с ${time}`,
  kept: 'Записи на этом устройстве',
  keptText: (size) => `${size} в этом браузере, чтобы прослушивать импортированные тексты.`,
  none: 'В этом браузере нет импортированных записей.',
  delete: 'Удалить все',
  deleteTitle: 'Удалить все записи?',
  deleteText:
    'Тексты останутся, но прослушать записи больше не получится. Запись, которая ещё расшифровывается, сохранится.',
  keep: 'Оставить',
  deleted: 'Записи удалены',
  elsewhere:
    'Этой записи нет на этом устройстве. Если её сохранили, она в том браузере, где текст был записан или импортирован.',
};
