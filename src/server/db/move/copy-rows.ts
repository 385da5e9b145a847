import type pg from 'pg';
import type { Row } from './store.ts';

/** pg has the messages of a COPY, but neither types nor a query for them. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const formatValue = (value: Row[number]): string => {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  return value.replaceAll(/[\\\n\r\t]/g, (character) => escapes[character] ?? '');
};

const formatRow = (row: Row): string => `${row.map(formatValue).join('\t')}\n`;

/** Adds rows with COPY, which takes PostgreSQL and this process less time than INSERT. */
export function copyRows(client: pg.Client, target: string, rows: readonly Row[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const query = {
    submit: (connection: unknown) => (connection as CopyConnection).query(`COPY ${target} FROM STDIN`),
    handleCopyInResponse(connection: CopyConnection) {
      connection.sendCopyFromChunk(Buffer.from(rows.map(formatRow).join('')));
      connection.endCopyFrom();
    },
    handleCommandComplete() {},
    handleReadyForQuery: () => resolve(),
    handleError: (error: Error) => reject(error),
  };
  client.query(query);
  return promise;
}
