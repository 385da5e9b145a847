import { brand } from '../../../shared/brand.ts';
import { limits } from '../../../shared/limits.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const { free, premium } = limits;

export const subscribe: Texts<'subscribe'> = {
  heading: `${brand.name} Premium`,
  lead: 'Начните бесплатно. Отменить можно в любой момент.',
  leadPremium: 'Отменить можно в любой момент.',
  share: 'Пригласить',
};

export const plans: Texts<'plans'> = {
  free: {
    name: 'Бесплатный',
    description: 'Всё, что нужно, чтобы диктовать и слушать.',
    features: [
      `Тексты до ${count(free.transcriptCap)} символов`,
      `${count(free.saveSlots)} сохранённых текстов`,
      '1 перевод в день',
      `Один раз попробовать HD-голос Iris, до ${count(free.speechCharacters)} символов`,
      'Голос браузера без ограничений',
    ],
  },
  premium: {
    name: 'Premium',
    description: 'Длинные тексты, HD-голоса и больше переводов.',
    features: [
      `Тексты до ${count(premium.transcriptCap)} символов`,
      `${count(premium.saveSlots)} сохранённых текстов`,
      `Перевод ${count(premium.translations)} символов в месяц`,
      `${count(premium.speechCharacters)} символов HD-голосом в месяц`,
      'Все десять HD-голосов',
      'Скачивание MP3',
      'Голос браузера без ограничений',
    ],
  },
};

export const planMinutes: Texts<'planMinutes'> = {
  free: (minutes) => `Импорт записей: ${count(minutes)} минут речи в день`,
  premium: (minutes) => `Импорт записей: ${count(minutes)} минут речи в месяц`,
};

export const planExtras: Texts<'planExtras'> = {
  tidy: 'Причесать: убрать слова-паразиты одним нажатием',
  tidyPremium: 'Причесать: пунктуация, сокращение, краткий пересказ или письмо',
  words: (limit) => `Мой словарь: ${count(limit)} имён и терминов`,
  whileSpeaking: 'Перевод во время речи',
  conversation: 'Разговоры на двух языках, с чтением вслух',
  library: 'Библиотека сохранённых текстов с поиском, фильтрами и экспортом',
  live: (viewers, minutes) => `Живые субтитры: зрителей до ${count(viewers)}, ${count(minutes)} минут в день`,
  livePremium: (viewers, languages) =>
    `Живые субтитры: зрителей до ${count(viewers)}, языков одновременно до ${count(languages)}`,
};

export const billing: Texts<'billing'> = {
  perInterval: (interval) => (interval === 'year' ? 'в год' : 'в месяц'),
  yourPlan: 'Ваш тариф',
  checkout: 'Перейти к оплате',
  checkoutBusy: 'Открываем страницу оплаты…',
  signInFirst: 'Сначала мы попросим вас войти.',
  terms:
    'Продлевается каждый месяц, пока вы не отмените. После отмены Premium действует до конца оплаченного месяца.',
  card: 'Оплата проходит на сайте Stripe. Мы никогда не видим данные вашей карты.',
  manage: 'Управление подпиской',
  renews: (day) => `Продлится ${day}`,
  ends: (day) => `Закончится ${day} Больше ничего не спишется.`,
  overdue: (day) => `Последний платёж не прошёл. Обновите данные карты, чтобы сохранить Premium после ${day}`,
  lapsed:
    'Последний платёж не прошёл, и Premium закончился. Обновите данные карты, чтобы снова им пользоваться.',
  freeForever: 'Бесплатно навсегда. Без карты.',
  loadingPlans: 'Загружаем тарифы',
  plansError: 'Не удалось загрузить тарифы',
  plansErrorText: 'Это наши обычные тарифы. Актуальную цену вы увидите при оплате.',
  retry: 'Попробовать ещё раз',
  unavailable: 'Оплата сейчас недоступна',
  unavailableText: 'Ничего не списано. Попробуйте через несколько минут.',
  invalidResponse: 'Сервер ответил некорректно.',
  checkoutFailed: 'Не удалось подготовить оплату.',
  connectionFailed: 'Не удалось связаться со Stripe. Попробуйте ещё раз.',
  portalFailed: 'Не удалось открыть управление подпиской',
  portalFailedText: 'Попробуйте через несколько минут.',
  activated: 'Premium подключён!',
  activatedText: 'Теперь у вас длинные тексты, все десять HD-голосов и больше переводов.',
  startUsing: 'Начать пользоваться Premium',
  already: 'У вас уже есть Premium',
  alreadyText: 'Платить больше не нужно.',
  confirming: 'Подтверждаем платёж…',
  pending: 'Платёж ещё не подтверждён',
  pendingText:
    'Это может занять немного времени. Premium включится, как только платёж подтвердится, даже если вы уйдёте с этой страницы.',
  checkAgain: 'Проверить ещё раз',
  unconfirmed: 'Не удалось проверить платёж',
  unconfirmedText: 'Если вы оплатили, Premium включится автоматически.',
  cancelled: 'Оплата отменена',
  cancelledText: 'Ничего не списано. Подключить Premium можно в любой момент.',
};

export const upgrade: Texts<'upgrade'> = {
  title: 'Перейти на Premium',
  lead: (price) => `${price} в месяц. Продлевается, пока вы не отмените. Вы получите:`,
  subscribe: 'Оформить подписку',
  later: 'Не сейчас',
};
