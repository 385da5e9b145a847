import type { Page } from '@playwright/test';

/**
 * Visible controls smaller than 44 px, including their label and enlarged hit area. Links in running text are
 * exempt, as in WCAG 2.5.8.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls =
      'a[href], button, input, textarea, summary, [role=option], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox]';
    const reach = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const around = getComputedStyle(element, '::before');
      const grown = around.position === 'absolute';
      const more = (one: string, other: string) =>
        grown ? -(Number.parseFloat(one) || 0) - (Number.parseFloat(other) || 0) : 0;
      const label = element.closest('label')?.getBoundingClientRect();
      return {
        width: Math.max(width + more(around.left, around.right), label?.width ?? 0),
        height: Math.max(height + more(around.top, around.bottom), label?.height ?? 0),
      };
    };
    return [...document.querySelectorAll(controls)]
      .filter((element) => {
        const { display, visibility, clipPath } = getComputedStyle(element);
        const seen = element.getBoundingClientRect().width > 1 && visibility === 'visible';
        return seen && display !== 'inline' && clipPath === 'none';
      })
      .flatMap((element) => {
        const { width, height } = reach(element);
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        // Allows half a pixel for rounding.
        return Math.min(width, height) < 43.5 ? [`${name.trim().slice(0, 30)} ${width}x${height}`] : [];
      });
  });
