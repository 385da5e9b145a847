import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { themes } from '../src/shared/themes.ts';
import { addStyle } from './add-style.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs all axe rules in one light and one dark theme, and only the contrast rules in the others. */
export async function expectNoAxeViolations(
  page: Page,
  where: string,
  looks: readonly { id: string }[] = themes,
  passed: string[] = [],
): Promise<void> {
  await page.evaluate(axe);
  // Contrast measured during a colour transition would be wrong.
  await addStyle(page, '*, ::before, ::after { transition: none !important; }');
  for (const { id } of looks) {
    const found = await page.evaluate(
      async ({ theme, passed }) => {
        document.documentElement.dataset.theme = theme;
        await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
        await new Promise(requestAnimationFrame);
        const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
        const whole = theme === 'light' || theme === 'dark';
        const rules = Object.fromEntries(passed.map((rule) => [rule, { enabled: false }]));
        const { violations } = await axe.run({
          ...(whole ? { rules } : { runOnly: ['color-contrast'] }),
          // Describing every element that passes takes longer than checking it.
          resultTypes: ['violations'],
          selectors: false,
        });
        return violations.map((violation) => [violation.id, violation.nodes.map((node) => node.html)]);
      },
      { theme: id, passed },
    );
    expect(found, `${where} in ${id}`).toEqual([]);
  }
}
