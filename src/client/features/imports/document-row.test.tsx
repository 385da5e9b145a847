import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { DocumentsView } from '../../studio/documents.ts';
import { DocumentRow } from './document-row.tsx';
import type { ImportView } from './import-job.ts';

afterEach(cleanup);

const job: ImportView = {
  id: 'j',
  name: 'Lecture.m4a',
  state: 'done',
  hold: null,
  speechSeconds: 60,
  doneSeconds: 60,
  secondsLeft: null,
  damagedMs: null,
  expectedChapters: 1,
  unsaved: false,
  playable: false,
};
const open: DocumentsView = {
  id: 'j',
  title: 'Lecture.m4a',
  chapters: [{ id: 0, saved: false }],
  shown: 0,
  previous: null,
  key: 0,
};
const none = () => {};
function show(change: Partial<ImportView> | null, document: Partial<DocumentsView> = {}) {
  const onBack = vi.fn();
  render(
    <DocumentRow
      document={{ ...open, ...document }}
      job={change && { ...job, ...change }}
      listening={false}
      {...{ onListen: none, onShow: none, onSaveAll: none, onExportAll: none, onRemove: none, onBack }}
    />,
  );
  return onBack;
}
const arrows = () => screen.queryAllByRole('button', { name: /(Previous|Next) part/ });

test('has no arrows and no numbers if everything fits in one part', () => {
  show({});
  expect(screen.getByTestId('document-row').textContent).toMatch(/^Lecture\.m4a\s*All parts$/);
  expect(arrows()).toEqual([]);
});

test('has arrows as soon as a second part is expected', () => {
  show({ state: 'running', expectedChapters: 2 });
  expect(screen.getByText(/^Lecture\.m4a, part 1 of 2/)).toBeTruthy();
  expect(arrows()).toHaveLength(2);
});

test('offers the text that was there before, also for a text without a name', () => {
  const onBack = show(null, { title: null, previous: { id: 'k', title: 'Lecture.m4a' } });
  fireEvent.click(screen.getByRole('button', { name: 'Back to Lecture.m4a' }));
  expect(onBack).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'All parts' })).toBeNull();
});
