import { createContext, type ReactNode, useContext, useId } from 'react';
import type { Settings } from '../../platform/settings.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { cx } from '../../ui/cx.ts';
import { Switch } from '../../ui/switch.tsx';
import { useToast } from '../../ui/toast.tsx';
import { settingsStrings as strings } from './strings.ts';

/** What people search for, in lower case, and the section that a row is in. */
const SearchContext = createContext({ query: '', section: '' });

/** Each menu of the page has the same width. */
export const menuClass = 'w-full justify-between sm:w-52 shrink-0';

export interface SectionProps {
  id: string;
  title: string;
  query: string;
  /** Whether a phone shows another section. */
  hidden: boolean;
  /** Whether the URL names it. */
  isOpen: boolean;
  children: ReactNode;
}

const isWide = (): boolean => window.matchMedia?.('(width >= 48rem)').matches ?? false;

/** A phone shows nothing else then, so it doesn't scroll. */
function showSection(section: HTMLElement | null): void {
  if (!section || !isWide()) return;
  // The page itself scrolls to the top when it is opened.
  requestAnimationFrame(() => section.scrollIntoView());
}

/** Shows where a link on this page leads, also if the page was scrolled past it or the URL stays the same. */
export function showLinked(): void {
  if (isWide()) showSection(document.getElementById(location.hash.slice(1)));
  else requestAnimationFrame(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

export function SettingsSection({ id, title, query, hidden, isOpen, children }: SectionProps) {
  return (
    <section
      ref={isOpen ? showSection : undefined}
      id={id}
      aria-labelledby={`${id}-title`}
      className={cx(
        'scroll-mt-4 border-line border-b px-4 py-5 last:border-b-0 sm:px-6 md:grid md:grid-cols-[13.5rem_minmax(0,1fr)]',
        hidden && 'max-md:hidden',
        isOpen && 'max-md:border-b-0',
      )}
    >
      <h2
        id={`${id}-title`}
        className={cx('font-bold font-serif text-base max-md:mb-3', query === '' && 'max-md:sr-only')}
      >
        {title}
      </h2>
      <SearchContext value={{ query, section: title }}>
        <div
          data-rows=""
          className="min-w-0 space-y-4 max-md:divide-y max-md:divide-line max-md:*:not-last:pb-4"
        >
          {children}
        </div>
      </SearchContext>
    </section>
  );
}

export interface SettingRowProps {
  title: string;
  /** One line that explains it. */
  detail: string;
  detailId?: string;
  /** Everything that the menu offers and people may call it, for the search. */
  words?: string;
  /** Whether the control stays at the top while what is below comes and goes. */
  top?: boolean;
  control?: ReactNode;
  /** Whether a phone shows the control below, in the full width. */
  stacked?: boolean;
  children?: ReactNode;
}

export function SettingRow(props: SettingRowProps) {
  const { title, detail, detailId, words = '', control, stacked, top, children } = props;
  const { query, section } = useContext(SearchContext);
  const text = `${section} ${title} ${detail} ${words}`;
  if (!text.toLocaleLowerCase().includes(query)) return null;
  return (
    <div
      className={cx(
        'flex justify-between gap-x-4 gap-y-2',
        top ? 'items-start' : 'items-center',
        stacked && 'max-sm:flex-col max-sm:items-stretch',
      )}
    >
      <div className="min-w-0 flex-1 text-sm">
        <p className="wrap-anywhere font-semibold">{title}</p>
        <p id={detailId} className="wrap-anywhere text-muted">
          {detail}
        </p>
        {children}
      </div>
      {control}
    </div>
  );
}

/** Changes settings, and offers to undo it. */
export function useChange(): (name: string, patch: Partial<Settings>) => void {
  const [current, update] = useSettings();
  const undoable = useUndoable();
  return (name, patch) => {
    const before = Object.fromEntries(
      Object.keys(patch).map((key) => [key, current[key as keyof Settings]]),
    ) as Partial<Settings>;
    update(patch);
    undoable(name, () => update(before));
  };
}

export function useUndoable(): (name: string, undo: () => void) => void {
  const toast = useToast();
  return (name, undo) =>
    toast({
      title: strings.changed(name),
      tone: 'good',
      action: { label: strings.undo, altText: strings.undoAlt(name), onClick: undo },
    });
}

type SwitchName = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

export interface SwitchRowProps {
  name: SwitchName;
  title: string;
  detail: string;
  disabled?: boolean;
  children?: ReactNode;
}

export function SwitchRow({ name, title, detail, disabled = false, children }: SwitchRowProps) {
  const [settings] = useSettings();
  const change = useChange();
  const id = useId();
  return (
    <SettingRow
      title={title}
      detail={detail}
      detailId={id}
      control={
        <Switch
          label={title}
          aria-describedby={id}
          disabled={disabled}
          checked={settings[name] && !disabled}
          onCheckedChange={(on) => change(title, { [name]: on })}
        />
      }
    >
      {children}
    </SettingRow>
  );
}
