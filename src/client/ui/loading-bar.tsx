import { translated } from '../interface/translated.ts';

/** Separate from the other strings, because the first screen needs only this one. */
export const loadingStrings = translated('loading', { label: 'Loading' });

/** A thin progress line at the top that appears only after a short delay (see motion.css). */
export const LoadingBar = ({ className = '' }: { className?: string }) => (
  <div role="status" className={className}>
    <span className="sr-only">{loadingStrings.label}</span>
    <span aria-hidden="true" className="waiting" />
  </div>
);
