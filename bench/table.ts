/** One measurement and its budget. */
export interface Row {
  name: string;
  measured: string;
  budget: string;
  /** The ratio to the baseline that was measured in the same run. */
  ratio?: string;
  pass: boolean;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

export const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** A value that must stay below (or at) its budget. */
export function atMost(name: string, value: number, budget: number, show: (value: number) => string): Row {
  return { name, measured: show(value), budget: `≤ ${show(budget)}`, pass: value <= budget };
}

/** A value that must reach its budget. */
export function atLeast(name: string, value: number, budget: number, show: (value: number) => string): Row {
  return { name, measured: show(value), budget: `≥ ${show(budget)}`, pass: value >= budget };
}

/**
 * For rows of CPU time. On a virtual machine it includes moments in which other machines used the processor. A cost of
 * ours is there in every run, so one of up to three runs has to pass. The table shows all of them.
 */
export async function repeatUntilPass(measure: () => Promise<Row>): Promise<Row> {
  const runs = [await measure()];
  while (runs.length < 3 && !runs.at(-1)?.pass) runs.push(await measure());
  return { ...(runs.at(-1) as Row), measured: runs.map(({ measured }) => measured).join(', then ') };
}

export function printTable(rows: readonly Row[]): void {
  const cells = rows.map((row) => [
    row.name,
    row.measured,
    row.budget,
    row.ratio ?? '',
    row.pass ? 'pass' : 'FAIL',
  ]);
  printColumns(['', 'measured', 'budget', 'ratio', ''], cells);
}

export function printColumns(header: readonly string[], cells: readonly string[][]): void {
  const table = [header, ...cells];
  const widths = header.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  for (const [index, line] of table.entries()) {
    console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
    if (index === 0) console.log(widths.map((width) => '─'.repeat(width)).join('──'));
  }
}
