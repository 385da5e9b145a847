import { describe, expect, it, test } from 'vitest';
import type { LanguageCode } from '../languages.ts';
import { findCorrection, isWorthLearning } from './learn-word.ts';

function offered(before: string, after: string, language: LanguageCode = 'en-US', times = 1): boolean {
  const correction = findCorrection(before, after);
  return correction !== undefined && isWorthLearning(correction, { language, text: after, times });
}

describe('offers to remember', () => {
  it.each([
    ['we moved to cooper nettis', 'we moved to Kubernetes'],
    ['I met sur say today', 'I met Saoirse today'],
    ['ask eva burn', 'ask Aoife Byrne'],
    ['the post gres ql server', 'the PostgreSQL server'],
    ['on my i phone', 'on my iPhone'],
    ['talk to jon smith', 'talk to John Smyth'],
    ['in new delly', 'in New Delhi'],
    ['the harbor trust', 'the Harbour Trust'],
    ['use git hub', 'use GitHub'],
    ['a post grass query', 'a Postgres query'],
  ])('%j corrected to %j', (before, after) => {
    expect(offered(before, after)).toBe(true);
  });

  it('an unusual word that was corrected twice', () => {
    const change = ['the mighty con dria', 'the mitochondria'] as const;
    expect(offered(...change)).toBe(false);
    expect(offered(...change, 'en-US', 2)).toBe(true);
  });

  it.each([
    ['zh-CN', '我们用库伯内特斯', '我们用Kubernetes'],
    ['ru-RU', 'мы любим постгрес', 'мы любим Postgres'],
    ['es-ES', 'hablé con sirsa', 'hablé con Saoirse'],
  ] as const)('%s: %j corrected to %j', (language, before, after) => {
    expect(offered(before, after, language)).toBe(true);
  });
});

describe('does not offer to remember', () => {
  it.each([
    ['teh ship', 'the ship'],
    ['their here', 'there here'],
    ['it affects us', 'it effects us'],
    ['see you monday', 'see you Monday'],
    ['i think', 'I think'],
    ['the ship sailed', 'the boat sailed'],
    ['hello', 'Hello.'],
    ['a good day', 'a very good day'],
    ['we left early', 'we left'],
    ['say it', 'Say it'],
    ['the principal idea', 'the principle idea'],
    ['call 555', 'call 556'],
    ['one two three four five', 'six seven eight nine ten'],
    ['this is a long sentence', 'That was a short one'],
  ])('%j corrected to %j', (before, after) => {
    expect(offered(before, after)).toBe(false);
    expect(offered(before, after, 'en-US', 5)).toBe(false);
  });

  it.each([
    ['en-US', 'he put the phone there', 'he put the phone Thayer'],
    ['en-US', 'I saw well, then', 'I saw Wells, then'],
    ['es-ES', 'vive en casa', 'vive en Casals'],
    ['de-DE', 'wir sehen uns im Haus', 'wir sehen uns im HausXL'],
  ] as const)(
    '%s: an everyday word, which would then be replaced everywhere: %j to %j',
    (language, before, after) => {
      expect(offered(before, after, language, 5)).toBe(false);
    },
  );

  it('words that were left alone elsewhere in the text', () => {
    expect(offered('a rose for rows', 'a rose for Rose')).toBe(true);
    expect(offered('two rows for rows', 'two rows for Rose')).toBe(false);
  });

  it('German nouns, which are always capitalised', () => {
    expect(offered('das haus', 'das Hans', 'de-DE')).toBe(false);
  });
});

test('doesn’t treat several changes as a correction', () => {
  expect(findCorrection('one two three four', 'won two three for')).toBeUndefined();
});
