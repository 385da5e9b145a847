import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as BrandModule from '../../shared/brand.ts';
import { pageTitles } from '../screens/strings.ts';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

vi.mock('../../shared/brand.ts', async (original) => {
  const { brand } = await original<typeof BrandModule>();
  return {
    brand: {
      ...brand,
      name: 'Aoidos',
      company: 'Aoidos Works',
      contact: 'https://works.example/contact',
      contactEmail: 'hello@works.example',
      companyPolicies: {
        termsOfService: 'https://works.example/1',
        privacyPolicy: 'https://works.example/2',
        cookiePolicy: 'https://works.example/3',
        aiUsagePolicy: 'https://works.example/4',
      },
    },
  };
});

beforeEach(installBrowserParts);
afterEach(closeApp);

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('uses the configured name in the header, footer, policies and titles', {
  tags: ['R-10.33'],
}, async () => {
  for (const [path, heading] of [
    ['/terms', 'Terms of Use'],
    ['/privacy', 'Privacy Pledge'],
    ['/subscribe', 'Aoidos Premium'],
    ['/', 'Record, read, translate and listen'],
  ] as const) {
    const { unmount } = await openApp(path, undefined);
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(screen.getByRole('link', { name: 'Aoidos home' })).toBeTruthy();
    const footer = within(screen.getByRole('contentinfo'));
    const policies = within(footer.getByRole('navigation', { name: 'Company Policies' }));
    expect(hrefs(policies.getAllByRole('link'))).toEqual(
      [1, 2, 3, 4].map((n) => `https://works.example/${n}`),
    );
    expect(hrefs(footer.getAllByRole('link', { name: /^Contact/ }))).toEqual([
      'https://works.example/contact',
    ]);
    expect(screen.getByRole('contentinfo').textContent).toContain('Aoidos Works');
    expect(document.body.textContent, path).not.toContain('Rhapsode');
    unmount();
  }
  const { 'not-found': _, ...titles } = pageTitles;
  for (const title of Object.values(titles)) expect(title).toMatch(/Aoidos/);
});

test('is called Rhapsode by default', { tags: ['R-10.33'] }, async () => {
  const { brand } = await vi.importActual<typeof BrandModule>('../../shared/brand.ts');
  expect(brand.name).toBe('Rhapsode');
});
