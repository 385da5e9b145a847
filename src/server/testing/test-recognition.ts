import { vi } from 'vitest';
import type { EngineOrigins } from '../config/service-choice.ts';
import type { TranscribeOptions } from '../recognition/recognition-provider.ts';
import type { Transcript } from '../recognition/transcript.ts';
import { createTestApp } from './test-app.ts';
import { encodeForm, type RecordingFields } from './test-recordings.ts';

/** A test app with a fake recogniser, and the calls of a signed-in person. */
export async function startTranscribing(
  given?: (options: TranscribeOptions) => Promise<Transcript>,
  engines: EngineOrigins = {},
) {
  const transcribe = vi.fn(given ?? (async () => ({ text: 'Good morning.' })));
  const test = await createTestApp({ engines, deps: { recognition: { transcribe } } });
  const person = await test.signIn('person');

  async function send(fields: RecordingFields, headers: Record<string, string> = {}) {
    const form = await encodeForm({ language: 'en-US', ...fields });
    return test.app.inject({
      method: 'POST',
      url: '/api/transcribe',
      headers: { ...person.headers, ...form.headers, ...headers },
      payload: form.payload,
    });
  }
  const allowance = async (who = person) =>
    (await test.app.inject({ url: `/api/recognition-allowance/${who.id}`, headers: who.headers })).json<
      Record<string, unknown>
    >();
  return { ...test, person, transcribe, send, allowance };
}

export const byKey = (key: string) => ({ 'idempotency-key': key });
