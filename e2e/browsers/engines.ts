import { existsSync } from 'node:fs';
import { chromiumOptions } from '../chromium.ts';
import type { Driver, WindowSize } from './driver.ts';
import { startPuppeteer } from './puppeteer.ts';
import { startWebKit } from './webkit.ts';

const paths = {
  chromium: chromiumOptions.executablePath ?? '',
  firefox: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
  webkit: process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver',
};

export type EngineName = keyof typeof paths;

export const engineNames = Object.keys(paths) as EngineName[];

export const isInstalled = (engine: EngineName): boolean => existsSync(paths[engine]);

/** Each start uses a new profile, so nothing is left over from another test. */
export const startEngine = (
  engine: EngineName,
  size: WindowSize = { width: 1280, height: 900 },
): Promise<Driver> =>
  ({
    chromium: () => startPuppeteer('chrome', paths.chromium, size),
    firefox: () => startPuppeteer('firefox', paths.firefox, size),
    webkit: () => startWebKit(paths.webkit, size),
  })[engine]();
