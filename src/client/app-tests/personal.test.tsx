import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { localUser } from '../../shared/local-user.ts';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

const root = document.documentElement;

beforeEach(() => {
  installBrowserParts();
  root.dataset.edition = 'personal';
  root.dataset.textLimit = '20000';
});
afterEach(() => {
  closeApp();
  for (const key of Object.keys(root.dataset)) delete root.dataset[key];
});

const allowance = { allowed: true, remaining: 9, limit: 9, tier: 'premium' };
const responses = {
  '/api/transcription-allowance/local': () => Response.json(allowance),
  '/api/translation-allowance/local': () => Response.json(allowance),
  '/api/speech-allowance/local': () =>
    Response.json({ ...allowance, features: { premium: true, highQualityVoices: true } }),
  '/api/transcriptions/user/local': () => Response.json([]),
};

const open = (path = '/', others: Parameters<typeof openApp>[2] = {}, kept: Record<string, string> = {}) =>
  openApp(path, undefined, { ...responses, ...others }, kept);

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Transcript');

describe('the personal edition', () => {
  test('has no sign-in, plans, invites, policies or cookie banner', async () => {
    await open();
    await screen.findByLabelText('Transcript');
    for (const name of [/^sign in/i, /upgrade/i, /invite/i, /account/i])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
    expect(screen.queryByText('Premium')).toBeNull();
    expect(screen.queryByText('Free')).toBeNull();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Developers']);
    fireEvent.click(footer.getByRole('button', { name: 'About Rhapsode' }));
    expect(await screen.findByRole('dialog', { name: 'About Rhapsode' })).toBeTruthy();
  });

  test('makes no requests for features that it does not have', async () => {
    const { calls } = await open();
    await waitFor(() => expect(calls).toContain('GET /api/transcription-allowance/local'));
    const unwanted = /auth|subscription|invites|trial|stripe/;
    expect(calls.filter((call) => unwanted.test(call))).toEqual([]);
  });

  test('saves without signing in', async () => {
    const saved = {
      transcriptionId: 'a',
      text: 'Mine.',
      language: 'en-US',
      createdAt: '2026-03-10T12:00:00.000Z',
    };
    const { calls } = await open('/', { '/api/transcriptions': () => Response.json(saved, { status: 201 }) });
    fireEvent.input(field(), { target: { value: 'Mine.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved!')).toBeTruthy();
    expect(calls).toContain('POST /api/transcriptions');
    await waitFor(() => expect(localStorage.getItem('draft')).toBeNull());
  });

  test('shows the length limit that the server sets', async () => {
    await open();
    expect(await screen.findByText('0 of 20,000 characters used')).toBeTruthy();
  });

  test('has no On this device, which it would turn off again', async () => {
    await open('/settings');
    const privacy = within(await screen.findByRole('region', { name: 'Privacy' }));
    expect(privacy.getByText('What was sent from this device')).toBeTruthy();
    expect(privacy.queryByText(/On this device/)).toBeNull();
  });

  test('names no plan for text that is too long', async () => {
    const draft = JSON.stringify({ text: 'a'.repeat(20_003), owner: localUser.googleSub });
    await open('/', {}, { draft });
    const warning = await screen.findByTestId('length-warning');
    await waitFor(() => expect(warning.textContent).toContain('Too long to save: remove 3 characters'));
  });

  test('names no plan when the list is full', async () => {
    await open('/', {
      '/api/transcription-allowance/local': () =>
        Response.json({ ...allowance, allowed: false, remaining: 0 }),
    });
    fireEvent.input(field(), { target: { value: 'Mine.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save Limit Reached' });
    expect(dialog.textContent).toContain('There’s no room for more saved transcriptions.');
    expect(dialog.textContent).not.toMatch(/premium|upgrade|support/i);
    expect(within(dialog).queryAllByRole('link')).toEqual([]);
  });

  test.each(['/terms', '/privacy', '/subscribe', '/AbC9'])('has no page at %s', async (path) => {
    await open(path);
    expect(await screen.findByRole('heading', { name: '404 | Page Not Found' })).toBeTruthy();
    expect(window.location.pathname).toBe(path);
    expect(sessionStorage.getItem('referrerId')).toBeNull();
  });
});
