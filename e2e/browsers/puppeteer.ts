import { type EvaluateFunc, launch, type SupportedBrowser } from 'puppeteer-core';
import { spokenMicrophone } from '../spoken-microphone.ts';
import type { Driver, WindowSize } from './driver.ts';
import { hasSoundServer, startSoundServer } from './sound-server.ts';

/** Drives Chromium over CDP and Firefox over WebDriver BiDi. */
export async function startPuppeteer(
  browser: SupportedBrowser,
  executablePath: string,
  size: WindowSize,
): Promise<Driver> {
  const sound = browser === 'firefox' && hasSoundServer ? await startSoundServer() : undefined;
  const window = await launch({
    browser,
    executablePath,
    args: browser === 'chrome' ? spokenMicrophone.args : [],
    defaultViewport: size,
    env: { ...process.env, ...sound?.environment },
    extraPrefsFirefox: {
      // Without a sound card, Firefox plays audio only when muted.
      ...(sound ? {} : { 'media.default_volume': '0.0' }),
      // A fake microphone that hums, and no permission prompt.
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
    },
  });
  const page = await window.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url ?? ''})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    evaluate: (script, ...args) => page.evaluate(script as EvaluateFunc<typeof args>, ...args) as never,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: async (file) => {
      await page.screenshot({ path: file as `${string}.png` });
    },
    errors: () => errors,
    close: async () => {
      await window.close();
      await sound?.stop();
    },
  };
}
