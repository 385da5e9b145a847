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
  ['the server’s engine after the browser’s has failed', { browserFailed: true }, 'server'],
  [
    'the browser’s engine for visitors, even after it has failed',
    { browserFailed: true, signedIn: false },
    'browser',
  ],
  ['the browser’s engine if it was chosen', { browserFailed: true, setting: 'browser' }, 'browser'],
  ['the server’s engine if it was chosen', { setting: 'server' }, 'server'],
  [
    'no engine until a visitor who chose the server signs in',
    { setting: 'server', signedIn: false },
    'sign-in',
  ],
  ['the browser’s engine if the server has none', { setting: 'server', server: false }, 'browser'],
  ['the server’s engine if the browser has none', { browser: false }, 'server'],
  [
    'no engine until a visitor signs in if the browser has none',
    { browser: false, signedIn: false },
    'sign-in',
  ],
  ['no engine if neither the browser nor the server has one', { browser: false, server: false }, 'none'],
])('uses %s', (_, situation, expected) => {
  expect(engineInUse({ ...usual, ...situation })).toBe(expected);
});
