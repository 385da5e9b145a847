import { expect, test } from 'vitest';
import { ConfigError } from '../config/config-problems.ts';
import { requireSandboxPackages } from './start-sandbox.ts';

test('names the packages that the sandbox is missing', () => {
  const find = (name: string) => {
    if (name === 'qs') throw new Error('ERR_MODULE_NOT_FOUND');
    return name === 'wasm-media-encoders' ? undefined : `/node_modules/${name}/package.json`;
  };
  expect(() => requireSandboxPackages(find)).toThrow(
    new ConfigError(
      'SANDBOX: packages are missing (qs, wasm-media-encoders). Install the optional dependencies, or set the keys for the real services.',
    ),
  );
});

test('starts the sandbox when every package is installed', () => {
  expect(() => requireSandboxPackages((name) => `/node_modules/${name}/package.json`)).not.toThrow();
});
