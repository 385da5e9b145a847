import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWav } from '../../shared/test-wav.ts';
import { registerTranscriptions } from './transcriptions.ts';

const app = Fastify();
let url: string;
beforeAll(async () => {
  await app.register(registerTranscriptions);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const file = new Blob([createWav(3.2)], { type: 'audio/wav' });

async function post(fields: Record<string, string | Blob>, headers = { authorization: 'Bearer k' }) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.set(name, value);
    else body.set(name, value, 'speech.wav');
  }
  return fetch(`${url}/ai/v1/audio/transcriptions`, { method: 'POST', headers, body });
}

const text = '[Sandbox] 3.2 seconds of speech in French.';

test('states how long the speech was instead of inventing a transcript', async () => {
  const response = await post({ model: 'm', file, language: 'fr' });
  expect(await response.json()).toEqual({ text, usage: { type: 'duration', seconds: 4 } });
});

test('returns segments and words on request', async () => {
  const fields = { model: 'm', file, language: 'fr', response_format: 'verbose_json' };
  const response = await post({ ...fields, 'timestamp_granularities[]': 'word' });
  expect(await response.json()).toMatchObject({
    duration: 3.2,
    text,
    segments: [{ start: 0, end: 3.2, text, no_speech_prob: 0 }],
    words: expect.arrayContaining([{ word: '[Sandbox]', start: 0, end: expect.closeTo(3.2 / 7, 3) }]),
  });
});

test('streams the response on request', async () => {
  const response = await post({ model: 'm', file, language: 'fr', stream: 'true' });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const events = (await response.text())
    .split('\n\n')
    .flatMap((event) => event.replace(/^data: /u, '') || []);
  expect(events.pop()).toBe('[DONE]');
  expect(JSON.parse(events.pop() ?? '')).toEqual({ type: 'transcript.text.done', text });
  expect(events.map((event) => JSON.parse(event).delta).join('')).toBe(text);
});

test('refuses bad requests with OpenAI’s messages', async () => {
  const refused = async (fields: Record<string, string | Blob>, headers?: { authorization: string }) => {
    const response = await post(fields, headers);
    const { error } = (await response.json()) as { error: { code: string; param: string | null } };
    return [response.status, error.code, error.param];
  };
  expect(await refused({ model: 'm', file }, { authorization: '' })).toEqual([401, 'invalid_api_key', null]);
  expect(await refused({ file })).toEqual([400, 'missing_required_parameter', 'model']);
  expect(await refused({ model: 'm' })).toEqual([400, 'missing_required_parameter', 'file']);
  expect(await refused({ model: 'm', file: new Blob(['no sound']) })).toEqual([400, 'invalid_value', 'file']);
});

test('lets two people take turns for a model that tells them apart', async () => {
  const fields = {
    model: 'gpt-4o-transcribe-diarize',
    file,
    language: 'fr',
    response_format: 'diarized_json',
  };
  const spoken = `${text} This is the second voice.`;
  expect(await (await post(fields)).json()).toMatchObject({
    text: spoken,
    segments: [
      { speaker: 'A', start: 0, end: 1.6, text },
      { speaker: 'B', start: 1.6, end: 3.2 },
    ],
  });
  const known = {
    'known_speaker_names[]': 'Ann',
    'known_speaker_references[]': 'data:audio/wav;base64,UklGRg==',
  };
  expect(await (await post({ ...fields, ...known })).json()).toMatchObject({
    segments: [{ speaker: 'Ann' }, { speaker: 'A' }],
  });
  const streamed = await (await post({ ...fields, stream: 'true' })).text();
  expect(streamed.match(/transcript\.text\.segment/g)).toHaveLength(2);
  const long = { ...fields, file: new Blob([createWav(31)], { type: 'audio/wav' }) };
  const { 'known_speaker_names[]': name } = known;
  for (const wrong of [{ ...fields, prompt: 'Ann' }, long, { ...fields, 'known_speaker_names[]': name }])
    expect((await post(wrong)).status).toBe(400);
  expect((await post({ ...fields, model: 'whisper-1' })).status).toBe(400);
});
