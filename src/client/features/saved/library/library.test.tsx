import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { LibraryItem } from '../../../../shared/calls/library-calls.ts';
import type { SavedDocument } from '../../../../shared/document/document-schema.ts';
import { createTestPage, type SeenRequest } from '../../../testing/test-page.tsx';
import { Library } from './library.tsx';
import type { LibraryView } from './library-view.ts';

class QuietObserver {
  observe() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', QuietObserver);

afterEach(cleanup);

const time = '2026-03-10T12:00:00.000Z';
const documentOf = (id: string, extra: Partial<SavedDocument> = {}): SavedDocument => ({
  ...{ transcriptionId: id, text: `Text of ${id}`, language: 'en-US' },
  ...{ createdAt: time, updatedAt: time, revision: 1 },
  ...extra,
});
const itemOf = ({ transcriptionId, title, text, tags = [] }: SavedDocument): LibraryItem => ({
  ...{ transcriptionId, excerpt: text, excerptLanguage: 'en-US', language: 'en-US', translations: [] },
  ...{ length: text.length, tags, createdAt: time, updatedAt: time, revision: 1 },
  ...(title !== undefined && { title }),
});

/** A server that keeps documents. `fails` decides which requests it refuses. */
function show(
  documents: SavedDocument[],
  fails: (request: SeenRequest) => boolean | Promise<boolean> = () => false,
) {
  const kept = new Map(documents.map((document) => [document.transcriptionId, document]));
  const deleted = new Map<string, SavedDocument>();
  const page = createTestPage(async (request) => {
    if (await fails(request)) return { status: 500, body: {} };
    const { pathname } = new URL(request.path, 'https://app.test');
    if (pathname.endsWith('/summary')) {
      const tags = new Map<string, number>();
      for (const tag of [...kept.values()].flatMap((document) => document.tags ?? []))
        tags.set(tag, (tags.get(tag) ?? 0) + 1);
      return {
        status: 200,
        body: {
          ...{ documents: kept.size, sources: [], languages: [] },
          tags: [...tags].map(([tag, count]) => ({ tag, count })),
        },
      };
    }
    if (pathname.startsWith('/api/library/'))
      return { status: 200, body: { items: [...kept.values()].map(itemOf) } };
    const id = pathname.split('/')[3] ?? '';
    const found = kept.get(id) ?? deleted.get(id);
    if (!found) return { status: 404, body: { code: 'not-found' } };
    if (request.method === 'DELETE') {
      kept.delete(id);
      deleted.set(id, found);
      return { status: 204 };
    }
    if (request.method === 'POST') kept.set(id, found);
    if (request.method === 'PUT')
      kept.set(id, { ...found, ...(request.body as object), revision: found.revision + 1 });
    return { status: 200, body: kept.get(id) ?? found };
  });
  const onExport = vi.fn();
  const onPlay = vi.fn();
  function Shown() {
    const [view, setView] = useState<LibraryView>({});
    return (
      <Library
        userId="u"
        view={view}
        onView={setView}
        hrefOf={({ transcriptionId }) => `/#document=${transcriptionId}`}
        playing={null}
        onPlay={onPlay}
        onStop={() => {}}
        onExport={onExport}
        onShare={undefined}
        player={null}
      />
    );
  }
  render(<Shown />, { wrapper: page.wrapper });
  return { ...page, kept, onExport, onPlay };
}

const menu = async (name: string, action: string) => {
  const button = screen.getByRole('button', { name: `More actions for ${name}` });
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
};

test('a name with markup is shown as it is, and a new one is no longer than a name may be', async () => {
  const { kept } = show([documentOf('a', { title: '<img src=x onerror=alert(1)>' })]);
  expect(await screen.findByRole('link', { name: '<img src=x onerror=alert(1)>' })).toBeDefined();
  fireEvent.keyDown(screen.getByRole('link'), { key: 'F2' });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(field.maxLength).toBe(200);
  fireEvent.change(field, { target: { value: 'Harbour' } });
  fireEvent.submit(field);
  await waitFor(() =>
    expect(kept.get('a')).toMatchObject({ title: 'Harbour', text: 'Text of a', revision: 2 }),
  );
});

test('a name that could not be changed is shown as before', async () => {
  show([documentOf('a', { title: 'Before' })], ({ method }) => method === 'PUT');
  fireEvent.keyDown(await screen.findByRole('link', { name: 'Before' }), { key: 'F2' });
  const field = await screen.findByRole('textbox', { name: 'Name' });
  fireEvent.change(field, { target: { value: 'After' } });
  fireEvent.submit(field);
  expect(await screen.findByText('Couldn’t rename')).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Before' })).toBeDefined();
});

test('a new name is saved before its text is deleted, so Undo brings it back', async () => {
  const failed = Promise.withResolvers<boolean>();
  const { kept, requests } = show([documentOf('a', { title: 'Before' })], ({ path }) =>
    path.startsWith('/api/transcriptions/') ? failed.promise : false,
  );
  fireEvent.keyDown(await screen.findByRole('link', { name: 'Before' }), { key: 'F2' });
  const field = await screen.findByRole('textbox', { name: 'Name' });
  fireEvent.change(field, { target: { value: 'After' } });
  fireEvent.submit(field);
  fireEvent.keyDown(await screen.findByRole('link', { name: 'After' }), { key: 'Delete' });
  failed.resolve(false);
  await waitFor(() => expect(kept.size).toBe(0));
  expect(requests.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual([
    'PUT',
    'DELETE',
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(kept.get('a')).toMatchObject({ title: 'After' }));
});

test('Escape leaves the name as it is', async () => {
  const { requests } = show([documentOf('a', { title: 'Before' })]);
  fireEvent.keyDown(await screen.findByRole('link', { name: 'Before' }), { key: 'F2' });
  const field = await screen.findByRole('textbox', { name: 'Name' });
  fireEvent.change(field, { target: { value: 'After' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(await screen.findByRole('link', { name: 'Before' })).toBeDefined();
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
});

test('several are deleted, and one undo brings all back', async () => {
  const { kept } = show(['a', 'b', 'c'].map((id) => documentOf(id)));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Text of a' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Text of b' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect([...kept.keys()]).toEqual(['c']));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect([...kept.keys()].sort()).toEqual(['a', 'b', 'c']));
});

test('a text that another device has deleted disappears, and the person is told', async () => {
  const { kept } = show([documentOf('a'), documentOf('b')]);
  const link = await screen.findByRole('link', { name: 'Text of a' });
  kept.delete('a');
  fireEvent.keyDown(link, { key: 'Delete' });
  expect(await screen.findByText('Item Not Found')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Text of a' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Text of b' })).toBeDefined();
});

test('among a thousand tags one is found by typing, and no text gets more than it may have', async () => {
  const many = Array.from({ length: 1_000 }, (_, index) => `tag ${index}`);
  const documents = [
    documentOf('a', { tags: many.slice(0, 20) }),
    ...Array.from({ length: 49 }, (_, index) =>
      documentOf(`d${index}`, { tags: many.slice(20 * (index + 1), 20 * (index + 2)) }),
    ),
  ];
  const { kept } = show(documents);
  await screen.findByRole('link', { name: 'Text of a' });
  await menu('Text of a', 'Tags');
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(40));
  const field = dialog.getByRole('textbox', { name: 'New tag' });
  fireEvent.change(field, { target: { value: 'TAG 999' } });
  fireEvent.submit(field);
  expect(dialog.getByRole('alert').textContent).toBe('A text can have up to 20 tags.');
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  fireEvent.click(dialog.getByRole('button', { name: 'tag 0' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(kept.get('a')?.tags).toContain('tag 999'));
  expect(kept.get('a')?.tags).toHaveLength(20);
  expect(kept.get('a')?.tags).not.toContain('tag 0');
});

test('Space reads a text aloud, and one text is exported with everything it has', async () => {
  const { onPlay, onExport } = show([documentOf('a', { title: 'Harbour' })]);
  fireEvent.keyDown(await screen.findByRole('link', { name: 'Harbour' }), { key: ' ' });
  expect(onPlay).toHaveBeenCalledOnce();
  await expect(onPlay.mock.calls[0]?.[0]).resolves.toMatchObject({ text: 'Text of a' });
  await menu('Harbour', 'Export');
  await waitFor(() => expect(onExport).toHaveBeenCalledOnce());
  expect(onExport.mock.calls[0]?.[0]).toMatchObject([{ title: 'Harbour', text: 'Text of a' }]);
});

test('says when nothing could be loaded, and shows the texts once that works', async () => {
  let isDown = true;
  show([documentOf('a')], () => isDown);
  expect(await screen.findByText('Error loading saved transcriptions')).toBeDefined();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Text of a' })).toBeDefined();
});

test('has no empty strip above the message that nothing is saved', async () => {
  show([]);
  await screen.findByText('No saved transcriptions found');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(document.querySelectorAll('.card > *')).toHaveLength(1);
});
