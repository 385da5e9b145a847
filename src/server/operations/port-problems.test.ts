import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError } from '../config/config-problems.ts';
import { requireFreePort, withPortProblems } from './port-problems.ts';

const host = '127.0.0.1';

test.each(['PORT', 'SANDBOX_PORT'] as const)('names %s if its port is in use', async (setting) => {
  const other = createServer();
  onTestFinished(() => void other.close());
  await once(other.listen(0, host), 'listening');
  const { port } = other.address() as AddressInfo;
  const example = port < 60_000 ? port + 10 : 3010;
  await expect(requireFreePort({ setting, port, host })).rejects.toThrow(
    new ConfigError(
      `${setting}: another program is already using port ${port}. Choose another one, for example ${setting}=${example}.`,
    ),
  );
});

test('leaves a free port free', async () => {
  const other = createServer();
  await once(other.listen(0, host), 'listening');
  const { port } = other.address() as AddressInfo;
  await once(other.close(), 'close');
  await requireFreePort({ setting: 'PORT', port, host });
  onTestFinished(() => void other.close());
  await once(other.listen(port, host), 'listening');
});

test.each([
  [
    'EACCES',
    'PORT: the system doesn’t allow this user to use port 80. Choose another one, for example PORT=3000.',
  ],
  [
    'EADDRNOTAVAIL',
    'HOST: this computer has no address 10.9.8.7 (EADDRNOTAVAIL). Use localhost, or 0.0.0.0 for every address.',
  ],
])('explains %s', async (code, message) => {
  const listen = () => Promise.reject(Object.assign(new Error(`listen ${code}`), { code }));
  await expect(withPortProblems({ setting: 'PORT', port: 80, host: '10.9.8.7' }, listen)).rejects.toThrow(
    new ConfigError(message),
  );
});
