import { unzipSync } from 'fflate';

/** Real documents are far smaller. */
const maxDocumentBytes = 50 * 1024 * 1024;

const token =
  /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr|noBreakHyphen)(?:\s[^>]*)?\/>|<\/w:p>|<mc:Fallback>[\s\S]*?<\/mc:Fallback>/g;

const marks: Record<string, string> = { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * The text of a Word document; null if it isn't one. The content security policy forbids the browser's own
 * parser, but the text is in a few known elements, so a regular expression is enough.
 */
export function readDocx(bytes: Uint8Array): string | null {
  const name = 'word/document.xml';
  let document: Uint8Array | undefined;
  try {
    document = unzipSync(bytes, {
      filter: (entry) => entry.name === name && entry.originalSize <= maxDocumentBytes,
    })[name];
  } catch {
    return null;
  }
  if (!document) return null;
  let text = '';
  for (const [whole, words, mark] of new TextDecoder().decode(document).matchAll(token)) {
    if (words !== undefined) text += decodeEntities(words);
    else if (mark !== undefined) text += marks[mark] ?? '';
    else if (whole === '</w:p>') text += '\n';
  }
  return text.replace(/\n{3,}/g, '\n\n').trim();
}

/** Office stores password-protected documents in a different container format. */
export const isEncryptedOffice = (bytes: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => bytes[index] === byte);

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name = '') => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    if (code === undefined) return entities[name] ?? whole;
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
