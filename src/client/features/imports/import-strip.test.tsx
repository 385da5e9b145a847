import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImportView } from './import-job.ts';
import { ImportStrip, type ImportStripProps } from './import-strip.tsx';

afterEach(cleanup);

const view: ImportView = {
  id: 'j',
  name: 'Lecture.m4a',
  state: 'running',
  hold: null,
  speechSeconds: 74 * 60,
  doneSeconds: 28 * 60,
  secondsLeft: 240,
  damagedMs: null,
  expectedChapters: 6,
  unsaved: false,
  playable: true,
};

function show(change: Partial<ImportView>, plan: Partial<ImportStripProps> = {}) {
  const actions = { onPause: vi.fn(), onResume: vi.fn(), onCancel: vi.fn() };
  const props = { renewal: null, onUpgrade: undefined, ...actions, ...plan };
  render(<ImportStrip view={{ ...view, ...change }} {...props} />);
  return actions;
}

test('shows the progress and the time left, and pauses', () => {
  const { onPause } = show({});
  expect(screen.getByText('28 of 74 min · about 4 min left')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('38');
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(onPause).toHaveBeenCalled();
});

test('continues after a pause', () => {
  const { onResume } = show({ state: 'paused', secondsLeft: null });
  expect(screen.getByText('28 of 74 min · Paused')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onResume).toHaveBeenCalled();
});

test('says what it is waiting for, and can try again', () => {
  const { onResume } = show({ hold: 'allowance', secondsLeft: null });
  expect(screen.getByText('28 of 74 min · You’ve used up your speech allowance')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onResume).toHaveBeenCalled();
});

test('says when a used-up allowance renews, and offers a better plan if there is one', () => {
  const onUpgrade = vi.fn();
  show({ hold: 'allowance', secondsLeft: null }, { renewal: 'It renews at midnight.', onUpgrade });
  const said = screen.getByText(/^It renews at midnight\./).textContent;
  expect(said).toMatch(/^It renews at midnight\. Your text so far is safe/);
  fireEvent.click(screen.getByRole('button', { name: 'Upgrade' }));
  expect(onUpgrade).toHaveBeenCalled();
  cleanup();
  show({ hold: 'allowance', secondsLeft: null });
  expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
  cleanup();
  show({ hold: 'offline', secondsLeft: null }, { onUpgrade });
  expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
});

test('asks before it stops, and continues if the answer is no', async () => {
  const { onCancel } = show({});
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep going' }));
  expect(onCancel).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(onCancel).toHaveBeenCalled();
});

test('says where a file is damaged once the rest is transcribed', () => {
  show({ state: 'done', damagedMs: 90_000 });
  expect(screen.getByRole('status').textContent).toMatch(/^The file is damaged after 2 min\./);
});
