import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../shared/api.ts';
import type { Call } from '../../shared/call.ts';
import { interceptCall, sentLog } from './request-guard.ts';
import { callsWithoutUserText } from './sent-log.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't in jsdom
  document.cookie = 'signed_in=; max-age=0';
  delete document.documentElement.dataset.engines;
});

const turnOn = () => localStorage.setItem('onDevice', 'true');
const text = 'Nobody slept.';

test('logs what a call sends, and sends it', async () => {
  expect(await interceptCall('translate', { body: { text } })).toBeUndefined();
  expect(sentLog.list()).toMatchObject([{ action: 'translation', amount: 13 }]);
});

test('refuses every call that contains words while On this device is on', async () => {
  turnOn();
  const carrying = Object.entries<Call>(api).filter(([, { body, form }]) => body || form);
  expect(carrying.length).toBeGreaterThan(6);
  for (const [name, call] of [...carrying, ['a call of tomorrow', {} as Call] as const]) {
    if (callsWithoutUserText.has(name)) continue;
    const content = call.form ? { form: new FormData() } : { body: { text, userId: 'u' } };
    // Saving is handled on this device, or fails if nothing can be stored.
    const response = await interceptCall(name, content).catch(() => new Response(null, { status: 500 }));
    expect(response?.status, name).toBeGreaterThanOrEqual(400);
  }
  expect(sentLog.list().every(({ stopped }) => stopped)).toBe(true);
  expect(sentLog.list()).toContainEqual(expect.objectContaining({ action: 'translation', stopped: true }));
});

test('handles calls about this device, and passes on calls about the account', async () => {
  turnOn();
  const ask = (name: string, userId: string) => interceptCall(name, { params: { userId } });
  for (const name of ['subscription', 'inviteBenefits', 'translationAllowance', 'speechAllowance', 'trial']) {
    const call = (api as Record<string, Call>)[name];
    const response = await (await ask(name, 'device'))?.json();
    expect(call?.response?.safeParse(response).success, name).toBe(true);
  }
  expect(await (await interceptCall('voices', {}))?.json()).toEqual([]);
  await expect(ask('account', 'device')).rejects.toThrow();
  expect(await ask('account', 'u')).toBeUndefined();
  expect(await interceptCall('logout', {})).toBeUndefined();
});

test('lets words go to an engine of a server on this computer, and logs nothing', async () => {
  turnOn();
  document.documentElement.dataset.engines = 'translation recognition';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't in jsdom
  document.cookie = 'signed_in=1';
  expect(await interceptCall('translate', { body: { text } })).toBeUndefined();
  expect(await interceptCall('transcribe', { form: new FormData() })).toBeUndefined();
  expect(sentLog.list()).toEqual([]);
  expect((await interceptCall('textToSpeech', { body: { text } }))?.status).toBe(403);
  document.documentElement.dataset.engines = 'recognition';
  expect((await interceptCall('translate', { body: { text } }))?.status).toBe(403);
});
