import type { Locator } from '@playwright/test';

/** Whether a press in the middle of the button would reach it. Unlike a click, this doesn't scroll. */
export const isUncovered = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
