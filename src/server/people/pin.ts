import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const keyBytes = 32;

/** The salt and the key that is derived from it. */
export async function hashPin(pin: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(pin, salt, keyBytes)).toString('base64url')}`;
}

/** Takes the same time for every wrong PIN. */
export async function isPin(given: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.').map((part) => Buffer.from(part, 'base64url'));
  const expected = Buffer.from(key);
  return timingSafeEqual(await derive(given, Buffer.from(salt), expected.length), expected);
}
