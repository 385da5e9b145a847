const numbers = new Intl.NumberFormat('en-GB');
const barWidth = 24;

export const inMegabytes = (bytes: number): string =>
  bytes >= 1024 ** 3 ? `${(bytes / 1024 ** 3).toFixed(1)} GB` : `${Math.ceil(bytes / 1024 ** 2)} MB`;

export const formatNumber = (value: number): string => numbers.format(value);

/** Shows how far the copy has come: one line that changes on a terminal, otherwise a line for each table. */
export function createProgress(options: {
  print: (text: string) => void;
  isTerminal: boolean;
  total: number;
  /** Rows that an earlier run has copied. */
  before: number;
  now: () => number;
}) {
  const { print, isTerminal, total, before, now } = options;
  const startedAt = now();
  let copied = before;
  let shownAt = Number.NEGATIVE_INFINITY;

  const perSecond = () => (copied - before) / Math.max((now() - startedAt) / 1_000, 0.001);

  return {
    add(table: string, rows: number) {
      copied += rows;
      if (!isTerminal || now() - shownAt < 200) return;
      shownAt = now();
      const share = total === 0 ? 1 : Math.min(copied / total, 1);
      const filled = Math.round(share * barWidth);
      const secondsLeft = Math.ceil(Math.max(total - copied, 0) / Math.max(perSecond(), 1));
      const bar = `[${'#'.repeat(filled)}${' '.repeat(barWidth - filled)}]`;
      print(
        `\r${bar} ${Math.floor(share * 100)}%  ${table}  ${formatNumber(Math.round(perSecond()))} rows a second, ${secondsLeft} s left\u001b[K`,
      );
    },
    tableDone(table: string, rows: number) {
      if (rows > 0) print(`${isTerminal ? '\r\u001b[K' : ''}${table}: ${formatNumber(rows)}\n`);
    },
    /** Removes the bar. Returns the rows that this run has copied, and how fast. */
    finish() {
      if (isTerminal) print('\r\u001b[K');
      return { rows: copied - before, perSecond: Math.round(perSecond()) };
    },
  };
}
