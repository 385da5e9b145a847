import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import { freePorts } from '../../test/free-ports.ts';
import type { Driver, WindowSize } from './driver.ts';

/** The height of MiniBrowser's own buttons. */
const toolbar = 60;

const keys = { Escape: Key.ESCAPE, Tab: Key.TAB };

/** WebKitGTK's MiniBrowser, driven by WebDriver on a virtual screen. */
export async function startWebKit(driverPath: string, size: WindowSize): Promise<Driver> {
  const [port = 0] = await freePorts(1);
  const { screen, display } = await startScreen();
  const driver = spawn(driverPath, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1', GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const close = async () => {
    await end(driver);
    await end(screen);
  };
  const session = await connect(`http://127.0.0.1:${port}`, size).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    open: (url) => session.get(url),
    evaluate: (script, ...args) =>
      session.executeScript(`return (${script}).apply(null, arguments)`, ...args) as never,
    clickAt: (x, y) =>
      session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    type: (text) => session.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    picture: async (file) => writeFile(file, await session.takeScreenshot(), 'base64'),
    // This driver doesn't give access to the console.
    errors: () => [],
    close: () => session.quit().finally(close),
  };
}

/** Opens a window as soon as the driver responds. */
async function connect(url: string, { width, height }: WindowSize): Promise<WebDriver> {
  const status = () => fetch(`${url}/status`).then((response) => response.ok);
  await expect.poll(() => status().catch(() => false), { timeout: 20_000 }).toBe(true);
  const session = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // A fake microphone that beeps, and no permission prompt.
      'webkitgtk:browserOptions': { args: ['--automation', '--enable-mock-capture-devices=true'] },
    })
    .build();
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: height + toolbar });
  return session;
}

/** Xvfb picks a free display and reports its number. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = screen.stdio[3];
  if (!pipe) throw new Error('Xvfb has no pipe to report its display on.');
  const [number] = await once(pipe, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
