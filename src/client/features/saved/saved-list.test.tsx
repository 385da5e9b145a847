import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTestPage, type FakeResponse } from '../../testing/test-page.tsx';
import { item, row, show, TestList } from './test-saved-list.tsx';

afterEach(cleanup);

describe('states', () => {
  test('offers sign-in when signed out and makes no request', { tags: ['R-8.20'] }, async () => {
    const page = createTestPage(() => ({ status: 200, body: [] }));
    const onSignIn = vi.fn();
    render(<TestList userId={undefined} onSignIn={onSignIn} />, { wrapper: page.wrapper });
    expect(screen.getByText('Please sign in to view your saved transcriptions.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(onSignIn).toHaveBeenCalledOnce();
    expect(page.requests).toEqual([]);
  });

  test('says when nothing is saved', { tags: ['R-8.19'] }, async () => {
    show([]);
    expect(await screen.findByText('No saved transcriptions found')).toBeTruthy();
    expect(screen.queryByTestId('dot')).toBeNull();
  });

  test('reports a list that cannot be loaded and tries again on request', {
    tags: ['R-8.18', 'R-7.6'],
  }, async () => {
    let broken = true;
    const page = createTestPage((request) => {
      if (request.path.startsWith('/api/transcription-allowance/')) return { status: 500 };
      return broken ? { status: 500 } : { status: 200, body: [item('back again')] };
    });
    render(<TestList />, { wrapper: page.wrapper });
    expect(await screen.findByText('Error loading saved transcriptions')).toBeTruthy();
    const listRequests = () =>
      page.requests.filter(({ path }) => path === '/api/transcriptions/user/f').length;
    expect(listRequests()).toBe(1);
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('back again')).toBeTruthy();
  });

  test('says when nothing matches and shows everything again on request', {
    tags: ['R-8.21'],
  }, async () => {
    show([item('hello')]);
    await row('hello');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'xyz' } });
    expect(await screen.findByText('No transcriptions match your search criteria')).toBeTruthy();
    expect(screen.queryByText('No saved transcriptions found')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await row('hello');
  });
});

describe('browsing', () => {
  test('shows language chips only if there are several languages', {
    tags: ['R-2.38', 'R-2.39'],
  }, async () => {
    const { unmount } = show([item('one'), item('two')]);
    await row('one');
    expect(screen.queryByRole('group', { name: 'Languages' })).toBeNull();
    unmount();

    show([item('one'), item('uno', 'es-ES')]);
    await row('one');
    const chips = within(screen.getByRole('group', { name: 'Languages' })).getAllByRole('button');
    expect(chips.map((chip) => chip.textContent)).toEqual(['English (US)1', 'Spanish1']);
    fireEvent.click(screen.getByRole('button', { name: /^Spanish/, pressed: false }));
    await waitFor(() => expect(screen.queryByText('one')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: /^Spanish/, pressed: true }));
    await row('one');
  });

  test('marks matches and keeps the search after leaving the list', async () => {
    const { unmount, wrapper } = show([item('Hello World')]);
    await row('Hello World');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'LO w' } });
    await waitFor(() => expect(document.querySelector('mark')?.textContent).toBe('lo W'));
    unmount();
    render(<TestList />, { wrapper });
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('LO w');
  });

  test('sets the language and direction of each text', async () => {
    show([item('مرحبا', 'ar-SA'), item('nǐ hǎo', 'zh-CN-pinyin')]);
    const arabic = await screen.findByText('مرحبا');
    expect([arabic.lang, arabic.dir]).toEqual(['ar-SA', 'auto']);
    expect(screen.getByText('nǐ hǎo').lang).toBe('zh-Latn-pinyin');
  });

  test('expands every text for printing and collapses it again afterwards', async () => {
    const long = 'word '.repeat(400).trim();
    show([item(long)]);
    expect(await screen.findByRole('button', { name: 'Show more' })).toBeTruthy();
    const shown = () => screen.getByRole('listitem').querySelector('p')?.textContent;
    expect(shown()).not.toBe(long);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(shown()).toBe(long);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(shown()).not.toBe(long);
  });

  test('opens the full text of an item in the recorder', async () => {
    const long = item('word '.repeat(300).trim());
    const { onOpen } = show([long]);
    fireEvent.click(await screen.findByRole('button', { name: 'Open in recorder' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(long);
  });
});

describe('deleting', () => {
  test('Undo puts the item back in its place', async () => {
    const items = ['third', 'second', 'first'].map((text, index) => ({
      ...item(text),
      createdAt: `2026-03-1${3 - index}T12:00:00.000Z`,
    }));
    const restored = { ...items[1], updatedAt: '2026-03-12T12:00:00.000Z', revision: 1 };
    show(items, (request) => (request.method === 'POST' ? { status: 200, body: restored } : { status: 204 }));
    fireEvent.click((await row('second')).getByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const list = within(screen.getByRole('region', { name: 'Saved Transcriptions' }));
    const texts = () => list.getAllByRole('listitem').map((each) => each.querySelector('p')?.textContent);
    await waitFor(() => expect(texts()).toEqual(['third', 'second', 'first']));
  });

  test('moves focus to the next item', async () => {
    show([item('first'), item('second')]);
    const button = (await row('first')).getByRole('button', { name: 'Delete' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByText('first')).toBeNull());
    expect((await row('second')).getByRole('button', { name: 'Delete' })).toBe(document.activeElement);
  });

  test('moves focus to the tab when the list is empty', async () => {
    show([item('only')]);
    const button = (await row('only')).getByRole('button', { name: 'Delete' });
    button.focus();
    fireEvent.click(button);
    await screen.findByText('No saved transcriptions found');
    await waitFor(() => expect(screen.getByRole('tab')).toBe(document.activeElement));
  });

  test('says how many items to delete when there are more items than slots', async () => {
    show(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((text) => item(`text ${text}`)));
    await screen.findByText('7 saved, 2 over your limit of 5');
    await screen.findByText('Delete 3 to save again');
    fireEvent.click((await row('text a')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Delete 2 more to save again.');
  });

  test('shows a spinner only on the deleted item, then removes it', {
    tags: ['R-4.54', 'R-8.15'],
  }, async () => {
    const held = Promise.withResolvers<FakeResponse>();
    const { requests } = show([item('stays'), item('goes')], () => held.promise);
    fireEvent.click((await row('goes')).getByRole('button', { name: 'Delete' }));
    expect(await (await row('goes')).findByRole('button', { name: 'Deleting' })).toHaveProperty(
      'disabled',
      true,
    );
    expect((await row('stays')).getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', false);
    await act(async () => held.resolve({ status: 204 }));
    expect(await screen.findByText('Deleted')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('goes')).toBeNull());
    expect(requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      '/api/transcriptions/id%20of%20goes',
    ]);
  });

  test('shows the Deleted toast for five seconds', { tags: ['R-9.19'] }, async () => {
    await import('../../ui/toast-view.tsx');
    show([item('goes')]);
    const entry = await row('goes');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    fireEvent.click(entry.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Deleted');
    await pass(4_700);
    expect(screen.queryByText('Deleted')).not.toBeNull();
    await pass(700);
    expect(screen.queryByText('Deleted')).toBeNull();
    vi.useRealTimers();
  });

  test('removes the dot with the last item, and restores it if the deletion fails', {
    tags: ['R-2.33'],
  }, async () => {
    const held = Promise.withResolvers<FakeResponse>();
    show([item('last')], () => held.promise);
    await screen.findByTestId('dot');
    fireEvent.click((await row('last')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByTestId('dot')).toBeNull());
    await act(async () => held.resolve({ status: 500, body: { code: 'internal', message: 'M' } }));
    await screen.findByTestId('dot');
  });

  test('removes an item that is already gone and says so', { tags: ['R-8.16', 'R-7.41'] }, async () => {
    show([item('stays'), item('ghost')], () => ({ status: 404, body: { code: 'not-found', message: 'x' } }));
    fireEvent.click((await row('ghost')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Item Not Found')).toBeTruthy();
    expect(screen.getByText('It may already have been deleted.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('ghost')).toBeNull());
    await row('stays');
  });

  test('keeps an item that could not be deleted, and still deletes others', {
    tags: ['R-8.17'],
  }, async () => {
    show([item('bad'), item('fine')], ({ path }) =>
      path.endsWith('bad') ? { status: 500, body: { code: 'internal', message: 'M' } } : { status: 204 },
    );
    fireEvent.click((await row('bad')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('M')).toBeTruthy();
    expect((await row('bad')).getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', false);
    fireEvent.click((await row('fine')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('fine')).toBeNull());
    await row('bad');
  });
});
