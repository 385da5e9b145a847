import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import type { Transcription } from '../../../shared/entities.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import { createTestPage, type FakeResponse, type SeenRequest } from '../../testing/test-page.tsx';
import { SavedList } from './saved-list.tsx';
import { useHasSaved } from './use-has-saved.ts';

export const item = (text: string, language: LanguageCode = 'en-US'): Transcription => ({
  transcriptionId: `id of ${text.slice(0, 20)}`,
  text,
  language,
  createdAt: '2026-03-10T12:00:00.000Z',
});

/** The list of a free user, unless the test says otherwise. */
export function TestList(props: Partial<ComponentProps<typeof SavedList>>) {
  return (
    <SavedList
      onExport={() => {}}
      onExportAll={() => {}}
      userId="f"
      tier="free"
      onSignIn={() => {}}
      onOpen={async () => {}}
      {...props}
    />
  );
}

function Dot() {
  return useHasSaved('f') ? <span data-testid="dot" /> : null;
}

type OnDelete = (request: SeenRequest) => FakeResponse | Promise<FakeResponse>;

/** Shows the list with a server that stores the items and deletes them, unless the test overrides that. */
export function show(items: Transcription[], onDelete: OnDelete = () => ({ status: 204 })) {
  let kept = items;
  const page = createTestPage(async (request) => {
    if (request.path.startsWith('/api/transcription-allowance/')) {
      return { status: 200, body: { allowed: true, limit: 5, remaining: 5 - kept.length, tier: 'free' } };
    }
    if (request.method === 'GET') return { status: 200, body: kept };
    const response = await onDelete(request);
    const id = decodeURIComponent(request.path.split('/').at(-1) ?? '');
    if (response.status === 204) kept = kept.filter(({ transcriptionId }) => transcriptionId !== id);
    return response;
  });
  const onOpen = vi.fn(async () => {});
  const tree = (
    <>
      <Dot />
      <button type="button" role="tab" id="tab">
        Saved
      </button>
      <div role="tabpanel" aria-labelledby="tab">
        <TestList onOpen={onOpen} />
      </div>
    </>
  );
  return { ...page, onOpen, ...render(tree, { wrapper: page.wrapper }) };
}

/** The buttons and texts of the item with `text`. */
export const row = async (text: string) => {
  const found = (await screen.findByText(text)).closest('li');
  if (!found) throw new Error(`No item ${text}`);
  return within(found);
};
