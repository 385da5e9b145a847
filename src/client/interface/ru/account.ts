import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, ofCharacters, plural } from './formats.ts';

export const account: Texts<'account'> = {
  since: (day) => `в ${brand.name} с ${day}`,
  translation: 'Перевод',
  hdVoices: 'HD-голоса',
  recognition: 'Распознавание на сервере',
  saved: 'Сохранённые тексты',
  characters: (used, limit) => `${count(used)} из ${ofCharacters(limit)}`,
  translations: (used, limit) =>
    plural(limit, {
      one: `${count(used)} из # перевода`,
      few: `${count(used)} из # переводов`,
      many: `${count(used)} из # переводов`,
      other: `${count(used)} из # перевода`,
    }),
  minutes: (used, limit) => `${count(used)} из ${count(limit)} мин`,
  slots: (used, limit) => `${count(used)} из ${count(limit)} мест`,
  left: (value) => `Осталось ${count(value)}.`,
  renewsDaily: (time) => `Обновляется в ${time}`,
  renewsOn: (day) => `Обновится ${day}`,
  endsOn: (day) => `Закончится ${day}`,
  slotsNote: 'Сохранённые тексты не обнуляются. Удалите часть, чтобы освободить место.',
  usageFailed: 'Не удалось загрузить данные об использовании. Попробуйте позже.',
  chart: 'Последние 30 дней',
  chartTotal: (value) => `Расшифровано на этом сервере: ${count(value)} мин`,
  chartMost: (day, value) => `Больше всего ${day}: ${count(value)} мин`,
  chartEmpty: 'Пока ничего. Речь, которую распознаёт браузер, не считается.',
  today: 'Сегодня',
  thisDevice: 'Это устройство',
  signedInNow: 'Вход выполнен',
  lastUsed: (when) => `Последняя активность: ${when}`,
  signOut: 'Выйти',
  deviceOn: (browser, system) => `${browser} на ${system}`,
  unknownDevice: 'Неизвестное устройство',
  signOutDevice: (device) => `Выйти на устройстве ${device}`,
  signOutEverywhere: 'Выйти везде',
  signOutFailed: 'Не удалось выйти на том устройстве. Попробуйте ещё раз.',
  devicesFailed: 'Не удалось загрузить ваши устройства. Попробуйте позже.',
  download: 'Скачать мои данные',
  downloadText:
    'ZIP-файл с вашими текстами, словарём, статистикой, приглашениями и другими данными. Не чаще раза в час.',
  downloadAction: 'Скачать',
  downloadFailed: 'Не удалось скачать данные',
  downloadFailedText: 'Попробуйте через несколько минут.',
  delete: 'Удалить мой аккаунт',
  deleteText: 'У вас будет семь дней, чтобы передумать.',
  deleteAction: 'Удалить…',
  deleteTitle: 'Удалить аккаунт?',
  deleteLead:
    'Вы выйдете из аккаунта на всех устройствах. Если войти в течение семи дней, всё восстановится.',
  deletedData:
    'После этого мы навсегда удалим ваши тексты, словарь, статистику, приглашения, устройства и профиль.',
  deletePlan: 'Если у вас есть подписка, она не продлится. Деньги за оставшиеся дни не возвращаются.',
  retainedData:
    'Платёжный сервис хранит счета, пока этого требует налоговое законодательство. В резервных копиях ваши данные остаются, пока не истечёт срок хранения.',
  deviceData:
    'Несохранённый текст на этом устройстве удаляется сразу. То, что вы сохранили в режиме «На этом устройстве», останется в этом браузере.',
  emailLabel: (email) => `Введите ${email} для подтверждения`,
  emailWrong: 'Это не адрес вашего аккаунта.',
  deleteConfirm: 'Удалить мой аккаунт',
  cancel: 'Отмена',
  deleteFailed: 'Не удалось удалить аккаунт. Попробуйте ещё раз.',
};

export const accountScreen: Texts<'accountScreen'> = {
  heading: 'Ваш аккаунт',
  you: 'Вы',
  plan: 'Тариф',
  premium: 'Premium',
  free: 'Бесплатный',
  upgrade: 'Тарифы',
  planFailed: 'Не удалось загрузить ваш тариф.',
  tryAgain: 'Попробовать ещё раз',
  invites: 'Приглашения',
  earned: (slots, characters) =>
    `Вы получили дополнительно: мест — ${slots}, символов на текст — ${characters}.`,
  notEarned: 'За каждого, кто присоединится, вы получаете больше мест и более длинные тексты.',
  invitesFailed: 'Не удалось загрузить ваши приглашения. Попробуйте позже.',
  invite: 'Пригласить друзей',
  devices: 'Устройства',
  data: 'Ваши данные',
  signIn: 'Войдите, чтобы увидеть аккаунт.',
  signInAction: 'Войти',
  deleting: (day) => `Ваш аккаунт будет удалён ${day}`,
  deletingText: 'Если войти до этого дня, всё восстановится.',
  keep: 'Оставить аккаунт',
  kept: 'Аккаунт не будет удалён',
  keptText:
    'Ничего не удалено. Если у вас Premium, он закончится вместе с оплаченным периодом, если не включить продление снова.',
};
