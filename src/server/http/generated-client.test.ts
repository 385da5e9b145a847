import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { languageCodes } from '../../shared/languages.ts';
import { createWav } from '../../shared/test-wav.ts';
import { createDocumentClient, type Input, type OpenApiDocument } from '../testing/document-client.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestPayments, signedEvent } from '../testing/test-payments.ts';
import { createTestVoice } from '../testing/test-voice.ts';
import { describeApi } from './openapi.ts';

type Client = ReturnType<typeof createDocumentClient>;

const start = Date.UTC(2026, 2, 10, 12);

async function setUp() {
  const provider = createTestPayments(start);
  const app = await createTestApp({
    now: start,
    env: { NODE_ENV: 'development' },
    deps: {
      payments: provider.payments,
      voice: createTestVoice(),
      recognition: { transcribe: async () => ({ text: 'Good morning' }) },
      translator: {
        tidy: async ({ text }) => text,
        async translate({ text, onPartial }) {
          onPartial?.(text.slice(0, 3));
          return { text };
        },
      },
    },
  });
  const { headers } = await app.signIn('me', 'premium');
  provider.customers.set('cus_me', 'me');
  provider.change('cus_me');
  const document = (await app.app.inject('/api/openapi.json')).json<OpenApiDocument>();
  return { ...app, document, client: createDocumentClient(app.app, document, headers) };
}

const ids = { userId: 'me', googleSub: 'me', id: 'me', voice: 'alloy' };
const translation = {
  source: 'en',
  target: 'es',
  sourceLanguage: 'en-US',
  targetLanguage: 'es-ES',
  text: 'Good morning',
  userId: 'me',
  subscriptionTier: 'premium',
};
const speech = { text: 'hello', language: 'en-US', voice: 'alloy', userId: 'me', tier: 'premium' };

/** Request bodies for the calls that need nothing else. */
const bodies: Record<string, Omit<Input, 'values'>> = {
  reportCrash: { body: { name: 'TypeError', version: 'index.js', components: ['Suspense'] } },
  sendInvite: { body: { inviterSub: 'friend', inviteeSub: 'me' } },
  deleteAccount: { body: { email: 'me@example.com' } },
  resetTranslationCount: { body: { userId: 'me' } },
  translate: { body: translation },
  tidy: {
    body: { text: 'hello', language: 'en-US', action: 'shorten', userId: 'me', subscriptionTier: 'premium' },
  },
  textToSpeech: { body: speech },
  saveDictionary: {
    body: { entries: [{ written: 'Ann', heard: ['an'], translations: { '*': 'Ann' }, spoken: 'Anne' }] },
  },
  saveTranscription: { body: { text: 'hello', language: 'en-US', userId: 'me' } },
  transcribe: { body: { language: 'en-US' }, file: createWav(1) },
  openLiveRoom: { body: { language: 'en-US' } },
  createWebhook: { body: { url: 'https://example.com/hook' } },
  createKey: { body: { name: 'My program', scopes: ['read'], expiresAt: '2100-01-01T00:00:00Z' } },
};

/** Calls that fail here with a documented error: Premium is already active, and a room that is open sends for hours. */
const refused: Record<string, string> = { createCheckout: 'already-premium', liveEvents: 'not-found' };

test('a client made from the document alone can make every call', async () => {
  const { app, client, sessions, signIn, db, document } = await setUp();
  const save = async (own: Client) => (await own.call('saveTranscription', bodies.saveTranscription)).json();
  const openRoom = async (own: Client) => (await own.call('openLiveRoom', bodies.openLiveRoom)).json();
  const addWebhook = async (own: Client, url: string) =>
    (await own.call('createWebhook', { body: { url } })).json();
  const prepared: Record<string, (own: Client) => Promise<Input>> = {
    createCheckout: async () => ({ body: { userId: 'me' } }),
    deleteTranscription: async (own) => ({ values: await save(own) }),
    transcription: async (own) => ({ values: await save(own) }),
    async changeTranscription(own) {
      const { transcriptionId, revision } = await save(own);
      return {
        values: { transcriptionId, 'If-Match': `"${revision}"` },
        body: { text: 'hello again', language: 'en-US', title: 'Greeting', tags: ['work'], source: 'typed' },
      };
    },
    shareTranscription: async (own) => ({
      values: await save(own),
      body: { parts: 'original', expires: 'week' },
    }),
    async endShare(own) {
      const values = await save(own);
      const { id } = (
        await own.call('shareTranscription', { values, body: { parts: 'original', expires: 'never' } })
      ).json();
      return { values: { ...values, shareId: id } };
    },
    async restoreTranscription(own) {
      const values = await save(own);
      await own.call('deleteTranscription', { values });
      return { values };
    },
    async audio(own) {
      const { audioUrl } = (await own.call('textToSpeech', bodies.textToSpeech)).json();
      return { values: { clip: audioUrl.split('/').at(-1) } };
    },
    postLiveLines: async (own) => ({
      values: await openRoom(own),
      body: { lines: [{ id: '1', text: 'hello', final: true }] },
    }),
    changeLiveRoom: async (own) => ({ values: await openRoom(own), body: { paused: true } }),
    endLiveRoom: async (own) => ({ values: await openRoom(own) }),
    async liveEvents(own) {
      const values = await openRoom(own);
      await own.call('endLiveRoom', { values });
      return { values };
    },
    deleteWebhook: async (own) => ({ values: await addWebhook(own, 'https://example.com/deleted') }),
    async sendDeliveryAgain(own) {
      const { id } = await addWebhook(own, 'https://example.com/again');
      await save(own);
      const delivery = await db
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('webhook_id', '=', id)
        .executeTakeFirstOrThrow();
      return { values: { id, deliveryId: delivery.id } };
    },
    revokeKey: async (own) => ({ values: (await own.call('createKey', bodies.createKey)).json() }),
    async endSession() {
      await sessions.create('me');
      const row = await db.selectFrom('sessions').select('id_hash').orderBy('created_at').executeTakeFirst();
      return { values: { id: row?.id_hash ?? '' } };
    },
    async stripeWebhook() {
      const { payload, headers } = signedEvent({ id: 'evt_1', type: 'invoice.paid' }, start);
      return {
        values: { 'Stripe-Signature': headers['stripe-signature'] },
        body: JSON.parse(payload) as unknown,
      };
    },
  };
  // An account that is about to be deleted has no live room any more.
  const last = 'deleteAccount';
  for (const name of [...client.names.filter((each) => each !== last), last]) {
    // Some calls end the session.
    const { headers } = await signIn('me', 'premium');
    const current = createDocumentClient(app, document, headers);
    const input = (await prepared[name]?.(current)) ?? { values: ids, ...bodies[name] };
    const response = await current.call(name, input);
    const code = response.statusCode < 400 ? undefined : response.json<{ code: string }>().code;
    expect(code, name).toBe(refused[name]);
  }
});

test('audio supports ranges and revalidation, as the document says', async () => {
  const { client } = await setUp();
  const { audioUrl } = (await client.call('textToSpeech', bodies.textToSpeech)).json();
  const status = async (headers: Record<string, string>) => {
    const response = await client.call('audio', { values: { clip: audioUrl.split('/').at(-1), ...headers } });
    return response.statusCode;
  };
  const { headers } = await client.call('audio', {
    values: { clip: audioUrl.split('/').at(-1), Range: 'bytes=0-1' },
  });
  expect(await status({ Range: 'bytes=0-1' })).toBe(206);
  expect(await status({ Range: 'bytes=9999999-' })).toBe(416);
  expect(await status({ 'If-None-Match': String(headers.etag) })).toBe(304);
  const preview = await client.call('voicePreview', { values: { voice: 'alloy', Range: 'bytes=0-1' } });
  expect(preview.statusCode).toBe(206);
});

test('words are streamed and a repeated key has no further effect, as the document says', async () => {
  const { client } = await setUp();
  const streamed = await client.call('translate', { body: translation, accept: 'text/event-stream' });
  expect(streamed.headers['content-type']).toContain('text/event-stream');
  const save = async () =>
    (
      await client.call('saveTranscription', {
        ...bodies.saveTranscription,
        values: { 'Idempotency-Key': 'once' },
      })
    ).json();
  expect(await save()).toEqual(await save());
});

test('languages are listed, and requests may have additional fields but responses may not', async () => {
  const { document } = await setUp();
  const save = document.paths['/api/transcriptions']?.post;
  const schema = save?.requestBody?.content['application/json']?.schema;
  expect(schema).toMatchObject({ properties: { language: { enum: languageCodes } } });
  expect(schema).not.toHaveProperty('additionalProperties');
  expect(save?.responses['201']?.content?.['application/json']?.schema).toMatchObject({
    additionalProperties: false,
  });
});

test('the document follows Redocly’s recommended rules', async () => {
  const source = JSON.stringify(describeApi('https://rhapsode.example'));
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)).toEqual([
    // These paths and that of the list have different methods, so they can't be confused.
    'no-ambiguous-paths #/paths/~1api~1transcriptions~1{transcriptionId}~1restore',
    'no-ambiguous-paths #/paths/~1api~1transcriptions~1{transcriptionId}~1shares',
    'no-ambiguous-paths #/paths/~1api~1transcriptions~1{transcriptionId}~1recordings',
    // These redirect on success.
    'operation-2xx-response #/paths/~1api~1auth~1google/get/responses',
    'operation-2xx-response #/paths/~1api~1auth~1google~1callback/get/responses',
  ]);
});
