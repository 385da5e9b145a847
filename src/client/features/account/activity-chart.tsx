import { useState } from 'react';
import { fillDays, formatDay } from './chart-days.ts';
import { accountStrings as strings } from './strings.ts';

/** Minutes of speech that the server has transcribed, one bar per day. */
export function ActivityChart({ days }: { days: readonly { day: string; seconds: number }[] }) {
  const [now] = useState(Date.now);
  const filled = fillDays(days, now);
  const most = filled.reduce((best, day) => (day.minutes > best.minutes ? day : best));
  const total = filled.reduce((sum, { minutes }) => sum + minutes, 0);
  const first = filled[0]?.day ?? '';
  const peak = most.minutes > 0 ? strings.chartMost(formatDay(most.day), most.minutes) : strings.chartEmpty;
  return (
    <figure>
      <figcaption className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="font-semibold">{strings.chart}</span>
        <span className="text-muted tabular-nums">{strings.chartTotal(total)}</span>
      </figcaption>
      <div
        role="img"
        aria-label={peak}
        className="mt-2 flex h-16 items-end gap-[2px] border-control border-b sm:gap-1"
      >
        {filled.map(({ day, minutes }) => (
          <span
            key={day}
            className="min-w-0 flex-1 rounded-t-sm bg-accent"
            style={{ height: minutes === 0 ? 0 : `max(3px, ${(minutes / most.minutes) * 100}%)` }}
          />
        ))}
      </div>
      <div aria-hidden="true" className="mt-1 flex flex-wrap justify-between gap-x-2 text-muted text-xs">
        <span className="whitespace-nowrap">{formatDay(first)}</span>
        <span className="text-center">{peak}</span>
        <span className="whitespace-nowrap">{strings.today}</span>
      </div>
    </figure>
  );
}
