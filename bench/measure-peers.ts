import type { Product } from '../e2e/product.ts';
import { startBarePage } from './bare-page.ts';
import { launch } from './browser.ts';
import { firstVisitBytes } from './measure-bytes.ts';
import { kb, median, ms, printColumns } from './table.ts';
import { bareSite, fastest, productSite, type Site, type Visit, visitInTurn } from './visit.ts';

/**
 * Reads the sites to compare with: each is a URL, optionally followed by the selectors of a button and of what
 * appears when it is pressed, and of a text field.
 */
export function readPeers(words: readonly string[]): Site[] {
  const peers: Site[] = [];
  for (const word of words) {
    const last = peers.at(-1);
    if (/^https?:/.test(word)) peers.push({ url: word });
    else if (last && last.button === undefined) last.button = word;
    else if (last && last.effect === undefined) last.effect = word;
    else if (last && last.field === undefined) last.field = word;
    else throw new Error(`Expected a URL instead of ${word}`);
  }
  return peers;
}

/** Prints the median and the fastest visits to the app, a bare React page and other sites. */
export async function measurePeers(product: Product, peers: readonly Site[]): Promise<void> {
  const bare = await startBarePage();
  const browser = await launch();
  try {
    const sites = [productSite(product), bareSite(bare), ...peers];
    const visits = await visitInTurn(browser, sites);
    const names = ['this app', 'bare React page', ...peers.map((peer) => peer.url)];
    const lines: string[][] = [];
    for (const [index, { cold, repeated, pressed }] of visits.entries()) {
      const bytes = await firstVisitBytes(sites[index]?.url ?? '');
      lines.push([
        names[index] ?? '',
        shown(cold, 'first'),
        shown(cold, 'largest'),
        shown(pressed, 'handled'),
        shown(pressed, 'listening'),
        shown(pressed, 'typed'),
        shown(repeated, 'first'),
        kb(bytes.script),
        kb(bytes.page),
      ]);
    }
    printColumns(
      [
        ...['', 'first paint', 'largest paint', 'press handled', 'press to microphone'],
        ...['typed letter on screen', 'repeat visit', 'JavaScript, brotli', 'HTML and CSS'],
      ],
      lines,
    );
  } finally {
    await browser.close();
    bare.stop();
  }
}

/** A site without the button or the field has no figure. */
const shown = (visits: readonly Visit[], kind: keyof Visit): string =>
  !visits.some((each) => each[kind] > 0)
    ? '-'
    : `${ms(median(visits.map((each) => each[kind])))} (${ms(fastest(visits, kind))})`;
