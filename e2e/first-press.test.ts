import type { Page } from '@playwright/test';
import { installRecognition } from './fakes/recognition.ts';
import { exhaustive, expect, test } from './fixtures.ts';
import { recorderOn } from './recorder-page.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** An action performed as soon as any part of the page is visible, long before its script has run. */
interface FirstAction {
  press?: string;
  key?: string;
  type?: string;
}

/** Opens the page on a machine so slow that the page is visible before it is ready. */
async function openSlowly(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(installRecognition, 'chrome' as const);
  await page.addInitScript(() => {
    localStorage.setItem('cookiesConsent', 'declined');
    const action: FirstAction = JSON.parse(localStorage.getItem('test:action') ?? '{}');
    const actWhenVisible = () => {
      const element = document.querySelector<HTMLElement>(action.press ?? 'textarea');
      if (!element || !document.querySelector('#whole')) return requestAnimationFrame(actWhenVisible);
      const early = !Object.keys(element).some((key) => key.startsWith('__react'));
      Object.assign(window, { pressedEarly: early });
      if (action.press) element.click();
      if (action.key) {
        const init = { key: action.key, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new KeyboardEvent('keydown', init));
      }
      if (action.type) {
        element.focus();
        document.execCommand('insertText', false, action.type);
        (element as HTMLTextAreaElement).setSelectionRange(3, 3);
      }
    };
    requestAnimationFrame(actWhenVisible);
  });
  await page.goto('/terms');
}

async function visit(page: Page, path: string, action: FirstAction): Promise<void> {
  await page.evaluate((next) => localStorage.setItem('test:action', JSON.stringify(next)), action);
  await page.goto(path);
  await expect
    .poll(() => page.evaluate(() => (window as { pressedEarly?: boolean }).pressedEarly))
    .toBe(true);
}

test('a press at the first frame takes effect exactly once, every time', { tag: exhaustive }, async ({
  page,
}) => {
  await openSlowly(page);
  const { stop, starts } = recorderOn(page);
  const recording = async () => {
    await expect(stop).toBeVisible();
    expect(await starts()).toBe(1);
  };
  const record = '.record-dock button';
  const actions: [string, FirstAction, () => Promise<void>][] = [
    ['/', { press: record }, recording],
    ['/', { key: ' ' }, recording],
    ['/', { press: '[role="tab"][tabindex="-1"]' }, () => expect(selectedTab(page)).toContainText('Saved')],
    ['/', { press: '[aria-haspopup="menu"]' }, () => expect(page.getByRole('menu')).toBeVisible()],
    ['/', { press: '[aria-haspopup="dialog"]' }, () => expect(page.getByRole('listbox')).toBeVisible()],
    [
      '/',
      { press: '[role="switch"]' },
      () => expect(page.getByRole('listitem').last()).toContainText(/sign in/i),
    ],
    ['/', { press: 'footer button' }, () => expect(page.getByRole('dialog')).toBeVisible()],
    ['/', { press: 'footer a' }, () => expect(page).toHaveURL('/privacy')],
    ['/subscribe', { press: 'footer button' }, () => expect(page.getByRole('dialog')).toBeVisible()],
    ['/', { press: record }, recording],
  ];
  for (const [path, action, takesEffect] of actions) {
    await test.step(`${path} ${action.press ?? action.key}`, async () => {
      await visit(page, path, action);
      await takesEffect();
    });
  }
});

const selectedTab = (page: Page) => page.getByRole('tab', { selected: true }).first();

test('text typed at the first frame and its caret position are kept', async ({ page }) => {
  await openSlowly(page);
  await visit(page, '/', { type: 'early words' });
  const { text } = recorderOn(page);
  await expect(page.getByText('11 / 1,000')).toBeVisible();
  await expect(text).toHaveValue('early words');
  await expect(text).toBeFocused();
  await page.keyboard.type('X');
  await expect(text).toHaveValue('earXly words');
});

test('a press shows that recording is starting before the script has arrived', async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.addInitScript(installRecognition, 'chrome' as const);
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const button = page.locator('.record-dock button').first();
  const ring = () => button.evaluate((element) => getComputedStyle(element, '::after').animationName);
  await expect(button).toBeVisible();
  expect(await ring()).toBe('none');
  await page.evaluate(() => fakeRecognition.holdStart(true));
  await button.click();
  await expect.poll(ring).toBe('spin');
  await page.evaluate(() => fakeRecognition.holdStart(false));
  await expect(recorderOn(page).stop).toBeVisible();
  expect(await ring()).toBe('none');
  arrived.resolve();
  await expect(page.locator('[data-early]')).toHaveCount(0);
  await expect(recorderOn(page).stop).toBeVisible();
  expect(await ring()).toBe('none');
});
