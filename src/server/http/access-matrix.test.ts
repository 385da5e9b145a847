import { describe, expect, it, test } from 'vitest';
import { api, type CallName } from '../../shared/api.ts';
import type { Call } from '../../shared/call.ts';
import { hdVoiceIds } from '../../shared/voices.ts';
import { type AccessRow, accessMatrix } from '../testing/test-access-matrix.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { type Caller, callers, crossSiteCallers, unauthenticatedCallers } from '../testing/test-callers.ts';
import { createTestPayments } from '../testing/test-payments.ts';
import { encodeForm } from '../testing/test-recordings.ts';

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

function expected(call: Call, row: AccessRow, caller: Caller): string {
  if (call.access === 'public') return row.self;
  if (call.method !== 'GET' && crossSiteCallers.includes(caller)) return '403 cross-site';
  if (unauthenticatedCallers.includes(caller)) return '401 sign-in-required';
  if (caller === 'another user') return row.another;
  if (caller === 'self by bearer') return row.bearer ?? row.self;
  return row.self;
}

async function ask(setup: TestApp, name: CallName, caller: Caller): Promise<string> {
  const call: Call = api[name];
  const row = accessMatrix[name];
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
    expect(Object.keys(accessMatrix).toSorted()).toEqual(Object.keys(api).toSorted());
  });

  it.each(Object.keys(api) as CallName[])('%s', async (name) => {
    const setup = await setUp();
    const got: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const caller of Object.keys(callers) as Caller[]) {
      got[caller] = await ask(setup, name, caller);
      wanted[caller] = expected(api[name], accessMatrix[name], caller);
    }
    expect(got).toEqual(wanted);
  });
});
