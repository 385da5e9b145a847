import { encode } from 'uqr';

/** Scanners need an empty border of four modules. */
const border = 4;

/** The dark squares of a QR code as one SVG path, in a box of `size`. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { path, size };
}
