import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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
  saved: false,
  savedAt: null,
  isLinked: false,
  key: 0,
};
const none = () => {};
function show(change: Partial<ImportView> | null, opened: Partial<DocumentsView> = {}) {
  render(
    <DocumentRow
      document={{ ...open, ...opened }}
      job={change && { ...job, ...change }}
      listening={false}
      playable={change?.playable ?? false}
      {...{
        onTurns: undefined,
        onListen: none,
        onShow: none,
        onSaveAll: none,
        onExportAll: none,
        onRemove: none,
      }}
    />,
  );
}
const arrows = () => screen.queryAllByRole('button', { name: /(Previous|Next) part/ });

test('has no arrows and no numbers if everything fits in one part', () => {
  show({});
  expect(document.body.textContent).toBe('All parts');
  expect(arrows()).toEqual([]);
});

test('has arrows as soon as a second part is expected', () => {
  show({ state: 'running', expectedChapters: 2 });
  expect(screen.getByText(/^Lecture\.m4a, part 1 of 2/)).toBeTruthy();
  expect(arrows()).toHaveLength(2);
});
