/**
 * Formats durations in a language's units, in which # stands for the number: 92 minutes as "1 h 32 min", half a minute
 * as "30 s".
 */
export function createDurations(
  count: (value: number) => string,
  units: Record<'second' | 'minute' | 'hour', string>,
  separator = ' ',
) {
  const write = (value: number, unit: keyof typeof units) => units[unit].replace('#', count(value));
  const minutes = (seconds: number) => Math.max(1, Math.round(seconds / 60));
  return {
    duration: (seconds: number): string => {
      if (seconds < 60) return write(Math.max(1, Math.round(seconds)), 'second');
      const [hours, rest] = [Math.floor(minutes(seconds) / 60), minutes(seconds) % 60];
      if (hours === 0) return write(rest, 'minute');
      return rest === 0
        ? write(hours, 'hour')
        : `${write(hours, 'hour')}${separator}${write(rest, 'minute')}`;
    },
    /** Rounded down to whole minutes. */
    fullMinutes: (seconds: number): string => count(Math.floor(seconds / 60)),
    roundMinutes: (seconds: number): string => count(minutes(seconds)),
  };
}
