import type { InjectOptions } from 'fastify';
import type { CallName } from '../../shared/api.ts';
import { createWav } from '../../shared/test-wav.ts';
import type { TestApp } from './test-app.ts';
import { type RecordingFields, testSound } from './test-recordings.ts';

export interface AccessRow {
  /** The request that `person` makes for themselves. */
  request?(person: string): {
    params?: Record<string, string>;
    query?: string;
    body?: object;
    form?: RecordingFields;
    /** Sent as it is, with the content type of the row. */
    sound?: Buffer;
  };
  /** Creates the resource as its owner and returns its path parameters. */
  prepare?(test: TestApp, owner: string): Promise<Record<string, string>>;
  headers?: Record<string, string>;
  /** The response to the owner: the status, and the error code if there is one. */
  self: string;
  /** The response with only a bearer token, if it differs. */
  bearer?: string;
  /** The response to somebody else who makes the owner's request. */
  another: string;
}

const byUserId = (person: string) => ({ params: { userId: person } });
const ownerOnlyRead: AccessRow = { request: byUserId, self: '200', another: '403 not-yours' };
const open = (self: string): AccessRow => ({ self, another: self });

const send = async (test: TestApp, owner: string, request: InjectOptions) => {
  const { id } = await test.sessions.create(owner);
  return test.app.inject({ ...request, headers: { cookie: `__Host-session=${id}` } });
};

const post = async (test: TestApp, owner: string, url: string, payload: object) =>
  (await send(test, owner, { method: 'POST', url, payload })).json<Record<string, string>>();

const saveOne = async (test: TestApp, owner: string) => {
  const body = { text: 'mine', language: 'en-US', userId: owner };
  return { transcriptionId: (await post(test, owner, '/api/transcriptions', body)).transcriptionId ?? '' };
};

const speech = (person: string) => ({
  text: 'hello',
  language: 'en-US',
  voice: 'alloy',
  userId: person,
  tier: 'premium',
});

const recordingId = '11111111-2222-4333-8444-555555555555';

const keepOne = async (test: TestApp, owner: string) => {
  const { transcriptionId } = await saveOne(test, owner);
  const headers = { cookie: `__Host-session=${(await test.sessions.create(owner)).id}` };
  await test.app.inject({
    method: 'PUT',
    url: `/api/transcriptions/${transcriptionId}/recordings/${recordingId}?startMs=0`,
    headers: { ...headers, 'content-type': 'audio/webm' },
    payload: testSound(),
  });
  return { transcriptionId, recordingId };
};

const deliverOne = async (test: TestApp, owner: string) => {
  await test.db.deleteFrom('webhooks').execute();
  const { id = '' } = await post(test, owner, '/api/webhooks', { url: 'https://example.com/hook' });
  await saveOne(test, owner);
  const delivery = await test.db.selectFrom('webhook_deliveries').select('id').executeTakeFirstOrThrow();
  return { id, deliveryId: delivery.id };
};

const openRoom = async (test: TestApp, owner: string) => ({
  code: (await post(test, owner, '/api/live', { language: 'en-US' })).code ?? '',
});

/** One row per call. A missing row is a type error, and access-matrix.test.ts fails. */
export const accessMatrix: Record<CallName, AccessRow> = {
  startSignIn: open('302'),
  finishSignIn: open('302'),
  voices: open('200'),
  voicePreview: { ...open('200'), request: () => ({ params: { voice: 'alloy' } }) },
  products: open('200'),
  openapi: open('200'),
  reportCrash: {
    ...open('204'),
    request: () => ({ body: { name: 'TypeError', version: 'index.js', components: [] } }),
  },
  stripeWebhook: { ...open('400 invalid-request'), request: () => ({ body: {} }) },

  session: { self: '200', another: '200' },
  // A token cannot renew itself: otherwise a stolen one would last as long as the session.
  token: { self: '200', bearer: '401 sign-in-required', another: '200' },
  logout: { self: '204', another: '204' },
  logoutEverywhere: { self: '204', another: '204' },
  sessions: { request: (person) => ({ params: { id: person } }), self: '200', another: '403 not-yours' },
  endSession: {
    async prepare(test, owner) {
      await test.sessions.create(owner);
      const row = await test.db
        .selectFrom('sessions')
        .select('id_hash')
        .where('user_id', '=', owner)
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow();
      return { id: row.id_hash };
    },
    self: '204',
    another: '404 not-found',
  },
  acceptTerms: {
    request: (person) => ({ params: { googleSub: person } }),
    self: '200',
    another: '403 not-yours',
  },
  keys: { self: '200', another: '200' },
  createKey: { ...open('201'), request: () => ({ body: { name: 'My program', scopes: ['read'] } }) },
  revokeKey: {
    async prepare(test, owner) {
      const { id = '' } = await post(test, owner, '/api/keys', { name: 'My program', scopes: ['read'] });
      return { id };
    },
    self: '204',
    another: '404 not-found',
  },
  webhooks: { self: '200', another: '200' },
  createWebhook: {
    ...open('201'),
    request: () => ({ body: { url: 'https://example.com/hook' } }),
    // Nobody may have as many webhooks as there are callers.
    async prepare(test) {
      await test.db.deleteFrom('webhooks').execute();
      return {};
    },
  },
  deleteWebhook: {
    async prepare(test, owner) {
      await test.db.deleteFrom('webhooks').execute();
      return { id: (await post(test, owner, '/api/webhooks', { url: 'https://example.com/hook' })).id ?? '' };
    },
    self: '204',
    another: '404 not-found',
  },
  sendDeliveryAgain: { prepare: deliverOne, self: '202', another: '404 not-found' },
  inviteBenefits: ownerOnlyRead,
  inviteCount: ownerOnlyRead,
  sendInvite: {
    request: (person) => ({ body: { inviterSub: 'x', inviteeSub: person } }),
    self: '200',
    another: '403 not-yours',
  },

  account: ownerOnlyRead,
  exportAccount: {
    // Exports are limited to one an hour, but every caller needs one here.
    async prepare(test, owner) {
      await test.db.deleteFrom('account_exports').execute();
      return { userId: owner };
    },
    self: '200',
    another: '403 not-yours',
  },
  deleteAccount: {
    request: (person) => ({ params: { userId: person }, body: { email: `${person}@example.com` } }),
    self: '202',
    another: '403 not-yours',
  },

  prepareVoice: { ...open('200'), request: () => ({ params: { voice: 'alloy' } }) },
  speechAllowance: ownerOnlyRead,
  textToSpeech: {
    request: (person) => ({ body: speech(person) }),
    self: '200',
    another: '403 not-yours',
  },
  audio: {
    async prepare(test, owner) {
      const { audioUrl = '' } = await post(test, owner, '/api/text-to-speech', speech(owner));
      return { clip: audioUrl.split('/').at(-1) ?? '' };
    },
    self: '200',
    another: '403 not-yours',
  },
  transcribe: { ...open('200'), request: () => ({ form: { file: createWav(1), language: 'en-US' } }) },
  recognitionAllowance: ownerOnlyRead,
  trial: ownerOnlyRead,
  useTrial: { request: byUserId, self: '200', another: '403 not-yours' },

  translate: {
    request: (person) => ({
      body: {
        source: 'en',
        target: 'es',
        sourceLanguage: 'en-US',
        targetLanguage: 'es-ES',
        text: 'hello',
        userId: person,
        subscriptionTier: 'premium',
      },
    }),
    self: '200',
    another: '403 not-yours',
  },
  tidy: {
    request: (person) => ({
      body: {
        text: 'hello',
        language: 'en-US',
        action: 'punctuate',
        userId: person,
        subscriptionTier: 'premium',
      },
    }),
    self: '200',
    another: '403 not-yours',
  },
  translationPairs: open('200'),
  translationAllowance: ownerOnlyRead,
  resetTranslationCount: {
    request: (person) => ({ body: { userId: person } }),
    self: '403 development-only',
    another: '403 not-yours',
  },

  transcriptionAllowance: ownerOnlyRead,
  transcriptions: ownerOnlyRead,
  saveTranscription: {
    request: (person) => ({ body: { text: 'hello', language: 'en-US', userId: person } }),
    self: '201',
    another: '403 not-yours',
  },
  transcription: { prepare: saveOne, self: '200', another: '404 not-found' },
  changeTranscription: {
    prepare: saveOne,
    request: () => ({ body: { text: 'changed', language: 'en-US' } }),
    headers: { 'if-match': '"1"' },
    self: '200',
    another: '404 not-found',
  },
  deleteTranscription: {
    prepare: saveOne,
    self: '204',
    another: '404 not-found',
  },
  restoreTranscription: {
    async prepare(test, owner) {
      const saved = await saveOne(test, owner);
      await send(test, owner, { method: 'DELETE', url: `/api/transcriptions/${saved.transcriptionId}` });
      return saved;
    },
    self: '200',
    another: '404 not-found',
  },

  shareTranscription: {
    prepare: saveOne,
    request: () => ({ body: { parts: 'original', expires: 'day' } }),
    self: '201',
    another: '404 not-found',
  },
  endShare: {
    async prepare(test, owner) {
      const saved = await saveOne(test, owner);
      const url = `/api/transcriptions/${saved.transcriptionId}/shares`;
      const { id = '' } = await post(test, owner, url, { parts: 'original', expires: 'day' });
      return { ...saved, shareId: id };
    },
    self: '204',
    another: '404 not-found',
  },
  shares: ownerOnlyRead,
  library: ownerOnlyRead,
  librarySummary: ownerOnlyRead,

  dictionary: ownerOnlyRead,
  saveDictionary: {
    request: (person) => ({ params: { userId: person }, body: { entries: [] } }),
    self: '200',
    another: '403 not-yours',
  },

  subscription: ownerOnlyRead,
  subscriptionPeriod: ownerOnlyRead,
  createCheckout: {
    request: (person) => ({ body: { userId: person } }),
    self: '409 already-premium',
    another: '403 not-yours',
  },
  customerPortal: { self: '200', another: '200' },

  openLiveRoom: { ...open('201'), request: () => ({ body: { language: 'en-US' } }) },
  postLiveLines: {
    prepare: openRoom,
    request: () => ({ body: { lines: [{ id: '1', text: 'Hello.', final: true }] } }),
    self: '204',
    another: '403 not-yours',
  },
  // The response to a known code never ends: live.test.ts reads it.
  liveEvents: { ...open('404 not-found'), request: () => ({ params: { code: '0000-0000-0000' } }) },
  changeLiveRoom: {
    prepare: openRoom,
    request: () => ({ body: { locked: true } }),
    self: '200',
    another: '403 not-yours',
  },
  endLiveRoom: { prepare: openRoom, self: '204', another: '403 not-yours' },

  // Neither of the two people manages the others: people-routes.test.ts tests the one who does.
  people: open('200'),
  choosePerson: { ...open('200'), request: (person) => ({ params: { id: person }, body: {} }) },
  leavePerson: open('204'),
  addPerson: { ...open('403 not-yours'), request: () => ({ body: { name: 'Ann', color: 'red' } }) },
  changePerson: {
    request: (person) => ({ params: { id: person }, body: { color: 'red' } }),
    self: '200',
    another: '403 not-yours',
  },
  removePerson: { ...open('403 not-yours'), request: (person) => ({ params: { id: person } }) },
  exportPerson: {
    request: (person) => ({ params: { id: person } }),
    self: '200',
    another: '403 not-yours',
  },

  recordings: { prepare: saveOne, self: '200', another: '404 not-found' },
  keepRecording: {
    prepare: saveOne,
    request: () => ({ params: { recordingId }, query: '?startMs=0', sound: testSound() }),
    headers: { 'content-type': 'audio/webm;codecs=opus' },
    self: '204',
    another: '404 not-found',
  },
  recording: { prepare: keepOne, self: '200', another: '404 not-found' },
  deleteRecordings: { prepare: saveOne, self: '204', another: '404 not-found' },
  recordingSpace: open('200'),
  deleteAllRecordings: open('204'),
};
