import { once } from 'node:events';
import { createServer } from 'node:net';
import { ConfigError } from '../config/config-problems.ts';

export interface ListenAddress {
  /** The setting that holds the port. */
  setting: 'PORT' | 'SANDBOX_PORT';
  port: number;
  host: string;
}

/** Turns a refusal by the system into one that names the setting to change. */
export async function withPortProblems<T>(address: ListenAddress, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    const problem = describe(address, (error as NodeJS.ErrnoException).code ?? '');
    if (problem === undefined) throw error;
    throw new ConfigError(problem, { cause: error });
  }
}

/** Without this check, a sandbox that can't start would be blamed if both ports are taken. */
export function requireFreePort(address: ListenAddress): Promise<void> {
  return withPortProblems(address, async () => {
    const probe = createServer();
    probe.listen({ port: address.port, host: address.host });
    await once(probe, 'listening');
    probe.close();
    await once(probe, 'close');
  });
}

function describe({ setting, port, host }: ListenAddress, code: string): string | undefined {
  const another = (example: number) => `Choose another one, for example ${setting}=${example}.`;
  switch (code) {
    case 'EADDRINUSE':
      return `${setting}: another program is already using port ${port}. ${another(port < 60_000 ? port + 10 : 3010)}`;
    case 'EACCES':
      return `${setting}: the system doesn’t allow this user to use port ${port}. ${another(3000)}`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST: this computer has no address ${host} (${code}). Use localhost, or 0.0.0.0 for every address.`;
    default:
      return undefined;
  }
}
