import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

beforeEach(installBrowserParts);
afterEach(closeApp);

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Transcript');
const noContent = { '/api/auth/logout': () => new Response(null, { status: 204 }) };

async function signOut() {
  fireEvent.click(screen.getByRole('button', { name: /’s account$/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
}
const signedOut = () => screen.findByRole('button', { name: 'Sign In' });

test.each([
  ['Keep text and sign out', 'My words'],
  ['Clear text and sign out', ''],
])('asks about the text before signing out: %s', async (choice, left) => {
  await openApp('/', 'free', noContent, { learningOffers: '["a b"]' });
  fireEvent.input(field(), { target: { value: 'My words' } });
  await signOut();
  expect(await screen.findByRole('dialog', { name: 'Keep this text on this device?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: choice }));
  await signedOut();
  expect(field().value).toBe(left);
  expect(localStorage.getItem('draft')?.includes('My words') ?? false).toBe(left !== '');
  expect(localStorage.getItem('learningOffers') !== null).toBe(left !== '');
  // Undo must not bring the text back either.
  if (left === '') fireEvent.keyDown(field(), { key: 'z', ctrlKey: true });
  expect(field().value).toBe(left);
});

test.each([
  ['Keep conversation and sign out', true],
  ['Clear conversation and sign out', false],
])('asks about the conversation before signing out: %s', async (choice, kept) => {
  const turn = { id: 1, side: 'near', source: 'en-US', target: 'es-ES', text: 'Good morning.' };
  const conversation = JSON.stringify({ owner: 'u', turns: [turn] });
  await openApp('/', 'free', noContent, { conversation });
  await signOut();
  expect(await screen.findByRole('dialog', { name: 'Keep your conversation on this device?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: choice }));
  await signedOut();
  expect(localStorage.getItem('conversation') !== null).toBe(kept);
});

test('does not ask if there is no text', async () => {
  const { calls } = await openApp('/', 'free', noContent);
  await signOut();
  await signedOut();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls).toContain('POST /api/auth/logout');
});

test('keeps the user signed in when the dialog is closed', async () => {
  const { calls } = await openApp('/', 'free', noContent);
  fireEvent.input(field(), { target: { value: 'My words' } });
  await signOut();
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await act(async () => {});
  expect(calls).not.toContain('POST /api/auth/logout');
  expect(field().value).toBe('My words');
});

test('never shows another account’s text', async () => {
  const draft = JSON.stringify({ owner: 'somebody-else', text: 'Their words' });
  await openApp('/', 'free', {}, { draft });
  expect(field().value).toBe('');
  fireEvent.input(field(), { target: { value: 'Mine' } });
  await waitFor(() => expect(localStorage.getItem('draft')).toContain('Mine'));
  expect(JSON.parse(localStorage.getItem('draft') ?? '{}').owner).toBe('u');
  expect(localStorage.getItem('asideDraft')).toContain('Their words');
});

test('focuses the checkout button when Upgrade is pressed on the page with the plans', async () => {
  await openApp('/subscribe', 'free');
  await waitFor(() => expect(document.querySelector('[data-plan=premium]')).not.toBeNull());
  const checkout = screen.getByRole('button', { name: 'Continue to checkout' });
  fireEvent.click(screen.getByRole('button', { name: 'Upgrade' }));
  expect(document.activeElement).toBe(checkout);
  expect(screen.queryByRole('dialog')).toBeNull();
});
