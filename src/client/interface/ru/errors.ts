import type { Texts } from '../translations.ts';
import { characters, count, date, ofCharacters, plural, wait } from './formats.ts';

const renewal = (renewsAt: string | undefined) => (renewsAt ? ` Лимит обновится ${date(renewsAt)}` : '');

export const errors: Texts<'errors'> = {
  'document-changed': 'Этот текст изменили на другом устройстве.',
  'revision-required': 'Для этого изменения нужно указать версию, на которой оно основано.',
  'share-limit': 'У этого текста слишком много ссылок. Отзовите одну, чтобы создать новую.',
  'sign-in-required': 'Войдите, чтобы продолжить.',
  'key-invalid': 'Такого ключа API нет, он истёк или был отозван.',
  'key-scope': 'Этому ключу API это не разрешено.',
  'key-limit': 'У вас уже максимум ключей API. Отзовите один, чтобы создать новый.',
  'webhook-limit': 'У вас уже максимум вебхуков. Удалите один, чтобы добавить новый.',
  'webhook-address': 'Укажите публичный адрес HTTPS, например https://example.com/hook.',
  'webhook-exists': 'У вас уже есть вебхук с этим адресом.',
  'not-yours': 'Это принадлежит другому аккаунту. Войдите в тот аккаунт.',
  'recent-sign-in-required': 'Войдите ещё раз, чтобы мы убедились, что это вы.',
  'tier-mismatch': 'Ваш тариф изменился. Обновите страницу.',
  'cross-site': 'Этот запрос пришёл не из приложения. Откройте приложение и попробуйте ещё раз.',
  'premium-required': 'Для этого нужен Premium.',
  'trial-used': 'Вы уже попробовали Iris. С Premium этого ограничения нет.',
  'dictionary-full': 'Список слов заполнен. Удалите слово, чтобы добавить другое.',
  'dictionary-changed': 'Ваши слова изменились на другом устройстве. Обновите страницу.',
  'save-limit': ({ requiresUpgrade }) =>
    requiresUpgrade === false
      ? 'Все места Premium заняты. Если нужно больше, напишите в поддержку.'
      : 'Все бесплатные места заняты. С Premium их больше.',
  'development-only': 'Это доступно только в режиме разработки.',
  'idempotency-key-reused':
    'Этот запрос уже был отправлен с другим содержимым. Обновите страницу и попробуйте ещё раз.',
  'already-premium': 'Premium для этого аккаунта уже подключён.',
  'subscription-exists':
    'У вас уже есть подписка, но последний платёж не прошёл. Обновите данные карты, чтобы снова пользоваться Premium.',
  'invalid-request': 'Этот запрос некорректен.',
  'text-too-long': ({ limit }) =>
    limit === undefined
      ? 'Текст длиннее вашего лимита. Сократите его.'
      : `Текст длиннее ${ofCharacters(limit)}. Сократите его.`,
  'same-language': 'Текст уже на этом языке. Выберите другой.',
  'unsupported-pair': 'Сервис перевода не переводит между этими языками. Выберите другой.',
  EMPTY_INPUT: 'Нет текста для чтения. Сначала наберите или запишите что-нибудь.',
  'trial-too-long': 'Проба Iris ограничена 50 символами (около 8–10 слов).',
  'wrong-pin': 'Неверный PIN-код.',
  'too-many-people': 'Больше людей добавить нельзя.',
  'name-taken': 'Здесь уже есть человек с таким именем.',
  'method-not-allowed': 'Этот адрес нельзя использовать таким способом.',
  'not-found': 'Ничего не найдено.',
  'request-timeout': 'Запрос занял слишком много времени. Попробуйте ещё раз.',
  'headers-too-large': 'Заголовки запроса слишком большие.',
  'too-large': 'Запрос слишком большой. Сократите текст.',
  'unsupported-media': 'Этот формат не поддерживается.',
  'translation-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium') return 'Переводы на сегодня закончились.';
    return remaining
      ? `Этот текст длиннее вашего остатка: ${characters(remaining)}.${renewal(renewsAt)}`
      : `Вы использовали ${characters(limit ?? 0)} за этот период.${renewal(renewsAt)}`;
  },
  'speech-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium')
      return 'Лимит символов превышен. Бесплатно доступно 50 символов в день, с Premium — 5\u00a0000 символов в месяц.';
    return remaining
      ? `Лимит символов превышен. Осталось: ${characters(remaining)}.${renewal(renewsAt)}`
      : `Лимит символов превышен. Вы использовали ${characters(limit ?? 0)} за этот период.${renewal(renewsAt)}`;
  },
  'recognition-limit': ({ tier, limit, remaining }) => {
    if (remaining)
      return `Эта запись длиннее вашего остатка распознавания: ${plural(remaining, { one: '# секунда', few: '# секунды', many: '# секунд', other: '# секунды' })}.`;
    const minutes = plural((limit ?? 0) / 60, {
      one: '# минуту',
      few: '# минуты',
      many: '# минут',
      other: '# минуты',
    });
    return tier === 'premium'
      ? `Вы использовали ${minutes} распознавания за этот период.`
      : `Вы использовали ${minutes} распознавания на сегодня.`;
  },
  'live-full': 'Эта комната заполнена. Попробуйте позже.',
  'live-limit': ({ limit }) =>
    `Время живых субтитров на сегодня закончилось (минут: ${count((limit ?? 1_800) / 60)}).`,
  'too-many-requests': ({ retryAfter }) =>
    retryAfter
      ? `Слишком много запросов. Попробуйте снова через ${wait(retryAfter)}.`
      : 'Слишком много запросов. Подождите немного и попробуйте ещё раз.',
  internal: 'У нас что-то пошло не так. Попробуйте ещё раз.',
  'provider-failed': 'Сервис, которым мы пользуемся, сообщил об ошибке. Попробуйте ещё раз.',
  'provider-unavailable': 'Сервис, которым мы пользуемся, сейчас недоступен. Попробуйте позже.',
  'provider-quota': 'Этот сервер исчерпал свою квоту на перевод. Попробуйте позже.',
  'provider-busy': 'Сервис перевода сейчас получает слишком много запросов. Попробуйте снова через минуту.',
  'not-ready': 'Сервис ещё не готов. Попробуйте чуть позже.',
};
