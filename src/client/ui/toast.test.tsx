import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ToastProvider, useToast } from './toast.tsx';
import type { ToastMessage } from './toast-message.ts';

let show: (toast: ToastMessage) => void = () => {};
function Opener() {
  show = useToast();
  return null;
}

beforeEach(async () => {
  await import('./toast-view.tsx');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(
    <ToastProvider>
      <Opener />
    </ToastProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const titles = () => screen.queryAllByText(/^(One|Two)$/).map((element) => element.textContent);

test('replaces the old toast with a new one', { tags: ['R-4.60'] }, async () => {
  await act(async () => show({ title: 'One' }));
  await screen.findByText('One');
  await act(async () => show({ title: 'Two' }));
  await screen.findByText('Two');
  expect(titles()).toEqual(['Two']);
});

test('hides a toast after 5,000 ms', { tags: ['R-9.18'] }, async () => {
  await act(async () => show({ title: 'One' }));
  await screen.findByText('One');
  await pass(4_700);
  expect(titles()).toEqual(['One']);
  await pass(700);
  expect(titles()).toEqual([]);
});

test('supports a custom duration, even after a longer toast', {
  tags: ['R-9.20'],
}, async () => {
  await act(async () => show({ title: 'One' }));
  await screen.findByText('One');
  await pass(1_000);
  await act(async () => show({ title: 'Two', duration: 3_000 }));
  await screen.findByText('Two');
  await pass(2_700);
  expect(titles()).toEqual(['Two']);
  await pass(700);
  expect(titles()).toEqual([]);
});

test('is below the header and the tabs', async () => {
  vi.spyOn(HTMLOListElement.prototype, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ x: 12, width: 366, height: 90 }),
  );
  for (const height of [97, 150]) {
    const bar = document.createElement('div');
    bar.dataset.navigation = '';
    bar.getBoundingClientRect = () => DOMRect.fromRect({ width: 390, height });
    document.body.append(bar);
  }
  await act(async () => show({ title: 'One' }));
  const list = (await screen.findByText('One')).closest('ol');
  expect(list?.style.getPropertyValue('--toast-top')).toBe('154px');
  for (const bar of document.querySelectorAll('[data-navigation]')) bar.remove();
  vi.restoreAllMocks();
});

test('is at the top edge if a dialog leaves no room above it', async () => {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  const bottom = window.innerHeight;
  dialog.getBoundingClientRect = () => new DOMRect(0, 8, 320, bottom - 8);
  document.body.append(dialog);
  vi.spyOn(HTMLOListElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(12, 0, 296, 144));
  onTestFinished(() => {
    vi.restoreAllMocks();
    dialog.remove();
  });
  await act(async () => show({ title: 'One' }));
  await screen.findByText('One');
  expect(screen.getByRole('list').style.getPropertyValue('--toast-top')).toBe('12px');
});

test('runs its action', async () => {
  const onClick = vi.fn();
  await act(async () => show({ title: 'One', action: { label: 'View', altText: 'View it', onClick } }));
  (await screen.findByRole('button', { name: 'View' })).click();
  expect(onClick).toHaveBeenCalledOnce();
});
