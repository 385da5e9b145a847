import type { Page } from '@playwright/test';
import { hdVoiceIds, voiceName } from '../../src/shared/voices.ts';

/** Whether English words stand out, because the language isn't written in Latin letters. */
export const hasOwnScript = (language = 'en') => /^(ar|hi|ja|ko|ru|th|zh)/.test(language);

/** Names, formats, units and keys, which stay in Latin letters, and words from the tests' own texts and devices. */
const names = new Set(
  `Rhapsode rhapsode Google Stripe Premium Chrome Edge Safari Linux HD AI UTC US
   Cookie cookie SF ZIP MP Word Markdown txt docx srt vtt json md csv CSV WAV
   Lorem ipsum dolor sit amet consectetur adipiscing elit Person person people test Fake Default Audio Input`.split(
    /\s+/,
  ),
);
for (const id of hdVoiceIds) names.add(voiceName(id));

/** The visible or spoken words in Latin letters that aren't names, each with its surroundings. */
export async function latinWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const foreign = `[lang]:not([lang="${document.documentElement.lang}"]), aside, code, kbd, textarea, [aria-hidden=true]`;
    const isRead = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest(foreign);
    const labels = ['aria-label', 'placeholder', 'title', 'alt'];
    return [...document.body.querySelectorAll('*')]
      .filter(isRead)
      .flatMap((element) => [
        ...labels.map((name) => element.getAttribute(name) ?? ''),
        ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
      ]);
  });
  const found = texts.flatMap((text) =>
    [...text.matchAll(/[A-Za-z]{2,}/g)].map(([word]) => ({ word, text })),
  );
  return found.filter(({ word }) => !names.has(word)).map(({ word, text }) => `${word} (${text})`);
}
