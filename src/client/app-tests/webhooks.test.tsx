import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

const delivery = {
  id: 'msg_1',
  type: 'transcription.saved',
  transcriptionId: 't',
  state: 'failed',
  attempts: 8,
  status: 500,
  problem: null,
  createdAt: '2026-03-01T00:00:00.000Z',
  attemptedAt: '2026-03-02T00:00:00.000Z',
  nextAttemptAt: null,
};
const webhook = {
  id: 'hook-1',
  url: 'https://example.com/hook',
  createdAt: '2026-03-01T00:00:00.000Z',
  failingSince: null,
  disabledAt: null,
  deliveries: [],
};

beforeEach(() => installBrowserParts());
afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const openWebhooks = async (responses: Record<string, (init?: RequestInit) => Response>) => {
  const opened = await openApp('/account', 'premium', responses);
  return { ...opened, section: within(await screen.findByRole('region', { name: 'Webhooks' })) };
};

test('adds a webhook and shows its secret once', async () => {
  let webhooks: object[] = [];
  let refused: string | undefined = 'webhook-address';
  const { section } = await openWebhooks({
    '/api/webhooks': (init) => {
      if (init?.method !== 'POST') return Response.json(webhooks);
      if (refused) return Response.json({ code: refused, message: 'You already have it.' }, { status: 400 });
      webhooks = [webhook];
      return Response.json({ ...webhook, secret: 'whsec_abc' }, { status: 201 });
    },
  });
  expect(await section.findByText('You have no webhooks yet.')).toBeDefined();
  fireEvent.click(section.getByRole('button', { name: 'Add a webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
  const submit = () => fireEvent.click(dialog.getByRole('button', { name: 'Add a webhook' }));
  submit();
  expect(dialog.getByRole('alert').textContent).toMatch(/^Use a public HTTPS address/);
  expect(document.activeElement).toBe(dialog.getByLabelText('Address'));
  fireEvent.change(dialog.getByLabelText('Address'), { target: { value: 'http://192.168.0.1/' } });
  expect(dialog.getByRole('alert').textContent).toBe('');
  submit();
  expect(await dialog.findByText(/^Use a public HTTPS address/)).toBeDefined();
  refused = 'webhook-exists';
  submit();
  expect(await dialog.findByText('You already have it.')).toBeDefined();
  refused = undefined;
  fireEvent.change(dialog.getByLabelText('Address'), { target: { value: 'https://example.com/hook' } });
  submit();
  const shown = within(await screen.findByRole('dialog', { name: 'Copy the secret now' }));
  expect(shown.getByDisplayValue('whsec_abc')).toBeDefined();
  fireEvent.click(shown.getByRole('button', { name: 'Done' }));
  expect(await section.findByText('https://example.com/hook')).toBeDefined();
  expect(section.getByText('On')).toBeDefined();
});

test('says that a webhook was switched off, and sends a delivery again', async () => {
  let webhooks: object[] = [{ ...webhook, disabledAt: '2026-03-02T00:00:00.000Z', deliveries: [delivery] }];
  const { section, calls } = await openWebhooks({
    '/api/webhooks': () => Response.json(webhooks),
    '/api/webhooks/hook-1/deliveries/msg_1/send': () => {
      webhooks = [{ ...webhook, deliveries: [{ ...delivery, state: 'delivered', status: 200 }] }];
      return new Response(null, { status: 202 });
    },
  });
  expect(await section.findByText('Switched off on March 2, 2026')).toBeDefined();
  fireEvent.click(section.getByText('Latest deliveries'));
  expect(section.getByText('HTTP 500')).toBeDefined();
  expect(section.getByText(/^Last attempt: Mar 2, 2026/)).toBeDefined();
  fireEvent.click(section.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('We’re sending it again.')).toBeDefined();
  expect(await section.findByText('HTTP 200')).toBeDefined();
  expect(section.queryByText(/^Switched off/)).toBeNull();
  expect(calls).toContain('POST /api/webhooks/hook-1/deliveries/msg_1/send');
});

test.each([
  ['connection', 'No connection'],
  ['timeout', 'No answer in time'],
  ['address', 'Not a public address'],
])('says why there was no response: %s', async (problem, text) => {
  const deliveries = [{ ...delivery, status: null, problem }];
  const { section } = await openWebhooks({
    '/api/webhooks': () => Response.json([{ ...webhook, deliveries }]),
  });
  fireEvent.click(await section.findByText('Latest deliveries'));
  expect(section.getByText(text)).toBeDefined();
});

test('deletes a webhook only after asking, and says when the list can’t be loaded', async () => {
  let webhooks: object[] = [{ ...webhook, failingSince: '2026-03-02T00:00:00.000Z' }];
  const { section, calls } = await openWebhooks({
    '/api/webhooks': () => Response.json(webhooks),
    '/api/webhooks/hook-1': () => {
      webhooks = [];
      return new Response(null, { status: 204 });
    },
  });
  expect(await section.findByText('Failing since March 2, 2026')).toBeDefined();
  fireEvent.click(section.getByRole('button', { name: 'Delete https://example.com/hook' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this webhook?' }));
  expect(calls).not.toContain('DELETE /api/webhooks/hook-1');
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await section.findByText('You have no webhooks yet.')).toBeDefined();
  closeApp();
  const failing = await openWebhooks({ '/api/webhooks': () => new Response('', { status: 500 }) });
  expect(await failing.section.findByText(/^We couldn’t load your webhooks/)).toBeDefined();
});
