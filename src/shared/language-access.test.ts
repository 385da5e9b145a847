import { describe, expect, test } from 'vitest';
import { languageAccess } from './language-access.ts';

const premium = { tier: 'premium' } as const;
const free = { tier: 'free' } as const;

describe('languageAccess', () => {
  test('asks visitors to sign in for a premium language', { tags: ['R-5.25'] }, () => {
    expect(languageAccess(premium, { signedIn: false, tier: 'free' })).toEqual({
      allowed: false,
      reason: 'sign-in',
    });
  });

  test('offers an upgrade for a premium language, unless the user has Premium', { tags: ['R-5.26'] }, () => {
    expect(languageAccess(premium, { signedIn: true, tier: 'free' })).toEqual({
      allowed: false,
      reason: 'upgrade',
    });
    expect(languageAccess(premium, { signedIn: true, tier: 'premium' })).toEqual({ allowed: true });
  });

  test('offers an upgrade to free users with no translations left', { tags: ['R-5.27'] }, () => {
    expect(languageAccess(free, { signedIn: true, tier: 'free', translationsRemaining: 0 })).toEqual({
      allowed: false,
      reason: 'upgrade',
    });
  });

  test('allows any language with a translation left, with Premium, or when no translation is used', {
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
