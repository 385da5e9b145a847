import { brand } from '../../shared/brand.ts';
import { servicesOf } from '../../shared/engine-parts.ts';
import { listParts } from '../parts.ts';
import { readAnswer, writeAnswer } from './answer-file.ts';
import { bold, dim, violet } from './colours.ts';
import { createGroupProgress } from './group-progress.ts';
import { createOffer } from './offer.ts';
import { askOffer, type Terminal } from './offer-question.ts';
import { type PlannedPart, parseRequests, planParts } from './plan.ts';
import type { Progress } from './progress.ts';

interface PersonalServer {
  /** Resolves to the exit code; null if a signal ended it. */
  exited: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
  /** Resolves to true as soon as nobody uses the server, or to false if that can't be known. */
  whenIdle(): Promise<boolean>;
}

export interface PersonalStartDeps {
  folder: string;
  /** Undefined if nobody can be asked. Then nothing is downloaded either. */
  terminal: Terminal | undefined;
  /** Whether voices and recognition run on this kind of computer. */
  isSupported: boolean;
  memoryBytes: number;
  /** With a listener, it logs only problems and everything it writes is passed on. */
  startServer(onOutput?: (text: string) => void): PersonalServer;
  install(parts: readonly PlannedPart[], progress: Progress): Promise<void>;
  onSignal(act: (signal: NodeJS.Signals) => void): void;
}

const stopped = 130;

/**
 * Starts the personal edition. The first time, it asks whether to install voices and recognition. They are downloaded
 * while the app already runs, which then starts again to use them.
 */
export async function startPersonal(deps: PersonalStartDeps): Promise<number> {
  const { folder, terminal } = deps;
  if (!terminal) return serve(deps);
  const requests = await chooseRequests(deps, terminal);
  if (!requests) return stopped;
  const missing = await findMissing(folder, requests);
  return missing.length === 0 ? serve(deps) : serveAndDownload(deps, terminal, missing);
}

/** The answer of an earlier start, or of the person at the terminal. Undefined if they stopped it. */
async function chooseRequests(
  { folder, isSupported, memoryBytes }: PersonalStartDeps,
  terminal: Terminal,
): Promise<readonly string[] | undefined> {
  const answer = readAnswer(folder);
  if (answer) return answer;
  const installed = servicesOf(listParts(folder));
  if (!isSupported || installed.includes('speech') || installed.includes('recognition')) return [];
  terminal.output.write(
    `\n${bold(`${brand.name}, personal edition`)}\nYour texts stay on this computer.\n\n`,
  );
  const choice = await askOffer(createOffer(memoryBytes), terminal);
  if (choice) writeAnswer(folder, choice);
  return choice?.requests;
}

/** Parts that are installed in any version stay as they are: replacing them is a choice of its own. */
async function findMissing(folder: string, requests: readonly string[]): Promise<PlannedPart[]> {
  const installed = listParts(folder);
  const parts = await planParts(parseRequests(requests), {
    chooseWhisper: async () => 'base',
    listModels: async () => [],
  });
  return parts.filter(({ part }) => !installed.includes(part));
}

async function serve({ startServer, onSignal }: PersonalStartDeps): Promise<number> {
  const server = startServer();
  onSignal((signal) => server.kill(signal));
  return (await server.exited) ?? 1;
}

async function serveAndDownload(
  deps: PersonalStartDeps,
  { output }: Terminal,
  parts: readonly PlannedPart[],
): Promise<number> {
  const progress = createGroupProgress(parts, output, Date.now);
  let url: string | undefined;
  let shown = '';
  const server = deps.startServer((text) => {
    progress.writeAbove(text);
    if (url !== undefined) return;
    shown += text;
    url = / is ready at (\S+)/.exec(shown)?.[1];
    if (url !== undefined)
      progress.writeAbove(
        `You can start now: ${bold(violet(url))}\n${dim('Voices and recognition switch on when their download is complete. If you stop, it continues next time.')}\n`,
      );
  });
  let isStopping = false;
  // Ctrl+C reaches the server too, which finishes its requests first.
  deps.onSignal(() => {
    isStopping = true;
    server.kill('SIGTERM');
  });
  const ended = server.exited.then((code) => (isStopping ? 0 : (code ?? 1)));

  /** Whether the server should start again now. */
  const download = async (): Promise<boolean> => {
    try {
      await deps.install(parts, progress);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      progress.writeAbove(`${reason} The app keeps running; it tries again at the next start.\n`);
      return false;
    }
    progress.end();
    output.write(
      'Voices and recognition are installed. The app restarts to use them as soon as nobody is using it.\n',
    );
    if (url !== undefined && (await server.whenIdle())) return true;
    output.write('They switch on the next time you start the app.\n');
    return false;
  };
  const outcome = await Promise.race([ended, download()]);
  if (typeof outcome === 'number') return outcome;
  if (!outcome) return ended;
  server.kill('SIGTERM');
  await ended;
  return isStopping ? 0 : serve(deps);
}
