import { createTestApp } from './test-app.ts';
import { createTestVoice } from './test-voice.ts';

type Person = { id: string; headers: { cookie: string } };

/** A test app with a test voice, and the calls that a listener makes. */
export async function startListening(now?: number) {
  const voice = createTestVoice();
  const product = await createTestApp({ deps: { voice }, ...(now === undefined ? {} : { now }) });
  const { app } = product;
  const get = (who: Person, url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { ...who.headers, ...headers } });
  const speak = (
    who: Person,
    text: string,
    more: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) =>
    app.inject({
      method: 'POST',
      url: '/api/text-to-speech',
      headers: { ...who.headers, 'sec-fetch-site': 'same-origin', ...headers },
      payload: { text, language: 'en-US', voice: 'sage', userId: who.id, tier: 'free', ...more },
    });
  const markTrial = (who: Person) =>
    app.inject({
      method: 'POST',
      url: `/api/hd-voice-trial/${who.id}`,
      headers: { ...who.headers, 'sec-fetch-site': 'same-origin' },
    });
  const remaining = async (who: Person) =>
    (await get(who, `/api/speech-allowance/${who.id}`)).json<{ remaining: number }>().remaining;
  const trial = async (who: Person) =>
    (await get(who, `/api/hd-voice-trial/${who.id}`)).json<Record<string, unknown>>();
  return { ...product, voice, get, speak, markTrial, remaining, trial };
}

/** The status, code and message of an error. */
export const refusal = (response: { statusCode: number; json(): unknown }) => {
  const { code, message } = response.json() as { code: string; message: string };
  return [response.statusCode, code, message];
};
