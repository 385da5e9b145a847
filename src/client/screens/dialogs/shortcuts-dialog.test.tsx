import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settings } from '../../platform/settings.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

const keysOf = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent;

const show = () => render(<ShortcutsDialog open onOpenChange={() => {}} />);

beforeEach(() => settings.update({ singleKeys: true }));
afterEach(cleanup);

test('names both ways to find, as the menu and Settings name the key alone', () => {
  show();
  expect(keysOf('Find in the text')).toBe('ForCtrlShiftF');
});

test('names no key alone while these are switched off', () => {
  settings.update({ singleKeys: false });
  show();
  expect(keysOf('Find in the text')).toBe('CtrlShiftF');
  expect(keysOf('Save (when not typing)')).toBeUndefined();
});
