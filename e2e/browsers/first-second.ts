import { inBrowserFiles, inBrowserFolder } from '../../src/shared/recognition/in-browser-engine.ts';
import { createPageEngineFolder } from '../../test/fake-page-engine.ts';
import { type SiteProxy, startSiteProxy } from '../../test/site-proxy.ts';
import { installRecognition } from '../fakes/recognition.ts';
import { startProduct } from '../product.ts';
import { storedSeconds } from '../stored-sound.ts';
import { test as base, expect } from './fixtures.ts';
import { openAsMember, parts } from './page-parts.ts';
import { byRole } from './page-search.ts';
import { hasSoundServer } from './sound-server.ts';
import type { Visitor } from './visitor.ts';

const appScript = /\/assets\/index-[^/]+\.js$/;
const record = byRole('button', 'Start recording');
const stop = byRole('button', 'Stop recording');

const startWithPageEngine = () => startProduct({ DATA_DIR: createPageEngineFolder() });

const test = base.extend<{ site: SiteProxy }>({
  product: async ({ products }, use) => use(await products(startWithPageEngine)),
  site: async ({ product }, use) => {
    const site = await startSiteProxy();
    site.to(product.url);
    await use(site);
    site.close();
  },
});

test.beforeEach(({ visitor }) => {
  // Requests that are still running when the page changes.
  visitor.allow(/ServiceWorker|NetworkError|Failed to load resource|healthz/);
});

/**
 * Stores values and the files of the engine in the page, then opens the page and holds the app back until the returned
 * function is called.
 */
async function openWithoutApp(
  visitor: Visitor,
  site: SiteProxy,
  stored: object = {},
  files: string[] = [],
  path = '/',
): Promise<() => void> {
  const arrive = site.hold(appScript);
  // Any address of the same site will do.
  await visitor.open(`${site.url}/robots.txt`);
  await visitor.evaluate(
    async (values, urls, next) => {
      await (await caches.open('in-browser-engine')).addAll(urls);
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      setTimeout(() => location.assign(next));
    },
    { cookiesConsent: 'declined', ...stored },
    files,
    path,
  );
  await visitor.sees(path === '/' ? record : stop);
  await visitor.sees(parts.transcript);
  expect(await isLive(visitor)).toBe(false);
  return arrive;
}

const isLive = (visitor: Visitor) =>
  visitor.evaluate(() =>
    Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react')),
  );

const text = async (visitor: Visitor) => (await visitor.find(parts.transcript))?.text;

/** The draft as it would be restored. */
const draft = (visitor: Visitor) =>
  visitor.evaluate(() => JSON.parse(localStorage.getItem('draft') ?? '{}').text as string);

const earlier = { draft: JSON.stringify({ text: 'From before.' }) };

test('letters typed slowly while the app arrives are all there, in order', async ({ visitor, site }) => {
  const arrive = await openWithoutApp(visitor, site, earlier);
  await visitor.type(parts.transcript, 'Slow and ');
  arrive();
  // Each letter is a round trip to the browser, and the app arrives between two of them.
  for (const letter of 'steady') await visitor.typeOn(letter);
  await visitor.expects(() => isLive(visitor)).toBe(true);
  await visitor.typeOn(' wins.');
  await visitor.expects(() => text(visitor)).toBe('From before. Slow and steady wins.');
  await visitor.expects(() => draft(visitor)).toBe('From before. Slow and steady wins.');
});

test('a character that an input method began before the app is finished after it', async ({
  visitor,
  site,
}) => {
  const arrive = await openWithoutApp(visitor, site, earlier);
  const compose = (value: string, event: 'compositionstart' | 'compositionupdate' | 'compositionend') =>
    visitor.evaluate(
      (data, type) => {
        const field = document.querySelector<HTMLTextAreaElement>('#view-original textarea');
        field?.focus();
        const send = (each: Event) => field?.dispatchEvent(each);
        if (type === 'compositionstart') send(new CompositionEvent(type, { bubbles: true }));
        if (field && type !== 'compositionend') field.value = data;
        if (type !== 'compositionend')
          send(new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText', data }));
        else send(new CompositionEvent(type, { bubbles: true, data }));
      },
      value,
      event,
    );
  await compose('に', 'compositionstart');
  arrive();
  await visitor.expects(() => isLive(visitor)).toBe(true);
  // Another value would have ended the composition.
  expect(await text(visitor)).toBe('に');
  await compose('にほ', 'compositionupdate');
  await compose('日本', 'compositionupdate');
  await compose('日本', 'compositionend');
  await visitor.expects(() => text(visitor)).toBe('From before. 日本');
  await visitor.expects(() => draft(visitor)).toBe('From before. 日本');
});

test('text that is pasted or filled in before the app is there stays', async ({ visitor, site }) => {
  const arrive = await openWithoutApp(visitor, site, earlier);
  await visitor.click(parts.transcript);
  await visitor.evaluate(() => {
    document.execCommand('insertText', false, 'Pasted. ');
    const field = document.querySelector<HTMLTextAreaElement>('#view-original textarea');
    // As browsers and password managers do it.
    field?.setRangeText('Filled in.', field.value.length, field.value.length, 'end');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    field?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  arrive();
  await visitor.expects(() => text(visitor)).toBe('From before. Pasted. Filled in.');
  await visitor.typeOn(' Typed.');
  await visitor.expects(() => draft(visitor)).toBe('From before. Pasted. Filled in. Typed.');
});

const fakeEngine = `(${installRecognition})('chrome');`;
const say = (visitor: Visitor, words: string) =>
  visitor.evaluate((said) => window.fakeRecognition.say(said), words);

test('records with the browser’s engine before the app is there', async ({ visitor, site }) => {
  site.script = fakeEngine;
  const arrive = await openWithoutApp(visitor, site);
  await visitor.click(record);
  await visitor.sees(stop);
  await say(visitor, 'the ship had been at sea');
  expect(await isLive(visitor)).toBe(false);
  arrive();
  await visitor.expects(() => text(visitor)).toMatch(/^the ship had been at sea/i);
  await visitor.sees(stop);
  await say(visitor, 'for nine days');
  await visitor.click(stop);
  await visitor.sees(record);
  await visitor.expects(() => text(visitor)).toMatch(/^the ship had been at sea\W+for nine days\W*$/i);
  expect(await visitor.evaluate(() => window.fakeRecognition.starts)).toBe(1);
});

test('Space starts and Stop ends a recording before the app is there', async ({ visitor, site }) => {
  site.script = fakeEngine;
  const arrive = await openWithoutApp(visitor, site);
  await visitor.typeOn(' ');
  await visitor.sees(stop);
  await say(visitor, 'nobody spoke of the storm');
  await visitor.click(stop);
  await visitor.sees(record);
  expect(await visitor.evaluate(() => window.fakeRecognition.running)).toBe(false);
  expect(await isLive(visitor)).toBe(false);
  arrive();
  await visitor.expects(() => text(visitor)).toMatch(/^nobody spoke of the storm\W*$/i);
});

test('if the app never arrives, the next visit has the words', async ({ visitor, site }) => {
  site.script = fakeEngine;
  const arrive = await openWithoutApp(visitor, site);
  await visitor.click(record);
  await visitor.sees(stop);
  await say(visitor, 'the ship came home');
  await visitor.open(`${site.url}/robots.txt`);
  arrive();
  await visitor.open(site.url);
  await visitor.expects(() => text(visitor)).toMatch(/^the ship came home\W*$/i);
});

test('/?record starts by itself where the microphone is allowed', async ({ visitor, site }) => {
  // Not every engine can be told that it is.
  site.script = `${fakeEngine}
    navigator.permissions.query = async () => Object.assign(new EventTarget(), { state: 'granted' });`;
  const arrive = await openWithoutApp(visitor, site, {}, [], '/?record');
  await say(visitor, 'at once');
  expect(await visitor.evaluate(() => location.href)).toBe(`${site.url}/`);
  arrive();
  await visitor.expects(() => text(visitor)).toMatch(/^at once/i);
});

const withoutEngine = `for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
  Object.defineProperty(window, name, { value: undefined });`;

test('records sound for the server before the app is there', async ({ visitor, engine, site }) => {
  test.skip(engine === 'firefox' && !hasSoundServer, 'Firefox captures no sound without an audio device');
  site.script = withoutEngine;
  await openAsMember(visitor);
  await recordSound(
    visitor,
    site,
    { settings: JSON.stringify({ recognition: 'server', serverSpeechExplained: true }) },
    /^\[Sandbox\] \d+\.\d seconds of speech in English\./,
  );
});

test('records sound for the engine in the page before the app is there', async ({
  visitor,
  engine,
  site,
}) => {
  test.skip(engine === 'firefox' && !hasSoundServer, 'Firefox captures no sound without an audio device');
  site.script = withoutEngine;
  const files = Object.values(inBrowserFiles).map((file) => inBrowserFolder + file);
  await recordSound(visitor, site, { onDevice: 'true' }, /^\[In the page\] \d+\.\d seconds\./, files);
});

/** The kernel captures at least three seconds, and the app has them transcribed. */
async function recordSound(
  visitor: Visitor,
  site: SiteProxy,
  stored: object,
  words: RegExp,
  files?: string[],
): Promise<void> {
  const arrive = await openWithoutApp(visitor, site, stored, files);
  await visitor.click(record);
  await visitor.sees(stop);
  await visitor.expects(() => visitor.evaluate(storedSeconds)).toBeGreaterThanOrEqual(3);
  expect(await isLive(visitor)).toBe(false);
  arrive();
  await visitor.expects(() => isLive(visitor)).toBe(true);
  await visitor.sees(stop);
  await visitor.click(stop);
  await visitor.expects(() => text(visitor)).toMatch(words);
  await visitor.sees(record);
}
