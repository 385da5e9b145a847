import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../platform/settings.ts';
import { useShortcuts } from './use-shortcuts.ts';

const on = { record: vi.fn(), help: vi.fn(), find: vi.fn(), save: vi.fn() };

function Page() {
  useShortcuts({
    active: true,
    onRecord: on.record,
    onRelease() {},
    onHelp: on.help,
    onFind: on.find,
  });
  return (
    <div data-shown="">
      <button type="button" aria-keyshortcuts="S" onClick={on.save}>
        Save
      </button>
      <button type="button">Other</button>
      <textarea aria-label="Text" />
    </div>
  );
}

afterEach(cleanup);
beforeEach(() => {
  settings.update({ singleKeys: true });
  render(<Page />);
  for (const spy of Object.values(on)) spy.mockClear();
});

const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...more });

test('single keys press buttons, but not while somebody types', () => {
  for (const key of ['s', 'f', '?']) press(key);
  expect([on.save, on.find, on.help].map((spy) => spy.mock.calls.length)).toEqual([1, 1, 1]);
  fireEvent.keyDown(screen.getByLabelText('Text'), { key: 's' });
  expect(on.save).toHaveBeenCalledOnce();
});

test('single keys work while a button has focus, but Space only presses that button', () => {
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  for (const key of ['s', 'f', '?', ' ']) fireEvent.keyDown(button, { key });
  expect([on.save, on.find, on.help, on.record].map((spy) => spy.mock.calls.length)).toEqual([1, 1, 1, 0]);
  expect(document.activeElement).toBe(button);
});

test('a single key leaves the focus where it was, so that Space still records', () => {
  const stop = new AbortController();
  document.addEventListener('click', () => screen.getByRole('button', { name: 'Save' }).focus(), stop);
  press('s');
  stop.abort();
  expect(on.save).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(document.body);
  const other = screen.getByRole('button', { name: 'Other' });
  other.focus();
  document.addEventListener('click', () => screen.getByRole('button', { name: 'Save' }).focus(), {
    once: true,
  });
  fireEvent.keyDown(other, { key: 's' });
  expect(document.activeElement).toBe(other);
});

test('a single key presses no button that is hidden', () => {
  const save = screen.getByRole('button', { name: 'Save' });
  Object.assign(save, { checkVisibility: () => false });
  press('s');
  expect(on.save).not.toHaveBeenCalled();
  Object.assign(save, { checkVisibility: () => true });
  press('s');
  expect(on.save).toHaveBeenCalledOnce();
});

test('single keys can be switched off; Space and combinations still work', () => {
  settings.update({ singleKeys: false });
  for (const key of ['s', 'f', '?']) press(key);
  expect([on.save, on.find, on.help].map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0]);
  press(' ');
  press('F', { ctrlKey: true, shiftKey: true });
  expect([on.record, on.find].map((spy) => spy.mock.calls.length)).toEqual([1, 1]);
});
