import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { curlExamples, typescriptExamples } from '../../shared/api-examples.ts';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

const openapi = {
  paths: {
    '/api/transcriptions': {
      post: { summary: 'Save a transcription', security: [{ cookie: [] }, { key: ['write'] }] },
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
  const shown = () => [...document.querySelectorAll('pre')].map((code) => code.textContent).slice(1);
  expect(shown()).toEqual(Object.values(curlExamples));
  fireEvent.click(examples.getByRole('radio', { name: 'TypeScript' }));
  expect(shown()).toEqual(Object.values(typescriptExamples));
});

test('lists the calls of the OpenAPI document that a key can make', async () => {
  await open('premium');
  const reference = await section('Reference');
  expect(await reference.findByText('Save a transcription')).toBeDefined();
  expect(reference.getByText('POST /api/transcriptions')).toBeDefined();
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
  expect(screen.queryByRole('region', { name: 'Webhooks' })).toBeNull();
});
