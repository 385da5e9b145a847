import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/client.ts';
import type { DeviceTranslator } from '../../platform/translator.ts';
import { createLiveTranslation } from './create-live-translation.ts';
import { allowanceOf, openTranslation } from './test-translation.ts';
import type { TranslationInput } from './translation-state.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Deps = NonNullable<Parameters<typeof openTranslation>[1]>;
const open = (first: Partial<TranslationInput> = {}, deps: Deps = {}) =>
  openTranslation({ text: '', recording: true, ...first }, { create: createLiveTranslation, ...deps });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const refusal = (status: number, code: string, more = {}) =>
  new ApiError(status, JSON.stringify({ code, message: 'No.', ...more }), '');

/** Opens text with two translated sentences. */
async function openWithTwo() {
  const live = await open({ text: 'Ann left. She was tired.', recording: false });
  await live.requests[0]?.respond('Ann se fue.');
  await live.requests[1]?.respond('Estaba cansada.');
  return live;
}

describe('while speaking', () => {
  test('translates each sentence once it has ended, with the two before it as context', async () => {
    const { requests, set, page } = await open();
    await set({ text: 'Ann left' });
    expect(requests).toHaveLength(0);
    await set({ text: 'Ann left. She' });
    expect(requests).toMatchObject([{ text: 'Ann left.', context: [], userId: 'u', tier: 'premium' }]);
    await requests[0]?.respond('Ann se fue.');
    expect(page.output.result?.text).toBe('Ann se fue.');
    await set({ text: 'Ann left. She was tired. It was late. So' });
    expect(requests.map(({ text, context }) => [text, context])).toEqual([
      ['Ann left.', []],
      ['She was tired.', ['Ann left.']],
      ['It was late.', ['Ann left.', 'She was tired.']],
    ]);
  });

  test('shows a sentence as soon as it arrives, whatever the order of the responses', async () => {
    const { requests, set, page } = await open();
    await set({ text: 'Ann left. She was tired. And' });
    await requests[1]?.respond('Estaba cansada.');
    expect(page.output.result?.text).toBe('Estaba cansada.');
    expect(page.output.sentences?.map(({ target }) => target !== null)).toEqual([false, true, false]);
    await requests[0]?.respond('Ann se fue.');
    expect(page.output.result?.text).toBe('Ann se fue. Estaba cansada.');
  });

  test('translates the last words when recording stops, and shows the whole translation then', async () => {
    const { requests, set, page } = await open();
    await set({ text: 'Ann left. She was tired' });
    await requests[0]?.respond('Ann se fue.');
    expect(page.view).toBe('original');
    await set({ recording: false });
    expect(requests[1]?.text).toBe('She was tired');
    await requests[1]?.respond('Estaba cansada');
    expect(page).toMatchObject({
      view: 'translated',
      output: {
        result: { text: 'Ann se fue. Estaba cansada', request: { text: 'Ann left. She was tired' } },
      },
    });
  });

  test('translates the last words after a pause, although nothing follows them', async () => {
    const { requests, set, page } = await open();
    await set({ text: 'Ann left' });
    await pass(1_900);
    expect(requests).toHaveLength(0);
    await pass(100);
    expect(requests[0]?.text).toBe('Ann left');
    await requests[0]?.respond('Ann se fue');
    expect(page.output.result?.text).toBe('Ann se fue');
    await set({ text: 'Ann left early' });
    expect(requests).toHaveLength(1);
    await pass(2_000);
    expect(requests[1]?.text).toBe('Ann left early');
  });

  test('waits for words that arrive one after the other', async () => {
    const { requests, set } = await open();
    for (const text of ['Ann', 'Ann left', 'Ann left early', 'Ann left early today']) {
      await set({ text });
      await pass(1_500);
    }
    expect(requests).toHaveLength(0);
  });

  test('shows the translation when recording stops after the last sentence is translated', async () => {
    const { requests, set, page } = await open();
    await set({ text: 'Ann left.' });
    await requests[0]?.respond('Ann se fue.');
    expect(page.view).toBe('original');
    await set({ recording: false });
    expect(page.view).toBe('translated');
  });

  test('runs at most three requests at a time', async () => {
    const { requests, set } = await open();
    await set({ text: 'A one. B two. C three. D four. E five.' });
    expect(requests).toHaveLength(3);
    await requests[0]?.respond('Uno.');
    expect(requests.map(({ text }) => text)).toEqual(['A one.', 'B two.', 'C three.', 'D four.']);
  });
});

describe('edits', () => {
  test('translate only their sentence again, after a pause in typing', async () => {
    const { requests, set, page } = await openWithTwo();
    await set({ text: 'Ann left. She was happy.', change: 'typed', editing: true }, 1_400);
    expect(requests).toHaveLength(2);
    expect(page.output.result?.text).toBe('Ann se fue. Estaba cansada.');
    expect(page.output.sentences?.map(({ outdated }) => outdated)).toEqual([false, true]);
    await pass(200);
    expect(requests.slice(2)).toMatchObject([{ text: 'She was happy.', context: ['Ann left.'] }]);
    await requests[2]?.respond('Estaba contenta.');
    expect(page.output.result?.text).toBe('Ann se fue. Estaba contenta.');
  });

  test('cost nothing if they are undone', async () => {
    const { requests, set, page } = await openWithTwo();
    await set({ text: 'Ann left. She was happy.', change: 'typed' }, 500);
    await set({ text: 'Ann left. She was tired.', change: 'typed' }, 2_000);
    expect(requests).toHaveLength(2);
    expect(page.output.sentences?.some(({ outdated }) => outdated)).toBe(false);
  });

  test('abort the request for the replaced words', async () => {
    const { requests, set } = await open({ text: 'Ann left.', recording: false });
    await set({ text: 'Ann stayed.', change: 'typed' }, 2_000);
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(requests[1]).toMatchObject({ text: 'Ann stayed.' });
  });
});

describe('limits and failures', () => {
  test('does not send a sentence that exceeds the allowance, and keeps the others', async () => {
    const { requests, set, page, messages } = await openWithTwo();
    await set({ text: 'Ann left. She was tired. It was late.', allowance: allowanceOf('premium', 5) });
    expect(requests).toHaveLength(2);
    expect(page.output).toMatchObject({
      problem: { kind: 'limit' },
      result: { text: 'Ann se fue. Estaba cansada.' },
    });
    expect(messages).toMatchObject([{ kind: 'period-used', remaining: 5 }]);
  });

  test('names no number of characters that the sentence doesn’t exceed', async () => {
    const { requests, messages } = await open({ text: 'Ann left.', recording: false });
    await requests[0]?.refuse(refusal(429, 'translation-limit'));
    expect(messages).toMatchObject([{ kind: 'period-used', remaining: 0 }]);
  });

  test('counts running requests against the allowance', async () => {
    const { requests } = await open({
      text: 'Ann left. She was tired.',
      recording: false,
      allowance: allowanceOf('premium', 20),
    });
    expect(requests.map(({ text }) => text)).toEqual(['Ann left.']);
  });

  test('does not retry a failed sentence until the user asks', async () => {
    const { requests, set, page, messages, translation } = await open({
      text: 'Ann left.',
      recording: false,
    });
    await requests[0]?.refuse(refusal(502, 'provider-failed'));
    expect(page.output.problem).toEqual({ kind: 'failed' });
    expect(messages).toHaveLength(1);
    await set({}, 60_000);
    expect(requests).toHaveLength(1);
    translation.translate();
    expect(requests).toHaveLength(2);
    await requests[1]?.respond('Ann se fue.');
    expect(page.output).toMatchObject({ problem: null, result: { text: 'Ann se fue.' } });
  });

  test('retries a failed sentence when the network is back', async () => {
    const { requests, page, translation } = await open({ text: 'Ann left.', recording: false });
    await requests[0]?.refuse(new TypeError('Failed to fetch'));
    translation.onOnline?.();
    await requests[1]?.respond('Ann se fue.');
    expect(page.output).toMatchObject({ problem: null, result: { text: 'Ann se fue.' } });
  });

  test('does not retry when the network is back if the allowance is used up', async () => {
    const { requests, translation } = await open({ text: 'Ann left.', recording: false });
    await requests[0]?.refuse(refusal(429, 'translation-limit'));
    translation.onOnline?.();
    expect(requests).toHaveLength(1);
  });

  test('never spends a free user’s only translation', async () => {
    const { requests } = await open({
      text: 'Ann left.',
      recording: false,
      tier: 'free',
      allowance: allowanceOf('free', 1),
    });
    expect(requests).toHaveLength(0);
  });

  test('translates on the device for free users', async () => {
    const translate = vi.fn(async () => ({ text: 'Ann se fue.' }));
    const device: DeviceTranslator = { readiness: async () => 'ready', translate };
    const tier = { tier: 'free', allowance: allowanceOf('free', 0) } as const;
    const { requests, page } = await open({ text: 'Ann left.', recording: false, ...tier }, { device });
    await pass(1);
    expect(requests).toHaveLength(0);
    expect(page.output.result).toMatchObject({ text: 'Ann se fue.', onDevice: true });
  });
});

describe('drafts and settings', () => {
  test('does not request sentences again if they are in the draft', async () => {
    const request = { text: 'Ann left. She was tired.', source: 'en-US', target: 'es-ES' } as const;
    const pairs = [{ source: 'Ann left.', target: 'Ann se fue.' }];
    const translation = { request, text: 'Ann se fue.', onDevice: false, pairs };
    const draft = { translation, view: 'original' } as const;
    const { requests } = await open({ text: request.text, recording: false }, { draft });
    expect(requests.map(({ text }) => text)).toEqual(['She was tired.']);
  });

  test('requests nothing twice after switching to another language and back', async () => {
    const { requests, set, page } = await openWithTwo();
    await set({ target: 'fr-FR' });
    expect(requests).toHaveLength(4);
    await set({ target: 'es-ES' });
    expect(requests).toHaveLength(4);
    expect(page.output.result?.text).toBe('Ann se fue. Estaba cansada.');
  });

  test('keep their translations while it is switched off', async () => {
    const { requests, draft, set, page } = await openWithTwo();
    await set({ on: false });
    expect(page.output.result).toBeNull();
    expect(draft.write).not.toHaveBeenCalledWith({ translation: null });
    await set({ on: true });
    expect(page.output.result?.text).toBe('Ann se fue. Estaba cansada.');
    expect(requests).toHaveLength(2);
  });

  test('stops everything and clears the page when switched off', async () => {
    const { requests, set, page } = await open({ text: 'Ann left.', recording: false });
    await set({ on: false });
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(page.output.result).toBeNull();
  });
});

test('writes and asks for nothing once disposed, even if the device answers late', async () => {
  const readiness = Promise.withResolvers<'none'>();
  const device = { readiness: () => readiness.promise, translate: vi.fn() } as DeviceTranslator;
  const kept = {
    text: 'Ann se fue.',
    request: { text: 'Ann left.', source: 'en-US', target: 'es-ES' },
  } as const;
  const { translation, requests, draft, page } = await open(
    { text: 'Ann left. She was tired. And', recording: false },
    { device, draft: { translation: { ...kept, onDevice: false }, view: 'original' } },
  );
  translation.dispose();
  const { output } = page;
  vi.mocked(draft.write).mockClear();
  readiness.resolve('none');
  await pass(10);
  expect([requests, vi.mocked(draft.write).mock.calls]).toEqual([[], []]);
  expect(page.output).toBe(output);
});

describe('translating back', () => {
  test('makes one request in the other direction', async () => {
    const { requests, translation } = await openWithTwo();
    const back = translation.translateBack?.('Estaba cansada.');
    expect(requests[2]).toMatchObject({ text: 'Estaba cansada.', source: 'es-ES', target: 'en-US' });
    await requests[2]?.respond('She was weary.');
    expect(await back).toBe('She was weary.');
    expect(await translation.translateBack?.('Estaba cansada.')).toBe('She was weary.');
    expect(requests).toHaveLength(3);
  });

  test('says why it failed', async () => {
    const { requests, translation, messages } = await openWithTwo();
    const back = translation.translateBack?.('Estaba cansada.').catch(() => 'failed');
    await requests[2]?.refuse(refusal(502, 'provider-failed'));
    expect(await back).toBe('failed');
    expect(messages).toMatchObject([{ kind: 'failed' }]);
  });
});
