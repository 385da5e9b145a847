import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Menu, MenuItem } from './menu.tsx';

afterEach(() => {
  cleanup();
  document.dir = '';
});

it.each(['ltr', 'rtl'])('opens in the direction of the page: %s', async (direction) => {
  document.dir = direction;
  render(
    <Menu trigger={<button type="button">Open</button>} label="Things">
      <MenuItem>One</MenuItem>
    </Menu>,
  );
  expect((await screen.findByRole('menu')).dir).toBe(direction);
});

it('stays open when pressing its button moves focus to the button', async () => {
  render(
    <Menu trigger={<button type="button">Open</button>} label="Things">
      <MenuItem>One</MenuItem>
    </Menu>,
  );
  const menu = await screen.findByRole('menu');
  act(() => screen.getByText('Open').focus());
  expect(document.contains(menu)).toBe(true);
});
