import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Crown } from 'lucide-react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeApp, installBrowserParts, openApp, type Viewer } from '../testing/test-app.tsx';

const viewers: Viewer[] = [undefined, 'free', 'premium'];

beforeEach(installBrowserParts);
afterEach(() => {
  closeApp();
  vi.useRealTimers();
});

test('shows every control on the Record tab to everyone', { tags: ['R-2.31'] }, async () => {
  await openApp('/', undefined);
  const tab = within(screen.getByRole('tabpanel', { name: 'Record' }));
  const names = tab.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent);
  for (const name of [
    /^Language you speak/,
    /^Language to translate into/,
    /^Start recording$/,
    /^Play$/,
    /^Voice/,
    /^Copy$/,
    /^Clear$/,
    /^Save$/,
  ]) {
    expect(
      names.filter((each) => name.test(each)),
      String(name),
    ).toHaveLength(1);
  }
  const translate = tab.getByRole('switch', { name: 'Translate' });
  expect(translate.getAttribute('aria-checked')).toBe('false');
  expect(translate.closest('label')?.textContent).toBe('Translate');
});

test('shows the Premium crown on Upgrade', async () => {
  await openApp('/', 'free');
  const icon = screen.getByRole('button', { name: 'Upgrade' }).querySelector('svg');
  const crown = render(<Crown />).container.querySelector('svg');
  expect(icon?.innerHTML).toBe(crown?.innerHTML);
});

test('asks for the terms at sign-in, but never for an age', { tags: ['R-1.7', 'R-2.50'] }, async () => {
  await openApp('/', undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  const dialog = await screen.findByRole('dialog');
  const fields = [...dialog.querySelectorAll('input, select, textarea')];
  expect(fields.map((field) => field.getAttribute('type'))).toEqual(['checkbox']);
  expect(dialog.querySelectorAll('input:checked')).toHaveLength(0);
  expect(fields[0]?.closest('label')?.textContent).toBe('I accept the Terms of Use and the Privacy Pledge.');
});

test.each(viewers)(
  'shows the tier, and a premium badge next to the language: %s',
  { tags: ['R-2.27', 'R-2.28', 'R-6.19'] },
  async (viewer) => {
    await openApp('/', viewer);
    const picker = await screen.findByRole('button', { name: /^Language you speak/ });
    const besidePicker = () => picker.parentElement?.textContent ?? '';
    const line = () => screen.queryByTestId('translations-left')?.parentElement?.textContent ?? '';
    if (viewer === undefined) {
      expect([line(), besidePicker()]).toEqual(['', expect.not.stringContaining('Premium')]);
    } else if (viewer === 'free') {
      await waitFor(() => expect(line()).toBe('Free1 translation left today50 HD characters left'));
      expect(besidePicker()).not.toContain('Premium');
    } else {
      await waitFor(() =>
        expect(line()).toBe('Premium250,000 characters left for translation5,000 HD characters left'),
      );
      expect(besidePicker()).toContain('Premium');
    }
  },
);

test.each(viewers)(
  'compares both plans and their features: %s',
  { tags: ['R-2.41', 'R-1.8'] },
  async (viewer) => {
    await openApp('/subscribe', viewer);
    const free = within(await screen.findByRole('region', { name: 'Free' }));
    const premium = within(screen.getByRole('region', { name: 'Premium' }));
    expect(free.getAllByRole('listitem').length).toBeGreaterThan(3);
    expect(premium.getAllByRole('listitem').length).toBeGreaterThan(3);
    expect(free.getByText('1 translation per day')).toBeTruthy();
    expect(premium.getByText('250,000 characters of translation per month')).toBeTruthy();
    expect(premium.getByText('$9.99').parentElement?.textContent).toBe('$9.99 per month');
  },
);

describe('background requests', () => {
  const minute = 60_000;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const withoutTokens = (calls: string[]) => calls.splice(0).filter((call) => !call.includes('/auth/token'));
  const allowance = 'GET /api/translation-allowance/u';

  test('polls the translation allowance every ten minutes on the main screen', {
    tags: ['R-7.8', 'R-7.9'],
  }, async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = await openApp('/', 'free');
    await pass(1_000);
    expect(withoutTokens(calls)).toContain(allowance);
    await pass(9 * minute);
    expect(withoutTokens(calls)).toEqual([]);
    await pass(minute);
    expect(withoutTokens(calls)).toEqual([allowance]);
    await pass(10 * minute);
    expect(withoutTokens(calls)).toEqual([allowance]);

    for (const [name, expected] of [
      // The terms page fetches the price that it shows.
      ['Terms of Use', ['GET /api/stripe/products']],
      ['Privacy Pledge', []],
    ] as const) {
      const footer = within(screen.getByRole('contentinfo'));
      fireEvent.click(footer.getByRole('link', { name }));
      await screen.findByRole('heading', { level: 1, name });
      await pass(20 * minute);
      expect(withoutTokens(calls), name).toEqual(expected);
    }
  });

  test('does not poll on the subscription screen', { tags: ['R-7.9'] }, async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = await openApp('/subscribe', 'free');
    await screen.findByRole('region', { name: 'Free' });
    expect(withoutTokens(calls)).not.toContain(allowance);
    await pass(20 * minute);
    expect(withoutTokens(calls)).toEqual([]);
  });
});
