import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { startMessage } from './start-message.ts';

const engines = { speech: 'http://127.0.0.1:1002', recognition: 'http://127.0.0.1:1003' };

test('names the services that a local engine could provide', () => {
  expect(startMessage(readConfig({}), 'SQLite')).toContain(
    '\n  For real translation, voices and recognition on this computer: npm run engines\n',
  );
  expect(startMessage(readConfig({}, engines), 'SQLite')).toContain(
    '\n  For real translation on this computer: npm run engines\n',
  );
  const all = { ...engines, translation: 'http://127.0.0.1:1001' };
  expect(startMessage(readConfig({}, all), 'SQLite')).not.toContain('npm run engines');
});

test('names the folder of a new database', () => {
  const config = readConfig({ DATA_DIR: 'dtaa' });
  expect(startMessage(config, 'new SQLite')).toContain(
    `\n  Starting with an empty database in ${resolve('dtaa')}\n`,
  );
  expect(startMessage(config, 'SQLite')).toContain('\n  Database: SQLite in dtaa\n');
});
