import type { ReactNode } from 'react';
import { type Tone, ToneIcon } from './notice.tsx';

export interface CardWarningProps {
  tone: Tone;
  children: ReactNode;
  /** Buttons shown after the text. */
  actions?: ReactNode;
  id?: string;
  'data-testid'?: string;
  'data-paused'?: boolean | undefined;
}

/** A row across the card, above its tools. It takes its space from the text, so nothing below it moves. */
export function CardWarning({ tone, children, actions, ...rest }: CardWarningProps) {
  return (
    <div
      {...rest}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t bg-sunken px-5 py-2.5 text-sm max-sm:px-3 short:py-1 short:max-sm:gap-y-1 short:max-sm:text-xs"
    >
      <ToneIcon tone={tone} className="size-4" />
      <div className="min-w-0 flex-1 basis-48 text-ink">{children}</div>
      {actions}
    </div>
  );
}
