import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../platform/settings.ts';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

beforeEach(installBrowserParts);
afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
  settings.update({ voice: 'alloy' });
});

const write = (text: string) =>
  fireEvent.input(screen.getByLabelText('Transcript'), { target: { value: text } });
const allowance = (remaining: number) => () =>
  Response.json({
    allowed: true,
    remaining,
    limit: 5_000,
    tier: 'premium',
    features: { premium: true, highQualityVoices: true },
  });

test('says how many HD characters the text will use before it is played', async () => {
  await openApp('/', 'premium', { '/api/speech-allowance/u': allowance(4_894) });
  write('a '.repeat(59));
  await waitFor(() => expect(document.body.textContent).toContain('uses 117 HD characters'));
});

test('says when the text needs more HD characters than are left', async () => {
  await openApp('/', 'premium', { '/api/speech-allowance/u': allowance(100) });
  write('a '.repeat(59));
  await waitFor(() => expect(document.body.textContent).toContain('needs 117 HD characters, 100 left'));
});

test('mentions no HD characters for the browser voice', async () => {
  settings.update({ voice: 'browser' });
  await openApp('/', 'premium');
  write('a '.repeat(59));
  await waitFor(() => expect(document.body.textContent).toContain('about 0:24 long'));
  expect(document.body.textContent).not.toMatch(/(uses|needs) 117/);
});

test('shows no HD characters to a free user who has used the Iris trial', async () => {
  const used = { remaining: 0, limit: 50, hasUsedTrial: true };
  await openApp('/', 'free', { '/api/hd-voice-trial/u': () => Response.json(used) });
  const line = () => screen.queryByTestId('translations-left')?.parentElement;
  // The line stays hidden until it has three parts.
  await waitFor(() => expect(line()?.children).toHaveLength(3));
  expect(line()?.textContent).toBe('Free1 translation left today');
});

test('waits for the plan when Play is pressed right after a reload, instead of using another voice', async () => {
  settings.update({ voice: 'alloy' });
  const subscription = Promise.withResolvers<Response>();
  const { calls } = await openApp('/', 'premium', {
    '/api/subscription/u': () => subscription.promise,
    '/api/speech-allowance/u': allowance(5_000),
    '/api/text-to-speech': () => new Promise<Response>(() => {}),
  });
  const speak = vi.fn();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:silence');
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.stubGlobal(
    'speechSynthesis',
    Object.assign(new EventTarget(), { speak, cancel() {}, getVoices: () => [] }),
  );
  write('Read this.');
  fireEvent.click(screen.getByRole('button', { name: /^Play/ }));
  await act(async () => {});
  expect(speak).not.toHaveBeenCalled();
  await act(async () =>
    subscription.resolve(Response.json({ status: 'active', tier: 'premium', subscriptionPeriodEnd: null })),
  );
  await waitFor(() => expect(calls).toContain('POST /api/text-to-speech'));
  expect(speak).not.toHaveBeenCalled();
});
