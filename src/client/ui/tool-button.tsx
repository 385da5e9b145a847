import { Button, type ButtonProps } from './button.tsx';
import { cx } from './cx.ts';

export interface ToolButtonProps extends ButtonProps {
  label: string;
  /** The accessible name and tooltip if they say more than the label. */
  name?: string | undefined;
  /** Whether there is only room for the icon. */
  bare?: boolean;
}

/** A button in a row of tools: an icon with its label, or only the icon where the label doesn't fit. */
export function ToolButton({ label, name = label, bare, className, children, ...rest }: ToolButtonProps) {
  return (
    <Button
      variant="quiet"
      title={name}
      aria-label={name}
      {...rest}
      className={cx(
        'min-w-(--target) px-2.5! aria-expanded:bg-sunken aria-expanded:text-ink [&_svg]:size-4.5 [&_svg]:shrink-0',
        className,
      )}
    >
      {children}
      <span className={bare ? 'hidden' : 'fits-or-hides max-lg:hidden'}>
        <span>{label}</span>
      </span>
    </Button>
  );
}
