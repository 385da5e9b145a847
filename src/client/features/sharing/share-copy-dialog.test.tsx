import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Share } from '../../../shared/calls/share-calls.ts';
import { createTestPage, type FakeResponse } from '../../testing/test-page.tsx';
import { ShareCopyDialog } from './share-copy-dialog.tsx';
import { SharedCopies } from './shared-copies.tsx';

afterEach(cleanup);

const share = (extra: Partial<Share> = {}): Share => ({
  id: 's1',
  url: 'https://app.test/shared/one',
  transcriptionId: 'd1',
  title: 'Harbour',
  parts: 'both',
  createdAt: '2026-03-10T12:00:00.000Z',
  views: 3,
  ...extra,
});

/** A server that keeps shares, unless the test says otherwise. */
function setUp(shares: Share[], create?: () => FakeResponse) {
  let kept = shares;
  return createTestPage((request) => {
    if (request.method === 'GET') return { status: 200, body: kept };
    if (request.method === 'DELETE') {
      kept = kept.filter(({ id }) => !request.path.endsWith(`/${id}`));
      return { status: 204 };
    }
    if (create) return create();
    kept = [share({ id: 'new', url: 'https://app.test/shared/new', views: 0 }), ...kept];
    return { status: 201, body: { id: 'new', url: 'https://app.test/shared/new' } };
  });
}

const open = (page: ReturnType<typeof setUp>, translations: readonly 'es-ES'[] = ['es-ES']) =>
  render(
    <ShareCopyDialog
      userId="u"
      transcriptionId="d1"
      translations={translations}
      open
      onOpenChange={() => {}}
    />,
    { wrapper: page.wrapper },
  );

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('creates a link to the chosen parts, with an end and a name, and copies it', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText } }));
  const page = setUp([]);
  open(page);
  fireEvent.click(screen.getByRole('radio', { name: 'Both' }));
  fireEvent.click(screen.getByRole('radio', { name: 'One day' }));
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: ' <b>Ann</b> ' } });
  press('Create link');
  const link = await screen.findByLabelText<HTMLInputElement>('Link');
  expect(link.value).toBe('https://app.test/shared/new');
  // In sight on a small screen too.
  expect(document.activeElement).toBe(link);
  const sent = page.requests.find(({ method }) => method === 'POST');
  expect(sent?.path).toBe('/api/transcriptions/d1/shares');
  expect(sent?.body).toEqual({ parts: 'both', expires: 'day', language: 'es-ES', name: '<b>Ann</b>' });
  press('Copy link');
  await screen.findByRole('button', { name: 'Link copied' });
  expect(writeText).toHaveBeenCalledWith('https://app.test/shared/new');
  // The new copy can be ended at once.
  await screen.findByRole('button', { name: 'Stop sharing Harbour' });
});

test('a text without a translation shares only its original', async () => {
  const page = setUp([]);
  open(page, []);
  expect(screen.queryByRole('radio', { name: 'Both' })).toBeNull();
  press('Create link');
  await screen.findByLabelText('Link');
  expect(page.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    parts: 'original',
    expires: 'week',
  });
});

test('says why no link was created, and tries again', async () => {
  const page = setUp([], () => ({ status: 500, body: {} }));
  open(page);
  press('Create link');
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t create the link');
  expect(screen.getByRole('button', { name: 'Create link' }).getAttribute('aria-busy')).toBeNull();
});

test('shows the copies of this text with their views, and ends one', async () => {
  const page = setUp([
    share({ expiresAt: '2026-03-17T12:00:00.000Z' }),
    share({ id: 's2', transcriptionId: 'other', title: 'Another text' }),
  ]);
  open(page);
  const list = within(await screen.findByRole('list', { name: 'Shared copies' }));
  expect(list.getByText('Both · until March 17, 2026 · Opened 3 times')).toBeDefined();
  expect(screen.queryByText('Another text')).toBeNull();
  press('Stop sharing Harbour');
  await waitFor(() => expect(screen.queryByText('Harbour')).toBeNull());
  expect(
    page.requests.some(({ method, path }) => method === 'DELETE' && path.endsWith('/d1/shares/s1')),
  ).toBe(true);
});

test('the account lists all copies, or says how to share one', async () => {
  const page = setUp([
    share(),
    share({ id: 's2', transcriptionId: 'other', title: '<img src=x>', views: 1 }),
  ]);
  render(<SharedCopies userId="u" empty="Nothing shared" />, { wrapper: page.wrapper });
  expect(await screen.findByText('<img src=x>')).toBeDefined();
  expect(screen.getByText('Both · no end date · Opened once')).toBeDefined();
  press('Stop sharing Harbour');
  await waitFor(() => expect(screen.queryByText('Harbour')).toBeNull());
  press('Stop sharing <img src=x>');
  expect(await screen.findByText('Nothing shared')).toBeDefined();
});
