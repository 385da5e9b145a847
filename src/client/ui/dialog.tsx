import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { overlayClass, sheetClass } from './dialog-style.ts';
import { uiStrings } from './strings.ts';
import { useEscape } from './use-escape.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  /** A sentence below the title. */
  description?: ReactNode;
  /** A picture or an icon above the title. */
  lead?: ReactNode;
  children?: ReactNode;
  /** The buttons, the main one last. */
  footer?: ReactNode;
  className?: string;
}

/** Import it lazily: the first paint needs no dialog. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  lead,
  children,
  footer,
  className,
}: DialogProps) {
  const focus = useReturnFocus();
  useEscape(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          {...focus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cx(sheetClass, className)}
        >
          <div className="overflow-y-auto overscroll-contain px-5 pt-5 pb-5 sm:px-6 sm:pt-6">
            {lead}
            <Radix.Title className="pe-10 font-bold font-serif text-xl">{title}</Radix.Title>
            {description && (
              <Radix.Description className="mt-2 text-base text-muted">{description}</Radix.Description>
            )}
            {children}
          </div>
          {footer && (
            <div className="flex shrink-0 flex-col-reverse flex-wrap justify-end gap-2 border-line border-t px-5 py-4 short:py-2 low:flex-row sm:flex-row sm:px-6">
              {footer}
            </div>
          )}
          {/* Last in tab order, so that focus starts in the content. */}
          <Radix.Close
            aria-label={uiStrings.close}
            className="control-square absolute top-3 end-3 flex items-center justify-center rounded-control bg-surface text-muted hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
