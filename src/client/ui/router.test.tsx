import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Link, navigate, usePath, useSearch } from './router.tsx';

function CurrentUrl() {
  return (
    <output>
      {usePath()}
      {useSearch()}
    </output>
  );
}

const currentUrl = () => screen.getByRole('status').textContent;

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

test('follows links, navigation and the Back button', async () => {
  render(
    <>
      <CurrentUrl />
      <Link href="/terms">Terms</Link>
    </>,
  );
  expect(currentUrl()).toBe('/');
  fireEvent.click(screen.getByRole('link'));
  expect(currentUrl()).toBe('/terms');
  act(() => navigate('/subscribe?checkout=1', { replace: true }));
  expect(currentUrl()).toBe('/subscribe?checkout=1');
  act(() => window.history.back());
  await expect.poll(currentUrl).toBe('/');
});

test('leaves a click with a modifier key to the browser', () => {
  render(<Link href="/terms">Terms</Link>);
  const leave = (event: Event) => event.preventDefault();
  window.addEventListener('click', leave);
  for (const key of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])
    fireEvent.click(screen.getByRole('link'), { [key]: true });
  window.removeEventListener('click', leave);
  expect(window.location.pathname).toBe('/');
});
