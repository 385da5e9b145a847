import { Check, Lock, Search } from 'lucide-react';
import * as Popover from 'radix-ui/popover';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useRef,
  useState,
} from 'react';
import { Badge } from './badge.tsx';
import type { ComboboxOption } from './combobox-option.ts';
import { cx } from './cx.ts';
import { popClass } from './popover-style.ts';
import { uiStrings } from './strings.ts';
import { TapShield } from './tap-shield.tsx';
import { UpsideDownContext } from './upside-down-context.ts';
import { useKeptInView } from './use-kept-in-view.ts';

export interface ComboboxListProps {
  trigger: ReactElement;
  label: string;
  value: string;
  options: readonly ComboboxOption<string>[];
  onChange(value: string): void;
  searchable?: boolean;
  aside?(option: ComboboxOption<string>): ReactNode;
  footer?: string;
}

const matches = (option: ComboboxOption<string>, query: string): boolean =>
  `${option.label} ${option.hint ?? ''} ${option.value}`
    .toLocaleLowerCase()
    .includes(query.trim().toLocaleLowerCase());

/** The ARIA combobox pattern: focus stays on the list while the arrow keys move the active option. */
export function ComboboxList(props: ComboboxListProps) {
  const { trigger, label, value, options, onChange, searchable = false, aside, footer } = props;
  const [open, setOpen] = useState(true);
  const [query, setQuery] = useState('');
  // A dialog lets nothing outside of it scroll, except another modal layer.
  const [modal] = useState(() => document.querySelector('[role="dialog"]') !== null);
  const [active, setActive] = useState(value);
  const [byKeys, setByKeys] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const turned = useContext(UpsideDownContext);
  const found = options.filter((option) => matches(option, query));
  const activeIndex = Math.max(
    0,
    found.findIndex((option) => option.value === active),
  );

  // Only moving to another option may scroll the list; a voice preview that ends must not.
  useKeptInView(() => list.current?.querySelector('[data-active]'), open ? `${active} ${query}` : undefined);

  // The list opens at the chosen option. Its position isn't final when it mounts, so scrollIntoView would scroll the page.
  const attach = useCallback((element: HTMLDivElement | null) => {
    const chosen = element?.querySelector<HTMLElement>('[data-active]');
    if (element && chosen)
      element.scrollTop = chosen.offsetTop - element.offsetTop - element.clientHeight / 3;
  }, []);

  const change = (next: boolean) => {
    setOpen(next);
    if (next) setActive(value);
    else setQuery('');
  };
  const choose = (option: ComboboxOption<string>) => {
    change(false);
    onChange(option.value);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = found.length - 1;
    const next = {
      ArrowDown: Math.min(activeIndex + 1, last),
      ArrowUp: Math.max(activeIndex - 1, 0),
      PageDown: Math.min(activeIndex + 6, last),
      PageUp: Math.max(activeIndex - 6, 0),
      ...(searchable ? {} : { Home: 0, End: last }),
    }[event.key];
    const target = next === undefined ? undefined : found[next];
    const current = found[activeIndex];
    setByKeys(true);
    if (target) setActive(target.value);
    else if (event.key === 'Enter' && current) choose(current);
    else if (!searchable && event.key === ' ' && current) choose(current);
    else if (!searchable && event.key.length === 1) {
      const hit = options.find((option) => option.label.toLowerCase().startsWith(event.key.toLowerCase()));
      if (hit) setActive(hit.value);
      return;
    } else return;
    event.preventDefault();
  };

  // An option can take several lines, and what is beside it has to line up with it.
  const sharedRows = { gridRow: `span ${Math.max(1, found.length)}`, gridTemplateRows: 'subgrid' };

  const combo = {
    role: 'combobox',
    'aria-expanded': true,
    'aria-controls': id,
    'aria-activedescendant': found[activeIndex] ? `${id}-${activeIndex}` : undefined,
    onKeyDown,
  } as const;

  return (
    <Popover.Root open={open} onOpenChange={change} modal={modal}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <TapShield />
      </Popover.Portal>
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => {
            // On a phone the keyboard would cover half of the list.
            if (!searchable || !window.matchMedia?.('(pointer: coarse)').matches) return;
            event.preventDefault();
            list.current?.focus({ preventScroll: true });
          }}
          className={cx(popClass, 'flex w-72 flex-col overflow-hidden', turned && 'rotate-180')}
        >
          {searchable && (
            <div className="-mx-1.5 -mt-1.5 mb-1.5 flex items-center gap-2 border-line border-b px-4 has-focus-visible:border-accent">
              <Search aria-hidden="true" className="size-4 text-muted" />
              <input
                {...combo}
                aria-label={uiStrings.searchIn(label)}
                placeholder={uiStrings.search}
                value={query}
                autoComplete="off"
                onChange={(event) => {
                  setQuery(event.target.value);
                  setActive('');
                }}
                className="control-height w-full bg-transparent text-base outline-none placeholder:text-muted sm:text-sm"
              />
            </div>
          )}
          <div
            ref={attach}
            style={{ gridTemplateColumns: 'minmax(0, 1fr) auto' }}
            className="grid max-h-80 min-h-0 overflow-y-auto overscroll-contain"
          >
            <div
              ref={list}
              id={id}
              role="listbox"
              aria-label={label}
              tabIndex={0}
              onKeyDown={onKeyDown}
              aria-activedescendant={combo['aria-activedescendant']}
              style={sharedRows}
              className="grid outline-none"
            >
              {found.map((option, index) => (
                <OptionRow
                  key={option.value}
                  id={`${id}-${index}`}
                  option={option}
                  selected={option.value === value}
                  active={index === activeIndex}
                  onPoint={() => {
                    setActive(option.value);
                    setByKeys(false);
                  }}
                  ring={byKeys}
                  onChoose={() => choose(option)}
                />
              ))}
            </div>
            {/* Outside of the listbox, which may contain only options. */}
            {aside && (
              <div style={sharedRows} className="grid">
                {found.map((option) => (
                  <div key={option.value} className="flex min-h-12 items-center">
                    {aside(option)}
                  </div>
                ))}
              </div>
            )}
          </div>
          {footer && (
            <p className="-mx-1.5 mt-1.5 border-line border-t px-4 pt-2.5 pb-1 text-muted text-xs">
              {footer}
            </p>
          )}
          {found.length === 0 && <p className="px-3 py-4 text-center text-muted">{uiStrings.nothingFound}</p>}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface OptionRowProps {
  id: string;
  option: ComboboxOption<string>;
  selected: boolean;
  active: boolean;
  /** Whether to outline the active option for keyboard users. */
  ring: boolean;
  onPoint(): void;
  onChoose(): void;
}

function OptionRow({ id, option, selected, active, ring, onPoint, onChoose }: OptionRowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled where focus is, by aria-activedescendant
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      data-active={active || undefined}
      onClick={onChoose}
      onPointerMove={onPoint}
      className={cx(
        'control-height flex cursor-pointer select-none items-center gap-2 rounded-control px-3 py-1.5',
        active && 'bg-sunken',
        active && ring && '-outline-offset-2 outline-2 outline-accent',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere block">
          {option.label}
          {option.hint && (
            <span className="text-muted">
              {/* Without the space, screen readers read both names as one word. */}{' '}
              <span lang={option.hintLang} className="ms-1">
                {option.hint}
              </span>
            </span>
          )}
        </span>
        {option.detail && <span className="block text-muted text-xs">{option.detail}</span>}
      </span>
      {option.badge && <Badge>{option.badge}</Badge>}
      {option.locked && (
        <>
          <Lock aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <span className="sr-only">{uiStrings.locked}</span>
        </>
      )}
      {selected && <Check aria-hidden="true" className="size-4 shrink-0 text-accent" />}
    </div>
  );
}
