import { type ReactNode, useId } from 'react';
import { cx } from '../../ui/cx.ts';

/** A section of the account card. Where there is room, its title is beside its content. */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-line border-b px-4 py-5 last:border-b-0 sm:px-6 md:grid md:grid-cols-[13.5rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="font-bold font-serif text-base max-md:mb-3">
        {title}
      </h2>
      <div className="min-w-0 space-y-4">{children}</div>
    </section>
  );
}

/** One setting or action, with its description on the left and its control on the right; on phones, below a long one. */
export function AccountRow({
  title,
  detail,
  action,
  isLong = false,
}: {
  title: ReactNode;
  detail?: ReactNode;
  action?: ReactNode;
  isLong?: boolean;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className={cx('min-w-0 flex-1 text-sm', isLong ? 'basis-60' : 'basis-48')}>
        <p className="wrap-anywhere font-semibold">{title}</p>
        {detail && <p className="wrap-anywhere text-muted">{detail}</p>}
      </div>
      {action}
    </div>
  );
}
