import { renderUnicodeCompact } from 'uqr';
import { fingerprintOf, trustPath } from './trust-page.ts';

/** The address for phones, as text and as a QR code. */
export function lanMessage(publicUrl: string, root: string): string {
  const url = `${publicUrl}${trustPath}`;
  const code = renderUnicodeCompact(url)
    .split('\n')
    .map((line) => `  ${line}`);
  const lines = [
    `On phones in the same network, open ${url}`,
    'The page explains how to trust the certificate once. Its fingerprint:',
    fingerprintOf(root),
  ];
  return `${[...code, '', ...lines.map((line) => `  ${line}`)].join('\n')}\n\n`;
}
