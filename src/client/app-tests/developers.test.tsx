import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { curlExamples, typescriptExamples, webhookCall, webhookReceiver } from '../../shared/api-examples.ts';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

const openapi = {
  paths: {
    '/api/transcriptions': {
      post: { summary: 'Save a transcription', security: [{ cookie: [] }, { key: ['write'] }] },
    },
    '/api/transcriptions/user/{userId}': {
      get: { summary: 'List saved transcriptions', security: [{ key: ['read'] }] },
    },
    '/api/keys': { get: { summary: 'List keys' } },
    '/api/voices': { get: { summary: 'List voices', security: [] } },
  },
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
