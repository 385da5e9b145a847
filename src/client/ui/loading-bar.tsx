/** A thin progress line at the top that appears only after a short delay (see motion.css). */
export const LoadingBar = ({ className = '' }: { className?: string }) => (
  <div role="status" className={className}>
    <span className="sr-only">Loading</span>
    <span aria-hidden="true" className="waiting" />
  </div>
);
