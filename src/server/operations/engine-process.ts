import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, Socket } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { EngineService } from '../../shared/engine-parts.ts';
import { type EngineReport, type EngineWork, outOfMemoryPipe } from '../../shared/engine-report.ts';
import { projectFolder } from '../project-folder.ts';

const entry = join(projectFolder, 'src/engines/main.ts');

/**
 * In bytes. At least 40% above the highest that we measured (docs/engines.md); translation may have two models of half a
 * gigabyte each in memory.
 */
const memoryLimits = { translation: 1.5e9, speech: 1.2e9, recognition: 2e9, largeRecognition: 3.5e9 };

/** An engine takes one request per connection. It can't refuse any while it is computing, so this process does. */
const maxOpen = 16;

export interface EngineProcessOptions {
  service: EngineService;
  dataDir: string;
  /** An engine that has been idle for this long exits to free its memory. */
  idleMs?: number;
  /** In bytes. An engine that takes more is ended. */
  memoryLimit?: number;
  onCrash?: (reason: string) => void;
}

/** An engine in its own process, behind a loopback address. */
export interface EngineProcess {
  origin: string;
  /** Undefined while the engine isn't running. */
  pid(): number | undefined;
  activity(): EngineActivity;
  close(): Promise<void>;
}

export interface EngineActivity extends Omit<EngineWork, 'model'> {
  /** How often it has been started again after a crash. */
  restarts: number;
}

interface RunningEngine {
  child: ChildProcess;
  /** Whether a smaller model would need less memory. */
  isLarge: boolean;
  /** The port that it listens on; undefined if it exited instead or could not start. */
  port: Promise<number | undefined>;
  /** Resolves when the process has ended, with whether memory ran out. */
  ranOutOfMemory: Promise<boolean>;
}

/**
 * Listens on behalf of the engine, starts it when a connection arrives, and forwards the traffic. After the
 * engine exits or crashes, the next connection starts it again behind the same address.
 */
export async function startEngineProcess(options: EngineProcessOptions): Promise<EngineProcess> {
  const { service, dataDir, idleMs = 10 * 60_000, onCrash } = options;
  let current: RunningEngine | undefined;
  let work: EngineWork | undefined;
  /** The working time of the processes before the current one. */
  let earlierSeconds = 0;
  let crashed = false;
  let restarts = 0;

  const run = (): RunningEngine => {
    if (crashed) restarts += 1;
    crashed = false;
    // Another model may have been installed since the last time.
    const isLarge = service === 'recognition' && hasLargeRecognition(dataDir);
    const memoryLimit = options.memoryLimit ?? memoryLimits[isLarge ? 'largeRecognition' : service];
    const child = fork(entry, {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc', 'pipe'],
      env: {
        ...process.env,
        ENGINE_SERVICE: service,
        ENGINE_IDLE_MS: String(idleMs),
        ENGINE_MEMORY_LIMIT: String(memoryLimit),
        DATA_DIR: dataDir,
      },
    });
    // The system can refuse a new process, for example if there is too little memory.
    const exited = once(child, 'exit').catch((error: Error) => [error.message]);
    const ranOutOfMemory = wasOutOfMemory(child, exited);
    const started: RunningEngine = {
      child,
      isLarge,
      port: Promise.race([
        new Promise<number>((resolve) => {
          child.on('message', ({ port }: EngineReport) => port !== undefined && resolve(port));
        }),
        exited.then(() => undefined),
      ]).catch(() => undefined),
      ranOutOfMemory,
    };
    child.on('message', (message: EngineReport) => {
      if (message.work && current === started) work = message.work;
      if (!message.idle) return;
      // It finishes its current requests; the next connection starts another process.
      if (current === started) current = undefined;
      if (child.connected) child.disconnect();
    });
    void exited.then(async ([code, signal]) => {
      if (current === started || current === undefined) {
        current = undefined;
        earlierSeconds += work?.seconds ?? 0;
        work = undefined;
      }
      if (code === 0 || signal === 'SIGTERM') return;
      crashed = true;
      const cause = (await ranOutOfMemory) ? ', probably because it or the computer ran out of memory' : '';
      onCrash?.(`${code ?? signal}${cause}`);
    });
    return started;
  };

  const forward = async (socket: Socket) => {
    current ??= run();
    const { isLarge, port: starting, ranOutOfMemory } = current;
    // A process that dies closes its connections a moment before it has ended.
    const failed = async () => {
      if (await Promise.race([ranOutOfMemory, delay(1_000, false, { ref: false })]))
        refuse(socket, service, outOfMemory(isLarge));
      else socket.destroy();
    };
    const port = await starting;
    if (port === undefined) return failed();
    // Its client has left while the engine was starting.
    if (socket.destroyed) return;
    const engine = connect(port, '127.0.0.1');
    // Closing one end closes the other, even if the engine dies.
    socket.once('error', () => engine.destroy());
    socket.once('close', () => engine.destroy());
    socket.pipe(engine);
    engine.pipe(socket, { end: false });
    engine.once('error', () => engine.destroy());
    engine.once('close', () => {
      if (engine.bytesRead > 0 || socket.destroyed) socket.end();
      else void failed();
    });
  };

  let open = 0;
  const server = createServer((socket) => {
    if (open >= maxOpen) return refuse(socket, service, busy);
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
    forward(socket).catch((error: Error) => {
      onCrash?.(error.message);
      socket.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    pid: () => current?.child.pid,
    activity: () => ({
      waiting: work?.waiting ?? 0,
      running: work?.running ?? 0,
      seconds: earlierSeconds + (work?.seconds ?? 0),
      memoryBytes: work?.memoryBytes ?? 0,
      restarts,
    }),
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

interface Refusal {
  status: string;
  message: string;
  headers?: string[];
}

const busy: Refusal = {
  status: '503 Service Unavailable',
  message: `The engine is busy: ${maxOpen} requests are waiting.`,
  headers: ['retry-after: 5'],
};

const outOfMemory = (isLarge: boolean): Refusal => ({
  status: '507 Insufficient Storage',
  message: `There is not enough memory.${isLarge ? ' A smaller model needs less: npm run engines -- recognition:base' : ''}`,
});

/** The engine says so before it ends itself. If the computer has no memory left, Linux ends it with SIGKILL. */
async function wasOutOfMemory(child: ChildProcess, exited: Promise<unknown[]>): Promise<boolean> {
  const pipe = child.stdio[outOfMemoryPipe];
  const said = pipe instanceof Socket ? buffer(pipe).catch(() => Buffer.alloc(0)) : Buffer.alloc(0);
  const [, signal] = await exited;
  return signal === 'SIGKILL' || (await said).length > 0;
}

function hasLargeRecognition(dataDir: string): boolean {
  try {
    return readFileSync(join(dataDir, 'engines/whisper/manifest.json'), 'utf8').includes('whisper-small');
  } catch {
    return false;
  }
}

/** In the format of the engine's own errors. */
function refuse(socket: Socket, service: EngineService, { status, message, headers = [] }: Refusal): void {
  const body = JSON.stringify({
    error: service === 'translation' ? message : { message, type: 'engine_error' },
  });
  const lines = [
    `HTTP/1.1 ${status}`,
    'connection: close',
    ...headers,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.on('error', () => {});
  // Unread data would reset the connection before the response arrives.
  socket.resume();
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
