import type { TranslateOptions, TranslationProvider } from '../translation/translation-provider.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { translationBody } from './test-bodies.ts';

/** A fake translator that records its requests. By default it translates to capitals. */
export function createFakeTranslator(act?: (options: TranslateOptions) => Promise<{ text: string }>) {
  const requests: TranslateOptions[] = [];
  const translator: TranslationProvider = {
    translate: async (options) => {
      requests.push(options);
      return act ? act(options) : { text: options.text.toUpperCase() };
    },
  };
  return { translator, requests };
}

/** A test app with a fake translator. */
export async function startTranslating(
  act?: (options: TranslateOptions) => Promise<{ text: string }>,
  options: { env?: Record<string, string>; newDatabase?: boolean } = {},
) {
  const { translator, requests } = createFakeTranslator(act);
  return { ...(await createTestApp({ deps: { translator }, ...options })), requests };
}

export type Person = Awaited<ReturnType<TestApp['signIn']>>;
type Tier = 'free' | 'premium';

export const translate = (test: TestApp, person: Person, tier: Tier, text: string, more: object = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/translate',
    headers: person.headers,
    payload: { ...translationBody(person.id, tier, text), ...more },
  });

export const allowanceOf = async (test: TestApp, person: Person) =>
  (await test.app.inject({ url: `/api/translation-allowance/${person.id}`, headers: person.headers })).json();
