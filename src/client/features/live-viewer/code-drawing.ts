import { qrPath } from '../../ui/qr-path.ts';
import { drawing } from './element.ts';

/** The QR code of an address. Loaded only by projectors. */
export function drawCode(address: string): SVGSVGElement {
  const { path, size } = qrPath(address);
  return drawing(path, size, 'qr');
}
