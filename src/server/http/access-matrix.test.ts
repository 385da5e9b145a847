import { describe, expect, it, test } from 'vitest';
import { api, type CallName, personalCalls } from '../../shared/api.ts';
import type { Call } from '../../shared/call.ts';
import { hdVoiceIds } from '../../shared/voices.ts';
import { type AccessRow, accessMatrix } from '../testing/test-access-matrix.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { encodedPath } from '../testing/test-attack.ts';
import {
  type Caller,
  callers,
  crossSiteCallers,
  invalidKeyCallers,
  unauthenticatedCallers,
} from '../testing/test-callers.ts';
import { createTestPayments } from '../testing/test-payments.ts';
import { createTestHousehold } from '../testing/test-people.ts';
import { encodeForm } from '../testing/test-recordings.ts';

/** The paths of what people make with the app. */
const ownWork =
  /^\/api\/(transcri|translat|tidy|library|dictionary|text-to-speech|audio|voices|speech-allowance|recognition-allowance|hd-voice-trial)/;

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
  await test.signIn('ann', 'premium');
  await test.signIn('other', 'premium');
  for (const id of ['ann', 'other']) {
    provider.customers.set(`cus_${id}`, id);
    provider.change(`cus_${id}`);
  }
  return test;
}

function expected(call: Call, row: AccessRow, caller: Caller): string {
  if (call.access === 'public') return row.self;
  if (call.method !== 'GET' && crossSiteCallers.includes(caller)) return '403 cross-site';
  if (invalidKeyCallers.includes(caller)) return '401 key-invalid';
  if (unauthenticatedCallers.includes(caller)) return '401 sign-in-required';
  // These calls ask only whether this browser may open the server, and a program is no browser.
  if (call.access === 'household' && /\bkey\b/.test(caller)) return '401 key-invalid';
  if (caller === 'another user') return row.another;
  if (caller === 'self by bearer') return row.bearer ?? row.self;
  if (/\bkey\b/.test(caller)) return expectedWithKey(call, row, caller);
  return row.self;
}

/** A key does what its scope says and nothing else, and an additional cookie changes nothing. */
function expectedWithKey({ scope }: Call, row: AccessRow, caller: Caller): string {
  const [, only] = /^own key: (\w+)$/.exec(caller) ?? [];
  if (scope === undefined || (only !== undefined && only !== scope)) return '403 key-scope';
  return caller.startsWith('another user') ? row.another : row.self;
}

const sameSpelling = (path: string) => path;

async function ask(
  setup: TestApp,
  name: CallName,
  caller: Caller,
  spell: (path: string) => string = sameSpelling,
): Promise<string> {
  const call: Call = api[name];
  const row = accessMatrix[name];
  const prepared = await row.prepare?.(setup, 'ann');
  const { params = {}, query = '', body, form, sound } = row.request?.('ann') ?? {};
  const all = { ...params, ...prepared };
  const encoded = form && (await encodeForm(form));
  const response = await setup.app.inject({
    method: call.method,
    url: spell(call.path.replace(/:(\w+)/g, (_, key: string) => all[key] ?? '')) + query,
    headers: { ...(await callers[caller](setup)), ...row.headers, ...encoded?.headers },
    payload: encoded?.payload ?? sound ?? body,
  });
  const failed = response.statusCode >= 400;
  return failed
    ? `${response.statusCode} ${response.json<{ code: string }>().code}`
    : String(response.statusCode);
}

test('keys reach no call about the account, sessions, billing, invites, webhooks or keys', () => {
  const reached = Object.values<Call>(api).filter(({ scope }) => scope !== undefined);
  expect(reached.length).toBeGreaterThan(10);
  for (const { path } of reached) expect(path).toMatch(ownWork);
});

describe('access matrix', { tags: ['R-10.1', 'R-10.2', 'R-10.12'] }, () => {
  test('has a row for every call', () => {
    expect(Object.keys(accessMatrix).toSorted()).toEqual(Object.keys(api).toSorted());
  });

  it.each(Object.keys(api) as CallName[])('%s', async (name) => {
    const setup = name in personalCalls ? await createTestHousehold(['ann', 'other']) : await setUp();
    const got: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const caller of Object.keys(callers) as Caller[]) {
      got[caller] = await ask(setup, name, caller);
      wanted[caller] = expected(api[name], accessMatrix[name], caller);
    }
    expect(got).toEqual(wanted);
  });

  it.each(['saveTranscription', 'transcriptions', 'exportAccount', 'createKey'] as const)(
    '%s is guarded under another spelling of its path too',
    async (name) => {
      const setup = await setUp();
      for (const caller of Object.keys(callers) as Caller[]) {
        const wanted = expected(api[name], accessMatrix[name], caller);
        if (Number(wanted.slice(0, 3)) < 400) continue;
        expect(await ask(setup, name, caller, encodedPath), caller).toBe(wanted);
      }
    },
  );
});
