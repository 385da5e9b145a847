import { readZipEntry } from './zip-entry.ts';

/** Real documents are far smaller. */
const maxDocumentBytes = 50 * 1024 * 1024;

const marks = new Map([
  ['/w:p', '\n'],
  ['w:br', '\n'],
  ['w:cr', '\n'],
  ['w:noBreakHyphen', '-'],
]);

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** The text of a Word document; null if it isn't one. */
export async function readDocx(bytes: Uint8Array): Promise<string | null> {
  const document = await readZipEntry(bytes, 'word/document.xml', maxDocumentBytes);
  return document && scanDocument(new TextDecoder().decode(document));
}

/**
 * The content security policy forbids the browser's own parser, but the text is in a few known elements, so a scanner is
 * enough. It moves only forward: a regular expression would search to the end of the document for each unclosed element.
 */
function scanDocument(xml: string): string {
  let text = '';
  /** How many elements repeat the text for old versions of Word around this position. */
  let fallbacks = 0;
  let at = xml.indexOf('<');
  while (at !== -1) {
    const isComment = xml.startsWith('<!--', at);
    const end = isComment ? xml.indexOf('-->', at + 4) : xml.indexOf('>', at);
    if (end === -1) break;
    const next = xml.indexOf('<', end);
    const tag = isComment ? '' : xml.slice(at + 1, end);
    const name = /^\/?[^\s/]*/.exec(tag)?.[0] ?? '';
    const isEmpty = tag.endsWith('/');
    if (name === 'mc:Fallback' && !isEmpty) fallbacks += 1;
    else if (name === '/mc:Fallback') fallbacks = Math.max(0, fallbacks - 1);
    else if (fallbacks === 0) {
      if (name === 'w:t' && !isEmpty && next !== -1) text += decodeEntities(xml.slice(end + 1, next));
      // With a position, it sets a tab stop and isn't a character.
      else if (name === 'w:tab') text += tag.includes('w:pos') ? '' : '\t';
      else text += marks.get(name) ?? '';
    }
    at = next;
  }
  return text.replace(/\n{3,}/g, '\n\n').trim();
}

/** Office stores password-protected documents in a different container format. */
export const isEncryptedOffice = (bytes: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => bytes[index] === byte);

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name = '') => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    if (code === undefined) return entities.get(name) ?? whole;
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
