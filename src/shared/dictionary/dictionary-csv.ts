import { type LanguageCode, languages, toLocale } from '../languages.ts';
import { type Column, readHeader } from './csv-header.ts';
import { type DictionaryEntry, entryLimits, everyLanguage } from './entry.ts';
import { entrySchema } from './entry-schema.ts';

const header = ['Written as', 'Sometimes heard as', 'In translations', 'Read aloud as'] as const;
const never = 'never';

export function writeCsv(entries: readonly DictionaryEntry[]): string {
  const rows = entries.map(({ written, heard, translations, spoken = '' }) => [
    written,
    heard.join('; '),
    Object.entries(translations)
      .map(([language, text]) =>
        language === everyLanguage && text === written ? never : `${language}: ${text}`,
      )
      .join('; '),
    spoken,
  ]);
  // Without the byte order mark, Excel reads the file with the wrong encoding.
  return `\ufeff${[header, ...rows].map((row) => row.map(quote).join(',')).join('\r\n')}\r\n`;
}

const quote = (cell: string): string => {
  const text = markAsText(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Spreadsheets would run such a cell as a formula, which can read other cells or start programs. */
const formula = /^[\s']*[=+\-@＝＋－＠]/;

/** An apostrophe tells spreadsheets that a cell is text. Cells that have one already get another, so that none is lost. */
const markAsText = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);
const unmarkText = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

const usualColumns: readonly Column[] = ['written', 'heard', 'translations', 'spoken'];

/** The entries in a file, and the numbers of the rows that can't be entries. */
export function readCsv(file: string): { entries: DictionaryEntry[]; skippedRows: number[] } {
  const rows = parseRows(file.replace(/^\ufeff/, ''));
  const named = readHeader(rows[0] ?? []);
  const columns = named ?? usualColumns;
  const entries: DictionaryEntry[] = [];
  const skippedRows: number[] = [];
  for (const [index, row] of rows.entries()) {
    if ((named && index === 0) || row.every((cell) => cell.trim() === '')) continue;
    const parsed = entrySchema.safeParse(readRow(row.map(unmarkText), columns));
    if (parsed.success) entries.push(parsed.data);
    else skippedRows.push(index + 1);
  }
  return { entries, skippedRows };
}

function readRow(row: readonly string[], columns: readonly (Column | undefined)[]): unknown {
  const cellOf = (column: Column) => row[columns.indexOf(column)] ?? '';
  const [written, heard] = [cellOf('written'), cellOf('heard')];
  const [translations, spoken] = [cellOf('translations'), cellOf('spoken')];
  const word = written.trim();
  return {
    written: word,
    heard: listOf(heard).slice(0, entryLimits.heardForms),
    translations: Object.fromEntries(listOf(translations).map((item) => readTranslation(item, word))),
    ...(spoken.trim() === '' ? {} : { spoken: spoken.trim() }),
  };
}

const listOf = (cell: string): string[] =>
  cell
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Languages may be given by code or name. */
function readTranslation(
  item: string,
  written: string,
): [LanguageCode | typeof everyLanguage | string, string] {
  if (/^never( translate(d)?)?$/i.test(item)) return [everyLanguage, written];
  const at = item.indexOf(':');
  const name = item.slice(0, Math.max(at, 0)).trim();
  const text = item.slice(at + 1).trim();
  if (name === everyLanguage) return [everyLanguage, text];
  const named = languages.find((language) => language.name.toLowerCase() === name.toLowerCase());
  return [toLocale(name) ?? named?.code ?? name, text];
}

/** Spreadsheets separate cells with commas, semicolons or tabs, depending on the locale. */
function parseRows(text: string): string[][] {
  const firstLine = text.split(/\r?\n/, 1)[0] ?? '';
  const counts = [',', ';', '\t'].map((sign) => [firstLine.split(sign).length, sign] as const);
  const separator = counts.reduce((best, next) => (next[0] > best[0] ? next : best))[1];
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  endCell();
  return rows;
}
