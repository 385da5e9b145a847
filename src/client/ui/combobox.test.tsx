import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Combobox } from './combobox.tsx';

const options = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'German', hint: 'Deutsch' },
  { value: 'fr', label: 'French', hint: 'Français' },
  { value: 'x', label: 'Klingon', locked: true },
] as const;

type Code = (typeof options)[number]['value'];

const chosen = vi.fn();
function Choice({ searchable = true }: { searchable?: boolean }) {
  const [value, setValue] = useState<Code>('en');
  return (
    <Combobox
      label="Language"
      value={value}
      options={options}
      searchable={searchable}
      onChange={(next) => {
        chosen(next);
        setValue(next);
      }}
    />
  );
}

beforeAll(async () => {
  await import('./combobox-list.tsx');
});
afterEach(() => {
  cleanup();
  chosen.mockClear();
});

const openList = async () => {
  await act(async () => screen.getByRole('button', { name: /^Language/ }).click());
  await screen.findByRole('listbox');
};
const names = () => screen.getAllByRole('option').map((option) => option.textContent);

test('opens on the first press, shows every option and marks the chosen one', async () => {
  render(<Choice />);
  expect(screen.queryByRole('listbox')).toBeNull();
  await openList();
  expect(names()).toEqual(['English', 'German Deutsch', 'French Français', 'Klingonlocked']);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('English');
});

test('leaves Enter to an input method while it composes a word', async () => {
  render(<Choice />);
  await openList();
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', isComposing: true });
  expect(chosen).not.toHaveBeenCalled();
});

test('searches both names and chooses the match with Enter', async () => {
  render(<Choice />);
  await openList();
  const search = screen.getByRole('combobox');
  fireEvent.change(search, { target: { value: 'DEUT' } });
  expect(names()).toEqual(['German Deutsch']);
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(chosen).toHaveBeenCalledExactlyOnceWith('de');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Language: German' })).toBeTruthy();
});

test('says when nothing was found and chooses nothing with Enter', async () => {
  render(<Choice />);
  await openList();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'zzz' } });
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(screen.getByText('Nothing found')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  expect(chosen).not.toHaveBeenCalled();
});

test('moves with the arrow keys from the chosen option and stops at the ends', async () => {
  render(<Choice searchable={false} />);
  await openList();
  const list = screen.getByRole('listbox');
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown']) fireEvent.keyDown(list, { key });
  fireEvent.keyDown(list, { key: ' ' });
  expect(chosen).toHaveBeenCalledExactlyOnceWith('fr');
});

test('calls onChange for locked options too', async () => {
  render(<Choice />);
  await openList();
  fireEvent.click(screen.getByRole('option', { name: /Klingon/ }));
  expect(chosen).toHaveBeenCalledExactlyOnceWith('x');
});
