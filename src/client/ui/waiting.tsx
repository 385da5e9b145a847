/** A thin line across the top, drawn only when what was asked for takes longer than a moment (see motion.css). */
export const Waiting = ({ className = '' }: { className?: string }) => (
  <div role="status" className={className}>
    <span className="sr-only">Loading</span>
    <span aria-hidden="true" className="waiting" />
  </div>
);
