import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { curlExamples, typescriptExamples, webhookCall, webhookReceiver } from '../../shared/api-examples.ts';
import { keyScopes } from '../../shared/key-scopes.ts';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

const openapi = {
  paths: {
    '/api/transcriptions': {
      post: {
        summary: 'Save a transcription',
        security: [{ cookie: [] }, { key: ['write'] }],
        parameters: [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                required: ['text'],
                properties: {
                  text: { type: 'string' },
                  segments: {
                    type: 'array',
                    items: { type: 'object', properties: { to: { type: 'integer' } } },
                  },
                },
              },
            },
          },
        },
        responses: {
          201: {
            description: 'Saved',
            content: { 'application/json': { schema: { properties: { id: {} } } } },
          },
          403: { description: '`key-scope`, `save-limit`' },
          '4XX': { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/transcriptions/user/{userId}': {
      get: { summary: 'List saved transcriptions', security: [{ key: ['read'] }] },
    },
    '/api/keys': { get: { summary: 'List keys' } },
    '/api/voices': { get: { summary: 'List voices', security: [] } },
  },
};

const key = {
  id: 'key-1',
  name: 'Examples',
  scopes: keyScopes,
  start: 'rh_new',
  createdAt: '2026-03-01T00:00:00.000Z',
  lastUsedAt: null,
  expiresAt: null,
};

beforeEach(() => installBrowserParts());
afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const open = (viewer: 'premium' | undefined) =>
  openApp('/developers', viewer, { '/api/openapi.json': () => Response.json(openapi) });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows the examples in curl and in TypeScript', async () => {
  await open('premium');
  const examples = await section('Examples');
  expect(examples.getByText(/export RHAPSODE_URL=http/)).toBeDefined();
  const region = screen.getByRole('region', { name: 'Examples' });
  const shown = () => [...region.querySelectorAll('pre')].map((code) => code.textContent).slice(1);
  expect(examples.getByText(/^With a free account: 1 translation a day.* 50 characters/)).toBeDefined();
  expect(shown()).toEqual(Object.values(curlExamples));
  fireEvent.click(examples.getByRole('radio', { name: 'TypeScript' }));
  expect(shown()).toEqual(Object.values(typescriptExamples));
});

test('lists the calls of the OpenAPI document that a key can make', async () => {
  await open('premium');
  const reference = await section('Reference');
  expect(await reference.findByText('Save a transcription')).toBeDefined();
  expect(reference.getByText('POST /api/transcriptions')).toBeDefined();
  expect(reference.getByText('GET /api/transcriptions/user/me')).toBeDefined();
  expect(reference.getByRole('link', { name: 'OpenAPI document' }).getAttribute('target')).toBe('_blank');
  expect(reference.getByText('write')).toBeDefined();
  expect(reference.queryByText('List keys')).toBeNull();
});

test('unfolds what a call takes, and what it answers', async () => {
  await open('premium');
  const reference = await section('Reference');
  const call = (await reference.findByText('POST /api/transcriptions')).closest('details');
  expect(call?.open).toBe(false);
  const lines = [...(call?.querySelectorAll('li, p') ?? [])].map((line) => line.textContent);
  expect(lines).toEqual([
    'Idempotency-Key header, string',
    'text string · required',
    'segments object[]',
    'segments[].to integer',
    '201 Saved',
    'id any',
    '403 Error codes key-scope, save-limit',
  ]);
});

test('makes a key for the examples in one press, and puts it into them', async () => {
  const created = vi.fn((_: RequestInit) => Response.json({ ...key, key: 'rh_new' }, { status: 201 }));
  await openApp('/developers', 'premium', {
    '/api/openapi.json': () => Response.json(openapi),
    '/api/keys': (init) => (init?.method === 'POST' ? created(init) : Response.json([])),
  });
  expect((await section('Examples')).getByText(/RHAPSODE_KEY=rh_YOUR_KEY/)).toBeDefined();
  fireEvent.click(await (await section('API keys')).findByRole('button', { name: 'Create a key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a key' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Create a key' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
  expect(JSON.parse(String(created.mock.calls[0]?.[0].body))).toEqual({
    name: 'Examples',
    scopes: keyScopes,
  });
  expect((await section('Examples')).getByText(/RHAPSODE_KEY=rh_new/)).toBeDefined();
  expect(screen.getByText(/^Your new key is in the examples/)).toBeDefined();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('rh_new');
});

test('says on the page and in the account’s menu that a webhook was switched off', async () => {
  const hook = { id: 'hook', url: 'https://example.com/hook', createdAt: key.createdAt, deliveries: [] };
  const webhooks = [{ ...hook, failingSince: key.createdAt, disabledAt: key.createdAt }];
  for (const path of ['/developers', '/account']) {
    await openApp(path, 'premium', { '/api/webhooks': () => Response.json(webhooks) });
    expect((await screen.findByText('A webhook was switched off')).parentElement?.textContent).toContain(
      hook.url,
    );
    if (path === '/account') break;
    closeApp();
  }
  fireEvent.pointerDown(screen.getByRole('button', { name: /’s account$/ }), { button: 0, ctrlKey: false });
  fireEvent.click(screen.getByRole('button', { name: /’s account$/, hidden: true }));
  expect((await screen.findByText('Webhook off')).closest('[role=menuitem]')?.textContent).toMatch(
    /^Account/,
  );
});

test('offers a key to users and sign-in to visitors', async () => {
  await open('premium');
  expect((await section('API keys')).getByRole('button', { name: 'Create a key' })).toBeDefined();
  closeApp();
  await open(undefined);
  const keys = await section('API keys');
  expect(keys.getByText('Sign in to create a key.')).toBeDefined();
  expect(keys.queryByRole('button', { name: 'Create a key' })).toBeNull();
  const webhooks = await section('Webhooks');
  expect(webhooks.getByText('Sign in to add a webhook.')).toBeDefined();
  expect(webhooks.queryByRole('button', { name: 'Add a webhook' })).toBeNull();
});

test('shows visitors what a webhook receives, and how to check its signature', async () => {
  await open(undefined);
  await section('Webhooks');
  const region = screen.getByRole('region', { name: 'Webhooks' });
  expect([...region.querySelectorAll('pre')].map((code) => code.textContent)).toEqual([
    webhookCall,
    webhookReceiver,
  ]);
});
