import { expect } from '@playwright/test';
import type { Driver } from './driver.ts';
import type { EngineName } from './engines.ts';
import { type Found, findInPage, type Target } from './page-search.ts';

/** A user's actions in a browser, so that each journey is written once for all engines. */
export interface Visitor extends Pick<Driver, 'evaluate' | 'press' | 'picture'> {
  engine: EngineName;
  /** Errors that the journey causes on purpose. */
  allow(errors: RegExp): void;
  /** Unexpected messages in the console. */
  complaints(): string[];
  /** Opens a path of the app, or a URL. */
  open(path: string): Promise<void>;
  /** Clicks with the mouse once the element is visible, enabled and not covered. */
  click(target: Target): Promise<void>;
  /** Clicks into a field and types. */
  type(target: Target, text: string): Promise<void>;
  /** Types where the caret is. */
  typeOn(text: string): Promise<void>;
  find(target: Target): Promise<Found | null>;
  sees(what: Target | string): Promise<void>;
  seesNo(what: Target | string): Promise<void>;
  /** Polls the page until the expectation holds. */
  expects<Result>(ask: () => Promise<Result>): ReturnType<typeof expect.poll<Result>>;
}

/** Generous, because three engines at once slow down any machine. */
const timeout = 60_000;

export function createVisitor(engine: EngineName, driver: Driver, baseUrl: string): Visitor {
  const find = (target: Target) => driver.evaluate(findInPage, target, false);
  const isSeen = (what: Target | string) =>
    typeof what === 'string'
      ? driver.evaluate((text) => document.body.innerText.includes(text), what)
      : find(what).then((found) => found !== null);
  /** Evaluating fails during a navigation, but the next attempt reaches the new page. */
  const tolerateNavigation =
    <Result>(ask: () => Promise<Result>) =>
    () =>
      ask().catch((error: unknown) => String(error));
  const named = (what: Target | string) => (typeof what === 'string' ? what : JSON.stringify(what));

  const click = async (target: Target) => {
    let found: Found | null = null;
    const obstacle = async () => {
      const before = found;
      found = await driver.evaluate(findInPage, target, true);
      if (!found) return 'not there';
      if (found.disabled) return 'disabled';
      if (found.coveredBy) return `covered by ${found.coveredBy}`;
      return before?.x === found.x && before.y === found.y ? null : 'moving';
    };
    await expect
      .poll(tolerateNavigation(obstacle), { message: `can be clicked: ${named(target)}`, timeout })
      .toBeNull();
    const place = found as Found | null;
    if (place) await driver.clickAt(place.x, place.y);
  };

  const allowed: RegExp[] = [];
  return {
    ...driver,
    engine,
    allow: (errors) => allowed.push(errors),
    complaints: () => driver.errors().filter((error) => !allowed.some((pattern) => pattern.test(error))),
    open: (path) => driver.open(new URL(path, baseUrl).href),
    click,
    async type(target, text) {
      // The field moves when the page becomes live with other settings than it was prerendered with.
      const isFocused = async () => {
        await click(target);
        return (await find(target))?.focused;
      };
      await expect.poll(isFocused, { message: `is focused: ${named(target)}`, timeout }).toBe(true);
      await driver.type(text);
    },
    typeOn: driver.type,
    find,
    sees: (what) =>
      expect
        .poll(
          tolerateNavigation(() => isSeen(what)),
          { message: `sees ${named(what)}`, timeout },
        )
        .toBe(true),
    seesNo: (what) =>
      expect
        .poll(
          tolerateNavigation(() => isSeen(what)),
          { message: `sees no ${named(what)}`, timeout },
        )
        .toBe(false),
    expects: (ask) => expect.poll(tolerateNavigation(ask), { timeout }),
  };
}
