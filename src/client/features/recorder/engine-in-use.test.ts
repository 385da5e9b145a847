import { expect, test } from 'vitest';
import { type EngineInUse, type EngineSituation, engineInUse } from './engine-in-use.ts';

const usual: EngineSituation = {
  setting: 'auto',
  browser: true,
  browserFailed: false,
  server: true,
  signedIn: true,
};

test.each<[string, Partial<EngineSituation>, EngineInUse]>([
  ['the browser’s engine by default', {}, 'browser'],
  ['the server’s after the browser’s has failed', { browserFailed: true }, 'server'],
  ['the browser’s again for visitors', { browserFailed: true, signedIn: false }, 'browser'],
  ['the browser’s where it was chosen', { browserFailed: true, setting: 'browser' }, 'browser'],
  ['the server’s where it was chosen', { setting: 'server' }, 'server'],
  ['none before a visitor who chose the server signs in', { setting: 'server', signedIn: false }, 'sign-in'],
  ['the browser’s where the server has none', { setting: 'server', server: false }, 'browser'],
  ['the server’s in a browser without one', { browser: false }, 'server'],
  ['none there before signing in', { browser: false, signedIn: false }, 'sign-in'],
  ['none where neither has one', { browser: false, server: false }, 'none'],
])('uses %s', (_, situation, expected) => {
  expect(engineInUse({ ...usual, ...situation })).toBe(expected);
});
