import { createHash } from 'node:crypto';
import { brand } from '../../shared/brand.ts';
import type { InterfaceLanguageId } from '../../shared/interface-languages.ts';
import { htmlLang, type LanguageCode } from '../../shared/languages.ts';
import { sharedPageTexts } from './shared-page-texts.ts';

export interface SharedText {
  language: LanguageCode;
  text: string;
  /** Who says what, if it is known. */
  turns?: readonly SharedTurn[];
}

interface SharedTurn {
  speaker?: string;
  text: string;
}

/** What readers of a shared copy get. */
export interface SharedCopy {
  title: string;
  texts: readonly SharedText[];
  name: string | null;
  /** When it can't be read any more, if it ends. */
  expiresAt: number | null;
}

const style =
  ':root{color-scheme:light dark}body{font:1.0625rem/1.6 system-ui,sans-serif;margin:0;color:#1c1b19;background:#f6f5f1}main{max-width:42rem;margin:0 auto;padding:2rem 1.25rem 4rem}main.both{max-width:72rem}h1{font-size:1.5rem;line-height:1.3;margin:0 0 .25rem;overflow-wrap:anywhere}p.by,footer{color:#5f5b53;font-size:.9375rem;margin:0}.texts{display:grid;gap:1.5rem 2.5rem;margin-top:1.5rem}.both .texts{grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr))}.text{white-space:pre-wrap;overflow-wrap:anywhere}.text p{margin:0 0 1rem}.text b{display:block}footer{margin-top:3rem;border-top:1px solid #dcd9d1;padding-top:1rem}@media(prefers-color-scheme:dark){body{color:#eee;background:#161514}p.by,footer{color:#a9a49a}footer{border-color:#3a3733}}@media print{body{background:#fff;color:#000}}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** Images for the icon, which browsers ask for by themselves. */
export const sharedPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const characters: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => characters[character] ?? '');

const direction = (language: InterfaceLanguageId) => (language === 'ar' ? 'rtl' : 'ltr');

const page = (language: InterfaceLanguageId, title: string, content: string): string => `<!doctype html>
<html lang="${language}" dir="${direction(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
${content}
</html>
`;

const textBlock = ({ language, text, turns }: SharedText): string =>
  `<div class="text" lang="${htmlLang(language)}" dir="auto">${turns ? turns.map(turnBlock).join('') : escapeHtml(text)}</div>`;

const turnBlock = ({ speaker, text }: SharedTurn): string =>
  `<p dir="auto">${speaker === undefined ? '' : `<b>${escapeHtml(speaker)}</b>`}${escapeHtml(text)}</p>`;

/** In UTC, because it isn't known where the reader is. */
function endTime(language: InterfaceLanguageId, at: number): string {
  const format = new Intl.DateTimeFormat(language, {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone: 'UTC', timeZoneName: 'short' },
  });
  return `<time datetime="${new Date(at).toISOString()}">${escapeHtml(format.format(at))}</time>`;
}

export function readingPage(language: InterfaceLanguageId, copy: SharedCopy): string {
  const { title, texts, name, expiresAt } = copy;
  const strings = sharedPageTexts[language];
  const until =
    expiresAt === null
      ? ''
      : `<br>${escapeHtml(strings.until).replace('{date}', () => endTime(language, expiresAt))}`;
  const by = name === null ? '' : `<p class="by">${escapeHtml(strings.by.replace('{name}', () => name))}</p>`;
  return page(
    language,
    title,
    `<main${texts.length > 1 ? ' class="both"' : ''}>
<h1 dir="auto">${escapeHtml(title)}</h1>
${by}
<div class="texts">${texts.map(textBlock).join('\n')}</div>
<footer>${escapeHtml(strings.footer.replace('{app}', brand.name))}${until}</footer>
</main>`,
  );
}

/** The same page for every link that doesn't work, so that it reveals nothing. */
export function missingPage(language: InterfaceLanguageId, reason: 'missing' | 'busy'): string {
  const strings = sharedPageTexts[language];
  const title = reason === 'busy' ? strings.busyTitle : strings.missingTitle;
  const text = reason === 'busy' ? strings.busy : strings.missing;
  return page(
    language,
    title,
    `<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
</main>`,
  );
}
