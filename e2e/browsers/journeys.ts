import { rmSync } from 'node:fs';
import { isDarkTheme, themes } from '../../src/shared/themes.ts';
import { createTinyModelsFolder } from '../../test/tiny-engine.ts';
import { startProduct } from '../product.ts';
import { expect, test } from './fixtures.ts';
import { declineCookies, openAsMember, parts, subscribe } from './page-parts.ts';
import { byCss, byRole } from './page-search.ts';
import { hasSoundServer } from './sound-server.ts';

test('first visit: asks about cookies, offers no update, says if it can record, keeps typed text', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor
    .expects(() => visitor.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  const recognises = await visitor.evaluate(() => 'webkitSpeechRecognition' in window);
  expect(recognises).toBe(visitor.engine === 'chromium');
  const advice = 'To record, please use Chrome, Edge or Safari';
  await (recognises ? visitor.seesNo(advice) : visitor.sees(advice));
  await declineCookies(visitor);
  await visitor.type(parts.transcript, 'Good morning. The house is big.');
  await visitor.sees('31 / 1,000');
  await visitor.seesNo('A new version is ready.');

  await visitor.open('/');
  await visitor
    .expects(async () => (await visitor.find(parts.transcript))?.text)
    .toBe('Good morning. The house is big.');
  await visitor.seesNo(parts.cookies);
});

test('a dialog shows its text, takes focus, closes on Escape and returns focus', async ({ visitor }) => {
  await visitor.open('/');
  await declineCookies(visitor);
  const opener = byRole('button', 'About Us');
  await visitor.click(opener);
  await visitor
    .expects(async () => (await visitor.find(byRole('heading', 'About Rhapsode')))?.coveredBy)
    .toBeNull();
  for (let i = 0; i < 3; i += 1) {
    await visitor.press('Tab');
    expect(await visitor.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(
      true,
    );
  }
  await visitor.press('Escape');
  await visitor.seesNo(byRole('dialog'));
  await visitor.expects(async () => (await visitor.find(opener))?.focused).toBe(true);
});

test('the field grows with the text, and its last line stays in view', async ({ visitor }) => {
  await visitor.open('/');
  await declineCookies(visitor);
  await visitor.type(parts.transcript, `${'line\n'.repeat(20)}end`);
  const measure = () =>
    visitor.evaluate(() => {
      const field = document.querySelector('#view-original textarea');
      const pane = field?.closest('.transcript-pane');
      if (!field || !pane) throw new Error('There is no transcript.');
      const { scrollHeight, clientHeight, scrollTop } = pane;
      return { cut: field.scrollHeight - field.clientHeight, below: scrollHeight - clientHeight - scrollTop };
    });
  await visitor.expects(async () => (await measure()).cut).toBeLessThanOrEqual(1);
  await visitor.expects(async () => (await measure()).below).toBeLessThan(28);
});

test('copies the text', async ({ visitor }) => {
  await visitor.open('/');
  await declineCookies(visitor);
  await visitor.type(parts.transcript, 'Good morning.');
  await visitor.click(byRole('button', 'Copy'));
  await visitor.sees('Copied');
});

test('signs in, saves text, finds it in the list and signs out', async ({ visitor }) => {
  await openAsMember(visitor);
  await visitor.type(parts.transcript, 'The first text');
  await visitor.click(parts.save);
  await visitor.sees('Saved!');
  await visitor.click(byRole('tab', /^Saved Transcriptions/));
  await visitor
    .expects(async () => (await visitor.find(byCss('[data-testid=saved-scroll] li')))?.text)
    .toContain('The first text');
  await visitor.click(parts.account);
  await visitor.click(byRole('menuitem', /^Sign out/i));
  await visitor.sees(parts.signIn);
});

test('records through the server where the browser has no recogniser', async ({ visitor, engine }) => {
  test.skip(engine !== 'firefox' || !hasSoundServer, 'only Firefox has a microphone but no recogniser');
  await openAsMember(visitor);
  await visitor.click(byRole('button', 'Start recording'));
  await visitor.click(
    byRole('button', 'Start recording', byRole('dialog', 'Let Rhapsode turn your speech into text?')),
  );
  await visitor.sees(byRole('button', 'Stop recording'));
  await visitor
    .expects(async () => (await visitor.find(parts.transcript))?.text)
    .toMatch(/^\[Sandbox\] \d+\.\d seconds of speech in English\./);
  await visitor.click(byRole('button', 'Stop recording'));
  await visitor.sees(byRole('button', 'Start recording'));
});

test('translates', async ({ visitor }) => {
  await openAsMember(visitor);
  await visitor.type(parts.transcript, 'The house is big.');
  await visitor.click(byRole('switch', 'Translate'));
  await visitor
    .expects(async () => (await visitor.find(parts.translation))?.text)
    .toBe('[español] The house is big.');
});

test('plays an HD voice and the browser’s own voice', async ({ visitor }) => {
  const text = 'Sing to me of the man, Muse, of the turns he took.';
  await openAsMember(visitor);
  await visitor.type(parts.transcript, text);
  await visitor.click(parts.voice);
  await visitor.click(byRole('option', /^Iris/));
  await visitor.click(parts.play);
  await visitor.sees(parts.stop);
  await visitor.sees(byCss('[data-reading]'));
  // The trial is used up only after playing to the end.
  await visitor.expects(async () => (await visitor.find(parts.voice))?.text).not.toContain('try once');
  await visitor.sees(parts.play);

  await visitor.click(parts.voice);
  await visitor.click(byRole('option', /^Browser voice/));
  await visitor.evaluate(() => {
    const { speak } = SpeechSynthesis.prototype;
    SpeechSynthesis.prototype.speak = function (utterance) {
      document.body.dataset.spoken = `${utterance.text} (${utterance.voice?.lang})`;
      speak.call(this, utterance);
    };
  });
  await visitor.click(parts.play);
  const hasVoices = await visitor.evaluate(() => window.speechSynthesis.getVoices().length > 0);
  if (hasVoices) {
    await visitor.expects(() => visitor.evaluate(() => document.body.dataset.spoken)).toBe(`${text} (en-US)`);
    await visitor.sees(parts.play);
    await visitor.seesNo('Failed to play speech');
  } else await visitor.sees('No voice found');
});

test('subscribes on the payment provider’s page and comes back as a Premium user', async ({ visitor }) => {
  await openAsMember(visitor);
  await subscribe(visitor);
  await visitor.open('/');
  await visitor.expects(async () => (await visitor.find(parts.voice))?.text).toContain('Dorian');
});

test('shows every theme and keeps the chosen one', async ({ visitor }) => {
  await visitor.open('/');
  await declineCookies(visitor);
  await visitor.click(byRole('button', 'Theme'));
  const look = () =>
    visitor.evaluate(() => {
      const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
      return { backgroundColor, colorScheme };
    });
  const grounds = new Set<string>();
  for (const { id, name } of themes) {
    await visitor.click(byRole('menuitemradio', name));
    await visitor.expects(async () => (await look()).colorScheme).toBe(isDarkTheme(id) ? 'dark' : 'light');
    grounds.add((await look()).backgroundColor);
  }
  expect(grounds.size).toBe(themes.length);
  const chosen = await look();
  await visitor.open('/terms');
  expect(await look()).toEqual(chosen);
});

test('reopens when the server can’t be reached', async ({ visitor }) => {
  visitor.allow(/Failed to load resource/);
  const product = await startProduct();
  try {
    await visitor.open(product.url);
    await visitor
      .expects(() => visitor.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe('activated');
  } finally {
    await product.stop();
  }
  await visitor.open(product.url);
  await visitor.type(parts.transcript, 'Still here.');
  await visitor.sees('11 / 1,000');
  await visitor.open(`${product.url}/privacy`);
  await visitor.sees(byRole('heading', 'Privacy Pledge'));
});

test('with On this device, the page translates with models that it downloads', async ({ visitor }) => {
  const models = createTinyModelsFolder();
  const product = await startProduct({ MODELS_DIR: models, SANDBOX: '' });
  try {
    await visitor.open(product.url);
    await declineCookies(visitor);
    await visitor.evaluate(() => window.localStorage.setItem('onDevice', 'true'));
    await visitor.open(product.url);
    await visitor.type(parts.transcript, 'Good morning. I have a dog.');
    await visitor.click(byRole('switch', 'Translate'));
    await visitor.click(byRole('button', 'Download 1 MB and translate'));
    await visitor.sees('Buenos días. Tengo un perro.');
  } finally {
    await product.stop();
    rmSync(models, { recursive: true, force: true });
  }
});
