import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { brand } from '../../../shared/brand.ts';
import { createTestPage } from '../../testing/test-page.tsx';
import { SaveLimitDialog } from './save-limit-dialog.tsx';

afterEach(cleanup);

const open = (tier: 'free' | 'premium', onUpgrade = vi.fn(), saved = 5) => {
  const item = { text: 'a', language: 'en-US', createdAt: '2026-03-10T12:00:00.000Z' };
  const { wrapper } = createTestPage(({ path }) => ({
    status: 200,
    body: path.includes('allowance')
      ? { allowed: false, remaining: 0, limit: 5, tier }
      : Array.from({ length: saved }, (_, index) => ({ ...item, transcriptionId: `${index}` })),
  }));
  render(
    <SaveLimitDialog
      open
      onOpenChange={vi.fn()}
      userId="u"
      tier={tier}
      onViewSaved={vi.fn()}
      onUpgrade={onUpgrade}
    />,
    { wrapper },
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

test('says how many to delete when there are more items than slots', async () => {
  const dialog = open('free', vi.fn(), 7);
  await waitFor(() => expect(dialog.textContent).toContain('Delete 3 saved transcriptions to save again.'));
  expect(dialog.textContent).not.toContain('make room');
});

test('offers premium users support instead of an upgrade', { tags: ['R-5.20'] }, () => {
  const dialog = open('premium');
  expect(dialog.textContent).toContain(
    "You've reached your premium save limit. Please contact support if you need more storage.",
  );
  expect(screen.queryByRole('button', { name: /upgrade/i })).toBeNull();
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe(brand.contact);
});
