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
  reference: 'Справочник',
  openapi: 'Документ OpenAPI',
};
