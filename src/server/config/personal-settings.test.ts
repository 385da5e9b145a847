import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-problems.ts';

const personal = (more: Record<string, string> = {}) => readConfig({ EDITION: 'personal', ...more });
const password = { PERSONAL_PASSWORD: 'correct horse' };
const addresses = { PERSONAL_ADDRESSES: 'Ann@example.com, ben@example.com' };

test('is open to this machine without any settings', () => {
  expect(personal()).toMatchObject({
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    personal: {
      open: true,
      limits: { transcriptCap: 20_000, saveSlots: 1_000, translations: Number.MAX_SAFE_INTEGER },
    },
    sandbox: { services: ['translation', 'speech', 'recognition'] },
  });
});

test('is not used by default', () => {
  expect(readConfig({}).personal).toBeUndefined();
});

test('needs no keys for sign-in and payments in production', () => {
  const keys = { TRANSLATION_API_KEY: 'k', SPEECH_API_KEY: 'k' };
  const config = personal({ NODE_ENV: 'production', ...keys });
  expect(config).toMatchObject({ host: 'localhost', sandbox: { services: [] } });
  expect(() => personal({ NODE_ENV: 'production', SPEECH_API_KEY: 'k' })).toThrow('TRANSLATION_API_KEY');
  expect(() => personal({ NODE_ENV: 'production', ...keys, ...addresses })).toThrow('GOOGLE_CLIENT_ID');
});

test('has no fake user', () => {
  expect(personal({ NODE_ENV: 'development', DEV_AUTH: 'free' }).devAuth).toBeUndefined();
});

test('reads its own limits', () => {
  const limits = (value: string) => personal({ PERSONAL_LIMITS: value }).personal?.limits;
  expect(limits('text=50000, saved=10,translation=7,speech=8,recognition=9')).toEqual({
    transcriptCap: 50_000,
    saveSlots: 10,
    translations: 7,
    speechCharacters: 8,
    recognitionSeconds: 540,
  });
  expect(limits('speech=0')).toMatchObject({ transcriptCap: 20_000, speechCharacters: 0 });
});

describe('refuses', () => {
  test.each([
    [{ HOST: '0.0.0.0' }, 'HOST: must be localhost unless PERSONAL_PASSWORD'],
    [{ HOST: '192.168.1.5' }, 'HOST: must be localhost'],
    [{ PUBLIC_URL: 'https://rhapsode.example' }, 'PUBLIC_URL: must be on this machine'],
    [{ TRUST_PROXY: 'on' }, 'TRUST_PROXY: must be off'],
  ])('to be open to strangers: %j', (env, message) => {
    const wanted = env as Record<string, string>;
    expect(() => personal(wanted)).toThrow(message);
    const reachable = { ...wanted, ...password, PUBLIC_URL: 'https://rhapsode.example' };
    expect(personal(reachable).personal?.open).toBe(false);
  });

  test.each([
    [{ PERSONAL_PASSWORD: 'short' }, 'PERSONAL_PASSWORD: must have at least 8 characters'],
    [{ PERSONAL_ADDRESSES: 'ann' }, 'PERSONAL_ADDRESSES: must look like'],
    [{ PERSONAL_LIMITS: 'words=5' }, 'PERSONAL_LIMITS: must look like'],
    [{ PERSONAL_LIMITS: 'text=many' }, 'PERSONAL_LIMITS: must look like'],
    [{ PERSONAL_LIMITS: 'text=999' }, 'PERSONAL_LIMITS: text must be from 1000'],
    [{ PERSONAL_LIMITS: 'saved=10001' }, 'PERSONAL_LIMITS: saved must be from 1 to 10000'],
    [{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 's' }, 'PERSONAL_ADDRESSES: required'],
    [{ ...password, HOST: '0.0.0.0' }, 'PUBLIC_URL: required'],
    [{ ...password, PUBLIC_URL: 'http://192.168.1.5:3000' }, 'PUBLIC_URL: must use https'],
  ])('settings that cannot work: %j', (env, message) => {
    expect(() => personal(env as Record<string, string>)).toThrow(ConfigError);
    expect(() => personal(env as Record<string, string>)).toThrow(message);
  });

  test.each(['PERSONAL_PASSWORD', 'PERSONAL_ADDRESSES', 'PERSONAL_LIMITS', 'PERSONAL_WEBHOOKS'])(
    '%s when hosted',
    (name) => {
      const value =
        { ...password, ...addresses, PERSONAL_LIMITS: 'saved=5', PERSONAL_WEBHOOKS: 'local' }[name] ?? '';
      expect(() => readConfig({ [name]: value })).toThrow(`${name}: only used with EDITION=personal`);
    },
  );
});

test('uses an identity provider only if somebody may sign in with it', () => {
  const config = personal(addresses);
  expect(config.personal?.addresses).toEqual(['ann@example.com', 'ben@example.com']);
  expect(config.sandbox.services).toContain('identity');
  expect(personal(password).sandbox.services).not.toContain('identity');
});

test('listens on the local network only with a password and without a proxy', () => {
  const lan = { PERSONAL_LAN: 'on', PUBLIC_URL: 'https://192.168.1.20:3000' };
  expect(personal({ ...lan, ...password }).lan).toBe(true);
  expect(() => personal(lan)).toThrow('PERSONAL_PASSWORD: required because PERSONAL_LAN is on');
  expect(() => personal({ ...lan, ...password, TRUST_PROXY: 'on' })).toThrow('TRUST_PROXY: must be off');
  expect(() => personal({ PERSONAL_LAN: 'on', ...password })).toThrow('isn’t connected to a network');
  expect(() => readConfig({ PERSONAL_LAN: 'on' })).toThrow('PERSONAL_LAN: only used with EDITION=personal');
});
