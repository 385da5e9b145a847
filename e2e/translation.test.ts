import { expectNoAxeViolations } from './axe.ts';
import { exhaustive, expect, test } from './fixtures.ts';
import {
  chooseSpoken,
  chooseTarget,
  field,
  left,
  tab,
  toast,
  toggle,
  translated,
  watchTranslations,
} from './translation-page.ts';

test('a free user translates once a day', {
  tag: [
    '@R-4.30',
    '@R-4.36',
    '@R-8.5',
    '@R-7.20',
    '@R-1.13',
    '@R-2.28',
    '@R-2.29',
    '@R-10.27',
    '@R-4.34',
    '@R-4.37',
    '@R-5.16',
    '@R-8.4',
    '@R-5.27',
    '@R-9.20',
  ],
}, async ({ page, signIn, sandbox }) => {
  const requests = watchTranslations(page);
  const user = await signIn(page);
  await expect(left(page)).toHaveText('1 translation left today');

  await test.step('shows the translation and a toast for three seconds', async () => {
    await field(page).fill('The ship came home at last.\n\nMarker 4711.');
    await toggle(page).click();
    await expect(translated(page)).toHaveText(
      '[español] The ship came home at last.\n\n[español] Marker 4711.',
    );
    await expect(tab(page, 'Translated')).toHaveAttribute('aria-selected', 'true');
    await expect(toast(page, 'Translation Complete')).toContainText('Spanish');
    const shownAt = Date.now();
    await expect(toast(page, 'Translation Complete')).toHaveCount(0, { timeout: 4_500 });
    expect(Date.now() - shownAt).toBeGreaterThan(2_000);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.postDataJSON()).toEqual({
      source: 'en',
      target: 'es',
      sourceLanguage: 'en-US',
      targetLanguage: 'es-ES',
      text: 'The ship came home at last.\n\nMarker 4711.',
      userId: user.googleSub,
      subscriptionTier: 'free',
    });
    expect(JSON.stringify(await sandbox.log('ai'))).toContain('Marker 4711.');
    await expect(translated(page)).toHaveAttribute('lang', 'es-ES');
  });

  await test.step('the counter drops without a reload', async () => {
    await expect(left(page)).toHaveText('0 translations left today');
  });

  await test.step('both views survive a reload without another request', async () => {
    await page.reload();
    await expect(tab(page, 'Translated')).toHaveAttribute('aria-selected', 'true');
    await expect(translated(page)).toContainText('Marker 4711.');
    await tab(page, 'Original').click();
    await expect(field(page)).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  const turnOff = async () => {
    await toggle(page).click();
    await expect(tab(page, 'Original')).toHaveAttribute('aria-selected', 'true');
    await expect(translated(page)).toHaveCount(0);
  };

  await test.step('turning translation off shows Original and hides the translation', async () => {
    await tab(page, 'Translated').click();
    await turnOff();
  });

  await test.step('turning it on again shows it without another request, also after a reload', async () => {
    await toggle(page).click();
    await expect(translated(page)).toContainText('Marker 4711.');
    await turnOff();
    await page.reload();
    await toggle(page).click();
    await expect(tab(page, 'Translated')).toHaveAttribute('aria-selected', 'true');
    await expect(translated(page)).toContainText('Marker 4711.');
    expect(requests).toHaveLength(1);
    await turnOff();
  });

  await test.step('with no translations left, a message appears and nothing is sent', async () => {
    await field(page).fill('Quite another sentence.');
    await toggle(page).click();
    await expect(toast(page, 'Daily Limit Reached')).toContainText(
      'You have used all 1 translations for today.',
    );
    expect(requests).toHaveLength(1);
  });

  await test.step('choosing a language opens the upgrade dialog and changes nothing', async () => {
    await chooseTarget(page, 'French');
    const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium' });
    await expect(dialog).toBeVisible();
    await dialog.press('Escape');
    await expect(page.getByRole('button', { name: 'Language to translate into: Spanish' })).toBeVisible();
  });
});

test('a refusal by the server shows the panel and the toast', {
  tag: [exhaustive, '@R-8.6', '@R-8.7'],
}, async ({ page, signIn, consoleErrors }) => {
  consoleErrors.allow(/429/);
  const user = await signIn(page);
  await expect(left(page)).toHaveText('1 translation left today');
  const body = {
    source: 'en',
    target: 'es',
    sourceLanguage: 'en-US',
    targetLanguage: 'es-ES',
    text: 'first',
  };
  await page.request.post('/api/translate', {
    data: { ...body, userId: user.googleSub, subscriptionTier: 'free' },
  });
  await field(page).fill('Second text of the day.');
  await toggle(page).click();
  await expect(page.getByText('Translation Limit Reached', { exact: true })).toBeVisible();
  await expect(page.getByText('You’ve used your free daily translations.')).toBeVisible();
  const upgrade = toast(page, 'Daily Translation Limit Reached');
  await upgrade.getByRole('button', { name: 'Upgrade' }).click();
  await expect(page.getByRole('dialog', { name: 'Upgrade to Premium' })).toBeVisible();
});

test('the toggle stays off for visitors and says why', { tag: ['@R-5.17'] }, async ({ page }) => {
  const requests = watchTranslations(page);
  await page.goto('/');
  await field(page).fill('Hello there.');
  await toggle(page).click();
  await expect(toast(page, 'Sign In Required')).toContainText(
    'Please sign in to use the translation feature.',
  );
  await expect(page.getByRole('dialog', { name: 'Sign in to Rhapsode' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toHaveAttribute('aria-checked', 'false');
  expect(requests).toHaveLength(0);
});

test('a premium user edits the text and changes languages while translations are running', {
  tag: [exhaustive, '@R-5.14', '@R-4.31', '@R-4.35', '@R-4.32', '@R-10.25', '@R-4.38'],
}, async ({ page, signIn, becomePremium, sandbox }) => {
  test.setTimeout(90_000);
  await signIn(page);
  await becomePremium(page);
  const requests = watchTranslations(page);
  await expect(left(page)).toHaveText('250,000 characters left for translation');

  await test.step('an empty text is never sent', async () => {
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-checked', 'true');
    expect(requests).toHaveLength(0);
  });

  await test.step('typing sends one request for the last text', async () => {
    await field(page).pressSequentially('One small step for them.', { delay: 15 });
    await expect(translated(page)).toHaveText('[español] One small step for them.');
    expect(requests).toHaveLength(1);
    await expect(left(page)).toHaveText('249,976 characters left for translation');
  });

  await test.step('changing the language translates again automatically, right to left if needed', async () => {
    await chooseTarget(page, 'Arabic');
    await expect(translated(page)).toHaveText('[العربية] One small step for them.');
    await expect(translated(page)).toHaveAttribute('lang', 'ar-SA');
    expect(await translated(page).evaluate((element) => element.matches(':dir(rtl)'))).toBe(true);
  });

  await test.step('pinyin shows tone marks', async () => {
    await chooseTarget(page, 'Chinese (Pinyin)');
    await expect(translated(page)).toContainText('Zhōngwén');
    await expect(translated(page)).toHaveAttribute('lang', 'zh-Latn-pinyin');
  });

  await test.step('a late response never appears after an edit', async () => {
    await sandbox.next({ service: 'ai', delayMs: 1_500 });
    await field(page).fill('The first version of it.');
    await expect(page.getByText('Translating…')).toBeVisible();
    await field(page).fill('The second version of it.');
    await expect(translated(page)).toContainText('The second version of it.');
    await expect(translated(page)).not.toContainText('first version');
  });

  await test.step('a request can be cancelled and repeated', async () => {
    await sandbox.next({ service: 'ai', hang: true });
    await chooseTarget(page, 'French');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Translation cancelled.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Translate now' }).click();
    await expect(translated(page)).toContainText('[français]');
  });

  await test.step('a response never appears after turning translation off', async () => {
    await sandbox.next({ service: 'ai', delayMs: 700 });
    await chooseTarget(page, 'German');
    await expect(page.getByText('Translating…')).toBeVisible();
    const dropped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/translate'));
    await toggle(page).click();
    await dropped;
    await expect(translated(page)).toHaveCount(0);
    await expect(tab(page, 'Original')).toHaveAttribute('aria-selected', 'true');
  });
});

test('Mandarin conversions need no provider', { tag: exhaustive }, async ({
  page,
  signIn,
  becomePremium,
  sandbox,
}) => {
  await signIn(page);
  await becomePremium(page);
  await chooseSpoken(page, 'Chinese (Simplified)');
  await chooseTarget(page, 'Chinese (Traditional)');
  await sandbox.reset();
  await field(page).fill('软件在银行里。');
  await toggle(page).click();
  await expect(translated(page)).toHaveText('軟體在銀行裡。');
  await chooseTarget(page, 'Chinese (Pinyin)');
  await expect(translated(page)).toHaveText('Ruǎnjiàn zài yínháng lǐ.');
  expect(await sandbox.log('ai')).toEqual([]);

  await test.step('a long translation scrolls and can be reached by keyboard', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await tab(page, 'Original').click();
    await field(page).fill('软件在银行里。\n'.repeat(40));
    await tab(page, 'Translated').click();
    await expect(translated(page)).toContainText('Ruǎnjiàn zài yínháng lǐ.\nRuǎnjiàn');
    const pane = page.getByRole('tabpanel', { name: 'Translated' });
    expect((await pane.boundingBox())?.height).toBeLessThan(500);
    await expectNoAxeViolations(page, 'a long translation');
  });
});
