import { describe, expect, test } from 'vitest';
import { languageAccess } from './language-access.ts';

const premium = { tier: 'premium' } as const;
const free = { tier: 'free' } as const;

describe('languageAccess', () => {
  test('a premium language asks people to sign in first', { tags: ['R-5.25'] }, () => {
    expect(languageAccess(premium, { signedIn: false, tier: 'free' })).toEqual({
      allowed: false,
      reason: 'sign-in',
    });
  });

  test('then to upgrade, and is open to premium users', { tags: ['R-5.26'] }, () => {
    expect(languageAccess(premium, { signedIn: true, tier: 'free' })).toEqual({
      allowed: false,
      reason: 'upgrade',
    });
    expect(languageAccess(premium, { signedIn: true, tier: 'premium' })).toEqual({ allowed: true });
  });

  test('a free user without translations left is offered more', { tags: ['R-5.27'] }, () => {
    expect(languageAccess(free, { signedIn: true, tier: 'free', translationsRemaining: 0 })).toEqual({
      allowed: false,
      reason: 'upgrade',
    });
  });

  test('with one left, as premium, or where no translation is spent, the choice is free', {
    tags: ['R-5.28'],
  }, () => {
    expect(languageAccess(free, { signedIn: true, tier: 'free', translationsRemaining: 1 }).allowed).toBe(
      true,
    );
    expect(languageAccess(free, { signedIn: true, tier: 'premium', translationsRemaining: 0 }).allowed).toBe(
      true,
    );
    expect(languageAccess(free, { signedIn: true, tier: 'free' }).allowed).toBe(true);
    expect(languageAccess(free, { signedIn: false, tier: 'free', translationsRemaining: 0 }).allowed).toBe(
      true,
    );
  });
});
