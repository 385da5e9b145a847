import { useMemo } from 'react';
import { qrPath } from '../../ui/qr-path.ts';

/** Always dark on white, which every scanner can read. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { path, size } = useMemo(() => qrPath(text), [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={className}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#111111" shapeRendering="crispEdges" />
    </svg>
  );
}
