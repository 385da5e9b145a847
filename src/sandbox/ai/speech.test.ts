import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { registerSpeech } from './speech.ts';
import { voiceShapes } from './speech-voices.ts';

const app = Fastify();
registerSpeech(app);
afterAll(() => app.close());

const post = (
  payload: Record<string, unknown>,
  headers: Record<string, string> = { authorization: 'Bearer k' },
) => app.inject({ method: 'POST', url: '/ai/v1/audio/speech', headers, payload });
const speak = (voice: string, input: string, instructions?: string) =>
  post({ model: 'm', voice, input, instructions });

/** MPEG-2 layer III at 64 kbit/s: 8,000 bytes a second. */
const seconds = (body: Buffer) => body.length / 8_000;

test('returns MP3 for a request in OpenAI’s format', async () => {
  const response = await speak('sage', 'The quick brown fox jumps over the lazy dog.');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('audio/mpeg');
  expect([...response.rawPayload.subarray(0, 2)]).toEqual([0xff, 0xf3]);
  expect(seconds(response.rawPayload)).toBeGreaterThan(2);
});

test('gives each of the ten voices a different sound', async () => {
  const responses = await Promise.all(
    Object.keys(voiceShapes).map((voice) => speak(voice, 'The quick brown fox.')),
  );
  expect(new Set(responses.map((response) => response.rawPayload.toString('base64'))).size).toBe(10);
});

test.each([
  ['en-US', 'Good morning, everyone.', 'en-us'],
  ['es-ES', 'Buenos días a todos.', 'es'],
  ['fr-FR', 'Bonjour à tous.', 'fr'],
  ['de-DE', 'Guten Morgen zusammen.', 'de'],
  ['it-IT', 'Buongiorno a tutti.', 'it'],
  ['pt-BR', 'Bom dia a todos.', 'pt-br'],
  ['ru-RU', 'Доброе утро всем.', 'ru'],
  ['zh-CN', '大家早上好。', 'cmn'],
  ['zh-CN', 'dàjiā zǎoshang hǎo', 'cmn-latn-pinyin'],
  ['zh-TW', '大家早安。', 'cmn'],
  ['ja-JP', 'みなさん、おはようございます。', 'ja'],
  ['ko-KR', '여러분 안녕하세요.', 'ko'],
  ['ar-SA', 'صباح الخير للجميع.', 'ar'],
  ['hi-IN', 'सबको सुप्रभात।', 'hi'],
  ['id-ID', 'Selamat pagi semuanya.', 'id'],
  ['fil-PH', 'Magandang umaga sa lahat.', 'id'],
  ['vi-VN', 'Chào buổi sáng mọi người.', 'vi'],
  ['th-TH', 'สวัสดีตอนเช้าทุกคน', 'th'],
])('speaks %s audibly', async (locale, text, engineVoice) => {
  const response = await speak('alloy', text, `Read the text aloud (${locale}).`);
  expect(response.headers['x-engine-voice']).toBe(engineVoice);
  // With an unknown voice, the engine would succeed but return a moment of silence.
  expect(seconds(response.rawPayload)).toBeGreaterThan(0.7);
});

test('detects the language from the script when there are no instructions', async () => {
  expect((await speak('alloy', 'Привет')).headers['x-engine-voice']).toBe('ru');
  expect((await speak('alloy', 'Hello')).headers['x-engine-voice']).toBe('en-us');
});

test('refuses bad requests with OpenAI’s messages', async () => {
  const refused = async (payload: Record<string, unknown>, headers?: Record<string, string>) => {
    const response = await post(payload, headers);
    const { error } = response.json<{ error: { code: string; param: string | null } }>();
    return [response.statusCode, error.code, error.param];
  };
  const good = { model: 'm', voice: 'sage', input: 'Hi' };
  expect(await refused(good, {})).toEqual([401, 'invalid_api_key', null]);
  expect(await refused({ ...good, voice: 'iris' })).toEqual([400, 'invalid_value', 'voice']);
  expect(await refused({ ...good, input: ' ' })).toEqual([400, 'missing_required_parameter', 'input']);
  expect(await refused({ ...good, input: 'a'.repeat(4_097) })).toEqual([
    400,
    'string_above_max_length',
    'input',
  ]);
  expect(await refused({ ...good, response_format: 'flac' })).toEqual([
    400,
    'unsupported_value',
    'response_format',
  ]);
});
