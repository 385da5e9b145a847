import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { brand } from '../../../shared/brand.ts';
import { SaveLimitDialog } from './save-limit-dialog.tsx';

afterEach(cleanup);

const open = (tier: 'free' | 'premium', onUpgrade = vi.fn()) => {
  render(
    <SaveLimitDialog open onOpenChange={vi.fn()} tier={tier} onViewSaved={vi.fn()} onUpgrade={onUpgrade} />,
  );
  return screen.getByRole('dialog');
};

test('offers free users an upgrade', { tags: ['R-5.19'] }, () => {
  const onUpgrade = vi.fn();
  const dialog = open('free', onUpgrade);
  expect(dialog.textContent).toContain(
    "You've reached your free save limit. Upgrade to premium for more storage.",
  );
  screen.getByRole('button', { name: 'Upgrade' }).click();
  expect(onUpgrade).toHaveBeenCalledOnce();
});

test('offers premium users support instead of an upgrade', { tags: ['R-5.20'] }, () => {
  const dialog = open('premium');
  expect(dialog.textContent).toContain(
    "You've reached your premium save limit. Please contact support if you need more storage.",
  );
  expect(screen.queryByRole('button', { name: /upgrade/i })).toBeNull();
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe(brand.contact);
});
