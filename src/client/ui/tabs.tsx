import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { Link } from './router.tsx';

interface Tab<V extends string> {
  value: V;
  label: ReactNode;
  panel: ReactNode;
  /** Stays mounted while hidden, so that its work continues. */
  keep?: boolean;
}

export interface TabsProps<V extends string> {
  label: string;
  value: V;
  onValueChange(value: NoInfer<V>): void;
  tabs: readonly Tab<NoInfer<V>>[];
  /** A link to another page, which looks like a tab and stands after the first one. */
  link?: { href: string; label: ReactNode; className?: string };
  /** Shown on the same line as the tabs where there is room. */
  aside?: ReactNode;
  panelClassName?: string;
}

const step = (key: string): 'next' | 'previous' | 'first' | 'last' | null => {
  if (/^Arrow(Left|Right)$/.test(key))
    return (key === 'ArrowLeft') === (document.dir === 'rtl') ? 'next' : 'previous';
  if (key === 'Home') return 'first';
  return key === 'End' ? 'last' : null;
};

const tabClass =
  'control-height relative inline-flex items-center whitespace-nowrap has-[.first-words]:min-w-0 justify-center gap-2 rounded-control px-4 font-semibold text-sm transition-colors duration-150 ease-out max-sm:flex-auto max-sm:px-2 max-[22.5rem]:px-1 [&_svg]:size-4 [&_svg]:shrink-0';

/** The ARIA tabs pattern. Written by hand because the first paint needs it and Radix is larger. */
export function Tabs<V extends string>(props: TabsProps<V>) {
  const { label, value, onValueChange, tabs, link, aside, panelClassName } = props;
  const id = useId();

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const to = step(event.key);
    if (!to) return;
    event.preventDefault();
    const now = tabs.findIndex((tab) => tab.value === value);
    const count = tabs.length;
    const index = { next: (now + 1) % count, previous: (now + count - 1) % count, first: 0, last: count - 1 }[
      to
    ];
    const target = tabs[index];
    if (!target) return;
    onValueChange(target.value);
    document.getElementById(`${id}-tab-${target.value}`)?.focus();
  };

  return (
    <div className="tabs">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div
          data-navigation=""
          className="flex rounded-[0.875rem] bg-sunken p-1 ring-1 ring-line ring-inset max-sm:w-full slim:flex-wrap"
        >
          <div role="tablist" aria-label={label} className="contents">
            {tabs.map((tab, index) => (
              <button
                key={tab.value}
                type="button"
                role="tab"
                id={`${id}-tab-${tab.value}`}
                aria-controls={`${id}-panel-${tab.value}`}
                aria-selected={tab.value === value}
                tabIndex={tab.value === value ? 0 : -1}
                onClick={() => onValueChange(tab.value)}
                onKeyDown={onKeyDown}
                className={cx(
                  tabClass,
                  index > 0 && 'order-1',
                  tab.value === value
                    ? 'bg-pill text-ink shadow-card ring-1 ring-line'
                    : 'text-muted hover:text-ink',
                )}
              >
                {tab.label}
              </button>
            ))}
          </div>
          {link && (
            <Link href={link.href} className={cx(tabClass, 'text-muted hover:text-ink', link.className)}>
              {link.label}
            </Link>
          )}
        </div>
        {aside}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          hidden={tab.value !== value}
          data-shown={tab.value === value ? '' : undefined}
          className={panelClassName}
        >
          {(tab.keep || tab.value === value) && tab.panel}
        </div>
      ))}
    </div>
  );
}
