import { brand } from '../../../shared/brand.ts';
import { inviteBonus } from '../../../shared/invites.ts';
import type { Texts } from '../translations.ts';
import { count, plural, characters as symbols } from './formats.ts';

export const sessionPage: Texts<'sessionPage'> = {
  userMenu: (name) => `Аккаунт: ${name}`,
  signedOutHereOnly: {
    title: 'Вы вышли не полностью',
    description:
      'Не удалось связаться с сервером, чтобы завершить сеанс. Чтобы завершить его, войдите и выйдите снова.',
  },
};

export const session: Texts<'session'> = {
  signInFailed: 'При входе что-то пошло не так. Попробуйте ещё раз.',
  signInFailedTitle: 'Не удалось войти',
  webhookOff: 'Вебхук отключён',
  account: 'Аккаунт',
  conversation: 'Разговор',
  signOut: 'Выйти',
  premiumMember: 'Тариф Premium',
  freeMember: 'Бесплатный тариф',
  until: (day) => `Оплачено до ${day}`,
  overdue: 'Платёж не прошёл: обновите данные карты',
  manageSubscription: 'Управление подпиской',
  acceptTerms: 'Примите условия использования',
  termsTitle: 'Примите условия использования',
  termsText: 'Они могли измениться с тех пор, как вы приняли их в последний раз. Прочитайте ',
  termsTextAfter: '. Если не принять их сейчас, мы спросим снова при следующем посещении.',
  termsAccept: 'Принять',
  termsLater: 'Не сейчас',
  termsFailed: {
    title: 'Не удалось сохранить ваше согласие',
    description: 'Проверьте соединение и попробуйте ещё раз.',
  },
  dialogTitle: `Вход в ${brand.name}`,
  dialogText: 'Сохраняйте и переводите текст и открывайте его на любом устройстве.',
  dialogNote: 'Когда вы вернётесь, текст будет на месте.',
  dialogSandbox: 'Этот сервер использует тестовую страницу входа. Настоящий аккаунт не нужен.',
  continue: `Войти через ${brand.identityProvider}`,
  agreeBefore: 'Я принимаю ',
  agreeTerms: 'Условия использования',
  agreeBetween: ' и ',
  agreePrivacy: 'Обещание конфиденциальности',
  agreeAfter: '.',
  inEnglish: 'Оба документа на английском языке.',
  settings: 'Настройки',
};

const { slots, characters, maxInvitees } = inviteBonus;

export const invite: Texts<'invite'> = {
  title: 'Пригласить друзей',
  lead: `За каждого, кто придёт по вашей ссылке, вы получаете ещё ${count(slots)} мест для сохранения и ${symbols(characters)} на текст (до ${count(maxInvitees)} человек).`,
  link: 'Ваша личная ссылка',
  copy: 'Копировать ссылку',
  copied: 'Ссылка скопирована',
  copyFailed: 'Не удалось скопировать ссылку. Выделите и скопируйте её сами.',
  share: 'Поделиться…',
  shareTitle: brand.name,
  shareText: 'Превратите речь в текст, переведите и послушайте.',
  invited: (value) =>
    value === 0
      ? 'Пока никто не присоединился'
      : plural(value, {
          one: 'Присоединился # человек',
          few: 'Присоединились # человека',
          many: 'Присоединилось # человек',
          other: 'Присоединились # человека',
        }),
  earned: (extraSlots, extraChars) =>
    extraSlots === 0
      ? 'Бонуса пока нет'
      : `Получено: +${count(extraSlots)} мест и +${symbols(extraChars)} на текст`,
  toEarn: (left) =>
    left === 0
      ? 'Вы получили весь бонус. Спасибо, что рассказываете о нас!'
      : `Пригласите ещё ${plural(left, { one: '# человека', few: '# человек', many: '# человек', other: '# человека' })} и получите ещё ${count(left * slots)} мест и ${symbols(left * characters)} на текст.`,
  unknown: 'Не удалось загрузить ваши приглашения. Попробуйте позже.',
};
