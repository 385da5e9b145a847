import { Combobox } from '../../ui/combobox.tsx';
import { cx } from '../../ui/cx.ts';
import { readingStrings } from './strings.ts';

const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** HD audio changes its speed at once, and the browser's voice changes it at the next sentence. */
export function SpeedPicker({
  speed,
  onChange,
  className = 'min-w-11 justify-center max-sm:[&>svg]:hidden',
}: {
  speed: number;
  onChange(speed: number): void;
  className?: string;
}) {
  return (
    <Combobox
      label={readingStrings.speed}
      value={String(speed)}
      options={speeds.map((value) => ({ value: String(value), label: readingStrings.speedValue(value) }))}
      onChange={(value) => onChange(Number(value))}
      className={cx('tabular-nums', className)}
    />
  );
}
