import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { EngineService } from '../../shared/engine-parts.ts';

const entry = fileURLToPath(new URL('../../engines/main.ts', import.meta.url));

export interface EngineProcessOptions {
  service: EngineService;
  dataDir: string;
  /** An engine that nobody has used for so long ends and frees its memory. */
  idleMs?: number;
  onCrash?: (reason: string) => void;
}

/** An engine in a process of its own, behind an address on loopback. */
export interface EngineProcess {
  origin: string;
  /** Undefined while the engine isn't running. */
  pid(): number | undefined;
  close(): Promise<void>;
}

interface RunningEngine {
  child: ChildProcess;
  /** The port that it listens on; undefined if it ended instead. */
  port: Promise<number | undefined>;
}

/**
 * Listens for the engine, starts it when the first connection arrives, and connects both. So the engine can end when it
 * is idle, or crash, and start again with the next connection, behind the same address.
 */
export async function startEngineProcess(options: EngineProcessOptions): Promise<EngineProcess> {
  const { service, dataDir, idleMs = 10 * 60_000, onCrash } = options;
  let current: RunningEngine | undefined;

  const run = (): RunningEngine => {
    const child = fork(entry, {
      env: { ...process.env, ENGINE_SERVICE: service, ENGINE_IDLE_MS: String(idleMs), DATA_DIR: dataDir },
    });
    const exited = once(child, 'exit');
    const started: RunningEngine = {
      child,
      port: Promise.race([
        once(child, 'message').then(([message]) => (message as { port: number }).port),
        exited.then(() => undefined),
      ]),
    };
    child.on('message', (message: { idle?: true }) => {
      if (!message.idle) return;
      // It finishes what it has been given; the next connection starts another process.
      if (current === started) current = undefined;
      if (child.connected) child.disconnect();
    });
    void exited.then(([code, signal]) => {
      if (current === started) current = undefined;
      if (code !== 0 && signal !== 'SIGTERM') onCrash?.(String(code ?? signal));
    });
    return started;
  };

  const join = async (socket: Socket) => {
    current ??= run();
    const port = await current.port;
    if (port === undefined) return socket.destroy();
    const engine = connect(port, '127.0.0.1');
    // Either end closes the other, also when the engine dies.
    for (const [from, to] of [
      [socket, engine],
      [engine, socket],
    ] as const) {
      from.once('error', () => to.destroy());
      from.once('close', () => to.destroy());
      from.pipe(to);
    }
  };

  const server = createServer((socket) => void join(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    pid: () => current?.child.pid,
    async close() {
      server.close();
      const child = current?.child;
      if (!child) return;
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}
