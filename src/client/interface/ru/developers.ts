import type { Texts } from '../translations.ts';

export const developers: Texts<'developers'> = {
  heading: 'Разработчикам',
  lead: 'Сохраняйте, расшифровывайте, переводите и слушайте из своих программ, с теми же лимитами, что и в приложении.',
  signInFirst: 'Войдите, чтобы создать ключ.',
  examples: 'Примеры',
  save: 'Сохранить текст',
  list: 'Список сохранённых текстов',
  transcribe: 'Расшифровать файл',
  translate: 'Перевести',
  speak: 'Прочитать вслух',
  keyShown: 'Новый ключ подставлен в примеры ниже, пока вы не уйдёте с этой страницы.',
  client: 'Клиент и командная строка',
  reference: 'Справочник',
  parameters: 'Параметры',
  body: 'Тело запроса',
  responses: 'Ответы',
  errorCodes: 'Коды ошибок',
  required: 'обязательно',
  openapi: 'Документ OpenAPI',
  webhookCall: 'Что приходит на ваш адрес',
  webhookCheck: 'Проверить подпись',
  freeLimits: (translations, characters) =>
    `С бесплатным аккаунтом: переводов в день — ${translations}, голос Iris (sage) — один раз, до ${characters} символов.`,
};
