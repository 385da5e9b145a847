import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test.each([
  ['below the tabs', 150, '150px'],
  [
    'below the header when a notice has pushed the tabs so far down that it would cover the record button',
    390,
    '97px',
  ],
])('is %s', async (_, tabsBottom, top) => {
  const bottoms = [97, tabsBottom];
  for (const bottom of bottoms) {
    const bar = document.createElement('div');
    bar.dataset.navigation = '';
    bar.getBoundingClientRect = () => DOMRect.fromRect({ height: bottom });
    document.body.append(bar);
  }
  await act(async () => show({ title: 'One' }));
  const list = (await screen.findByText('One')).closest('ol');
  expect(list?.style.getPropertyValue('--navigation-bottom')).toBe(top);
  for (const bar of document.querySelectorAll('[data-navigation]')) bar.remove();
});

test('runs its action', async () => {
  const onClick = vi.fn();
  await act(async () => show({ title: 'One', action: { label: 'View', altText: 'View it', onClick } }));
  (await screen.findByRole('button', { name: 'View' })).click();
  expect(onClick).toHaveBeenCalledOnce();
});
