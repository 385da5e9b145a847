import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ImportView } from './import-job.ts';
import { PartRow } from './part-row.tsx';

afterEach(cleanup);

const view: ImportView = {
  id: 'j',
  name: 'Lecture.m4a',
  language: 'en-US',
  state: 'done',
  hold: null,
  speechSeconds: 60,
  doneSeconds: 60,
  secondsLeft: null,
  damagedMs: null,
  parts: [{ saved: false }],
  expectedParts: 1,
  shown: 0,
  unsaved: false,
  playable: false,
};
const none = () => {};
const show = (change: Partial<ImportView>) =>
  render(
    <PartRow
      view={{ ...view, ...change }}
      listening={false}
      {...{ onListen: none, onShow: none, onSaveAll: none, onExportAll: none, onRemove: none }}
    />,
  );
const arrows = () => screen.queryAllByRole('button', { name: /(Previous|Next) part/ });

test('has no arrows and no numbers if everything fits in one part', () => {
  show({});
  expect(screen.getByTestId('import-parts').textContent).toMatch(/^Lecture\.m4a\s*All parts$/);
  expect(arrows()).toEqual([]);
});

test('has arrows as soon as a second part is expected', () => {
  show({ state: 'running', expectedParts: 2 });
  expect(screen.getByText(/^Lecture\.m4a, part 1 of 2/)).toBeTruthy();
  expect(arrows()).toHaveLength(2);
});
