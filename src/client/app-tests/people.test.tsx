import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../shared/person-schema.ts';
import { forgetPeople } from '../screens/people/forget-people.ts';
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

const ann: Person = { id: 'local', name: 'Ann', color: 'violet', hasPin: false, manages: true };
const ben: Person = { id: 'ben', name: 'Ben', color: 'blue', hasPin: true, manages: false };
const allowance = { allowed: true, remaining: 9, limit: 9, tier: 'premium' };

type Responses = Parameters<typeof openApp>[2];

function open(
  path: string,
  people: readonly Person[],
  others: Responses = {},
  kept: Record<string, string> = {},
) {
  const id = root.dataset.person ?? 'local';
  return openApp(
    path,
    undefined,
    {
      '/api/people': () => Response.json(people),
      [`/api/transcription-allowance/${id}`]: () => Response.json(allowance),
      [`/api/translation-allowance/${id}`]: () => Response.json(allowance),
      [`/api/speech-allowance/${id}`]: () =>
        Response.json({ ...allowance, features: { premium: true, highQualityVoices: true } }),
      [`/api/transcriptions/user/${id}`]: () => Response.json([]),
      ...others,
    },
    kept,
  );
}

const refusal = (status: number, code: string, message: string) => () =>
  Response.json({ code, message, error: message }, { status });

describe('one person', () => {
  test('has no menu, and nothing asks the server for people', async () => {
    const { calls } = await open('/', [ann]);
    await waitFor(() => expect(calls).toContain('GET /api/transcription-allowance/local'));
    expect(calls.filter((call) => call.includes('people'))).toEqual([]);
  });

  test('names both when adding somebody', async () => {
    let sent: unknown;
    await open('/', [{ ...ann, name: 'You' }], {
      '/api/people': (init) => {
        if (init?.method !== 'POST') return Response.json([{ ...ann, name: 'You' }]);
        sent = JSON.parse(String(init.body));
        return refusal(409, 'name-taken', 'Somebody here already has that name.')();
      },
    });
    fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'People' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Add a person' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a person' });
    const type = (label: string, value: string) =>
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
    type('Your name', 'Ann');
    type('Their name', 'Ann');
    type('PIN (optional)', '47a11');
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Green' }));
    const form = dialog.querySelector('form');
    if (form) fireEvent.submit(form);
    await waitFor(() =>
      expect(within(dialog).getByRole('alert').textContent).toBe('Somebody here already has that name.'),
    );
    expect(sent).toEqual({ name: 'Ann', color: 'green', pin: '4711', ownName: 'Ann' });
  });
});

describe('the screen that asks who you are', () => {
  const path = '/personal/people';

  test('shows a name button for each person, and asks for a PIN where there is one', async () => {
    const pins: unknown[] = [];
    await open(path, [ann, ben], {
      '/api/people/ben/session': (init) => {
        pins.push(JSON.parse(String(init?.body)));
        return refusal(403, 'wrong-pin', 'That PIN isn’t right.')();
      },
    });
    expect(await screen.findByRole('heading', { name: 'Who are you?' })).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: /^Ben\s*Needs a PIN$/ }));
    const pin = screen.getByLabelText<HTMLInputElement>('Ben’s PIN');
    expect([pin.type, pin.inputMode, document.activeElement === pin]).toEqual(['password', 'numeric', true]);
    fireEvent.change(pin, { target: { value: '1234' } });
    if (pin.form) fireEvent.submit(pin.form);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('That PIN isn’t right.'));
    expect(pins).toEqual([{ pin: '1234' }]);
    fireEvent.keyDown(pin, { key: 'Escape' });
    expect(document.activeElement?.textContent).toContain('Ben');
  });

  test('says when the server can’t be reached, and tries again', async () => {
    let down = true;
    await open(path, [], {
      '/api/people': () => (down ? Promise.reject(new TypeError('network')) : Response.json([ann, ben])),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    fireEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Ann' })).toBeTruthy();
  });
});

describe('several people', () => {
  test('each have a menu, and their stored name is shown without a network', async () => {
    root.dataset.person = 'ben';
    const stored = JSON.stringify({ name: 'Ben', color: 'blue' });
    await open(
      '/',
      [],
      { '/api/people': () => Promise.reject(new TypeError('network')) },
      { 'person:ben:person': stored },
    );
    expect(await screen.findByRole('button', { name: 'Menu for Ben' })).toBeTruthy();
  });

  test('see everybody, but only the one who manages can change the others', async () => {
    root.dataset.person = 'ben';
    await open('/', [ann, ben]);
    fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'People' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'People' }));
    expect(await dialog.findByRole('button', { name: 'Edit Ben' })).toBeTruthy();
    expect(dialog.getByText('Ann')).toBeTruthy();
    for (const name of ['Edit Ann', 'Remove Ann', 'Remove Ben', 'Add a person'])
      expect(dialog.queryByRole('button', { name })).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Edit Ben' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Ben' }));
    expect(form.queryByLabelText('Current PIN')).toBeNull();
    fireEvent.click(form.getByLabelText('Remove the PIN'));
    expect(form.getByLabelText('Current PIN')).toBeTruthy();
  });

  test('are removed only after a copy was offered', async () => {
    root.dataset.person = 'local';
    const { calls } = await open('/', [ann, ben], {
      '/api/people/ben': refusal(500, 'internal', 'Something went wrong on our side. Please try again.'),
      '/api/people/ben/export': () => Promise.reject(new TypeError('network')),
    });
    fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'People' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Ben' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Ben?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Download a copy' }));
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toMatch(/^The download didn’t work/));
    expect(calls).not.toContain('DELETE /api/people/ben');
    fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toMatch(/Something went wrong/));
  });

  test('who are gone leave nothing in the browser', async () => {
    localStorage.setItem('draft', 'of the first person');
    localStorage.setItem('person:ben:draft', 'of Ben');
    localStorage.setItem('person:cleo:draft', 'of Cleo');
    // jsdom has no IndexedDB.
    await forgetPeople(['local', 'ben']).catch(() => {});
    expect(Object.keys(localStorage).toSorted()).toEqual(['draft', 'person:ben:draft']);
  });
});
