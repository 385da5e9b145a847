import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

test('Escape closes a dialog once, even before Radix listens', () => {
  const onOpenChange = vi.fn();
  const { rerender } = render(<Dialog open onOpenChange={onOpenChange} title="Upgrade" />);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onOpenChange.mock.calls).toEqual([[false]]);

  rerender(<Dialog open={false} onOpenChange={onOpenChange} title="Upgrade" />);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onOpenChange).toHaveBeenCalledOnce();
});

test('Escape closes a dialog even if another layer handles the key', () => {
  const onOpenChange = vi.fn();
  const take = (event: Event) => event.stopImmediatePropagation();
  document.addEventListener('keydown', take, { capture: true });
  render(<Dialog open onOpenChange={onOpenChange} title="Upgrade" />);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  document.removeEventListener('keydown', take, { capture: true });
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
