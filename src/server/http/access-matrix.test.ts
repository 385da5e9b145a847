import type { InjectOptions } from 'fastify';
import { describe, expect, it, test } from 'vitest';
import { api, type CallName } from '../../shared/api.ts';
import type { Call } from '../../shared/call.ts';
import { createWav } from '../../shared/test-wav.ts';
import { hdVoiceIds } from '../../shared/voices.ts';
import { createTestApp } from '../testing/test-app.ts';
import { type Caller, callers, crossSiteCallers, unauthenticatedCallers } from '../testing/test-callers.ts';
import { createTestPayments } from '../testing/test-payments.ts';
import { encodeForm, type RecordingFields } from '../testing/test-recordings.ts';

const start = Date.UTC(2026, 2, 10, 12);

async function* sound() {
  yield new Uint8Array(64);
}

async function setUp() {
  const provider = createTestPayments(start);
  const translator = {
    translate: async ({ text }: { text: string }) => ({ text }),
    tidy: async ({ text }: { text: string }) => text,
  };
  const voice = { voices: hdVoiceIds, speak: async () => sound() };
  const recognition = { transcribe: async () => ({ text: 'hello' }) };
  const test = await createTestApp({
    now: start,
    deps: { payments: provider.payments, translator, voice, recognition },
  });
  await test.signIn('me', 'premium');
  await test.signIn('other', 'premium');
  for (const id of ['me', 'other']) {
    provider.customers.set(`cus_${id}`, id);
    provider.change(`cus_${id}`);
  }
  return test;
}

type Setup = Awaited<ReturnType<typeof setUp>>;

interface Row {
  /** The request that `person` makes for themselves. */
  request?(person: string): { params?: Record<string, string>; body?: object; form?: RecordingFields };
  /** Creates the resource as its owner and returns its path parameters. */
  prepare?(setup: Setup, owner: string): Promise<Record<string, string>>;
  /** The response to the owner: the status, and the error code if there is one. */
  self: string;
  /** The response with only a bearer token, if it differs. */
  bearer?: string;
  /** The response to somebody else who makes the owner's request. */
  another: string;
}

const byUserId = (person: string) => ({ params: { userId: person } });
const ownerOnlyRead: Row = { request: byUserId, self: '200', another: '403 not-yours' };
const open = (self: string): Row => ({ self, another: self });

const send = async (setup: Setup, owner: string, request: InjectOptions) => {
  const { id } = await setup.sessions.create(owner);
  return setup.app.inject({ ...request, headers: { cookie: `__Host-session=${id}` } });
};

const post = async (setup: Setup, owner: string, url: string, payload: object) =>
  (await send(setup, owner, { method: 'POST', url, payload })).json<Record<string, string>>();

const saveOne = async (setup: Setup, owner: string) => {
  const body = { text: 'mine', language: 'en-US', userId: owner };
  return { transcriptionId: (await post(setup, owner, '/api/transcriptions', body)).transcriptionId ?? '' };
};

const speech = (person: string) => ({
  text: 'hello',
  language: 'en-US',
  voice: 'alloy',
  userId: person,
  tier: 'premium',
});

/** One row per call. A missing row is a type error, and a test below fails. */
const matrix: Record<CallName, Row> = {
  startSignIn: open('302'),
  finishSignIn: open('302'),
  voices: open('200'),
  voicePreview: { ...open('200'), request: () => ({ params: { voice: 'alloy' } }) },
  products: open('200'),
  openapi: open('200'),
  stripeWebhook: { ...open('400 invalid-request'), request: () => ({ body: {} }) },

  session: { self: '200', another: '200' },
  // A token cannot renew itself: otherwise a stolen one would last as long as the session.
  token: { self: '200', bearer: '401 sign-in-required', another: '200' },
  logout: { self: '204', another: '204' },
  logoutEverywhere: { self: '204', another: '204' },
  sessions: { request: (person) => ({ params: { id: person } }), self: '200', another: '403 not-yours' },
  endSession: {
    async prepare(setup, owner) {
      await setup.sessions.create(owner);
      const row = await setup.db
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
    async prepare(setup, owner) {
      await setup.db.deleteFrom('account_exports').execute();
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

  speechAllowance: ownerOnlyRead,
  textToSpeech: {
    request: (person) => ({ body: speech(person) }),
    self: '200',
    another: '403 not-yours',
  },
  audio: {
    async prepare(setup, owner) {
      const { audioUrl = '' } = await post(setup, owner, '/api/text-to-speech', speech(owner));
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
  deleteTranscription: {
    prepare: saveOne,
    self: '204',
    another: '404 not-found',
  },
  restoreTranscription: {
    async prepare(setup, owner) {
      const saved = await saveOne(setup, owner);
      await send(setup, owner, { method: 'DELETE', url: `/api/transcriptions/${saved.transcriptionId}` });
      return saved;
    },
    self: '200',
    another: '404 not-found',
  },

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
};

function expected(call: Call, row: Row, caller: Caller): string {
  if (call.access === 'public') return row.self;
  if (call.method !== 'GET' && crossSiteCallers.includes(caller)) return '403 cross-site';
  if (unauthenticatedCallers.includes(caller)) return '401 sign-in-required';
  if (caller === 'another user') return row.another;
  if (caller === 'self by bearer') return row.bearer ?? row.self;
  return row.self;
}

async function ask(setup: Setup, name: CallName, caller: Caller): Promise<string> {
  const call: Call = api[name];
  const row = matrix[name];
  const prepared = await row.prepare?.(setup, 'me');
  const { params = {}, body, form } = row.request?.('me') ?? {};
  const all = { ...params, ...prepared };
  const encoded = form && (await encodeForm(form));
  const response = await setup.app.inject({
    method: call.method,
    url: call.path.replace(/:(\w+)/g, (_, key: string) => all[key] ?? ''),
    headers: { ...(await callers[caller](setup)), ...encoded?.headers },
    payload: encoded?.payload ?? body,
  });
  const failed = response.statusCode >= 400;
  return failed
    ? `${response.statusCode} ${response.json<{ code: string }>().code}`
    : String(response.statusCode);
}

describe('access matrix', { tags: ['R-10.1', 'R-10.2', 'R-10.12'] }, () => {
  test('has a row for every call', () => {
    expect(Object.keys(matrix).toSorted()).toEqual(Object.keys(api).toSorted());
  });

  it.each(Object.keys(api) as CallName[])('%s', async (name) => {
    const setup = await setUp();
    const got: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const caller of Object.keys(callers) as Caller[]) {
      got[caller] = await ask(setup, name, caller);
      wanted[caller] = expected(api[name], matrix[name], caller);
    }
    expect(got).toEqual(wanted);
  });
});
