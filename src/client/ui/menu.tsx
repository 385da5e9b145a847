import { Check } from 'lucide-react';
import * as Radix from 'radix-ui/dropdown-menu';
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useRef,
  useState,
} from 'react';
import { cx } from './cx.ts';
import { popClass } from './popover-style.ts';
import { TapShield } from './tap-shield.tsx';
import { UpsideDownContext } from './upside-down-context.ts';

export interface MenuProps {
  trigger: ReactElement;
  label: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  className?: string;
  /** The language of its items, if it isn't the page's. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
}

/** What the chosen item does once its menu has closed. */
const ClosedContext = createContext<RefObject<(() => void) | null>>({ current: null });

/** Opens when it mounts: use it through Deferred, which mounts it on the first press. */
export function Menu({ trigger, label, children, align = 'end', className, lang, dir }: MenuProps) {
  const [open, setOpen] = useState(true);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const shield = useRef<HTMLDivElement>(null);
  const turned = useContext(UpsideDownContext);
  const onClosed = useRef<(() => void) | null>(null);
  return (
    <Radix.Root
      open={open}
      onOpenChange={setOpen}
      modal={false}
      dir={dir ?? (document.dir === 'rtl' ? 'rtl' : 'ltr')}
    >
      <Radix.Trigger ref={triggerRef} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <TapShield ref={shield} onTap={() => setOpen(false)} />
      </Radix.Portal>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          lang={lang}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          // While the menu fades out, pressing the trigger looks like a press or focus outside, which would close the
          // menu that was just opened. The shield closes the menu when the tap is over, so that it takes the whole tap.
          onInteractOutside={(event) => {
            const target = event.target as Node;
            if (triggerRef.current?.contains(target) || target === shield.current) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            if (!onClosed.current) return;
            event.preventDefault();
            onClosed.current();
            onClosed.current = null;
          }}
          className={cx(popClass, 'max-w-[calc(100vw-1.5rem)]', turned && 'rotate-180', className)}
        >
          <ClosedContext value={onClosed}>{children}</ClosedContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const itemClass =
  'control-height flex cursor-pointer select-none items-center gap-3 rounded-control -outline-offset-2 px-3 data-[disabled]:opacity-50 data-[highlighted]:bg-sunken [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted';

export interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  /**
   * Called instead of onSelect when the menu has closed. For what opens a field to type into: a menu that closes returns
   * the focus to its button, and that must not take it from the field.
   */
  onClosed?: (() => void) | undefined;
}

export function MenuItem({ className, onClosed, onSelect, ...rest }: MenuItemProps) {
  const closed = useContext(ClosedContext);
  const choose = () => {
    closed.current = onClosed ?? null;
  };
  return (
    <Radix.Item {...rest} onSelect={onClosed ? choose : onSelect} className={cx(itemClass, className)} />
  );
}

const MenuCheckboxItem = ({ className, ...rest }: ComponentProps<typeof Radix.CheckboxItem>) => (
  <Radix.CheckboxItem {...rest} className={cx(itemClass, className)} />
);

/** A setting, with a check mark in front of its label while it is on. */
export const MenuSetting = ({ children, ...rest }: ComponentProps<typeof Radix.CheckboxItem>) => (
  <MenuCheckboxItem {...rest}>
    <span className="flex size-4 shrink-0 items-center">
      <Radix.ItemIndicator>
        <Check aria-hidden="true" />
      </Radix.ItemIndicator>
    </span>
    {children}
  </MenuCheckboxItem>
);

export const MenuRadioGroup = Radix.RadioGroup;

export const MenuRadioItem = ({ className, ...rest }: ComponentProps<typeof Radix.RadioItem>) => (
  <Radix.RadioItem {...rest} className={cx(itemClass, className)} />
);

export const MenuItemIndicator = Radix.ItemIndicator;

export const MenuSeparator = () => <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;

export const MenuLabel = ({ className, ...rest }: ComponentProps<typeof Radix.Label>) => (
  <Radix.Label {...rest} className={cx('px-3 py-2 text-muted text-xs', className)} />
);
