import { ApiError } from '../../api/client.ts';
import type { Backend } from '../../backend/backend.ts';
import { copyStrings as strings } from '../../features/recordings/strings.ts';
import { createPageLocks, type PageLocks } from '../../platform/page-locks.ts';
import {
  type RecordingStore,
  recordings,
  type UncopiedTake,
} from '../../platform/recordings/recording-store.ts';
import type { SettingsStore } from '../../platform/settings.ts';
import { combineStops } from '../../platform/signal.ts';
import { localStore } from '../../platform/storage.ts';
import type { ShowToast } from '../../ui/toast.tsx';

export interface RecordingCopiesDeps {
  client: Pick<Backend, 'send'>;
  toast: ShowToast;
  settings: Pick<SettingsStore, 'get' | 'subscribe'>;
  userId(): string | undefined;
  store?: Pick<RecordingStore, 'uncopied' | 'markCopied' | 'sound' | 'subscribe'>;
  hasAny?: () => boolean;
  locks?: PageLocks;
  /** Runs something later. Returns a function that cancels it. */
  later?: (run: () => void, ms: number) => () => void;
}

export interface RecordingCopies {
  /** Call it when it's known whose recordings are on this device. */
  start(): void;
  dispose(): void;
}

/** A recording stores a piece every three seconds, so nothing is being recorded once nothing has changed for longer. */
const quietMs = 4_000;

const afterTimeout = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/**
 * Copies the sound of saved documents to the server, if that is chosen, one take after another and never during a
 * recording. What fails stays on this device and is tried again when the app is opened, or the recordings change.
 */
export function createRecordingCopies(deps: RecordingCopiesDeps): RecordingCopies {
  const { client, toast, settings, userId, store = recordings, later = afterTimeout } = deps;
  const { locks = createPageLocks(navigator.locks) } = deps;
  const { hasAny = () => localStore.read('recordings') !== null } = deps;
  let cancel = () => {};
  const closed = new AbortController();
  /** How often the recordings have changed. */
  let changes = 0;
  let hasFailed = false;
  /** The takes that could not be copied, which are tried again after the others. */
  const failed = new Set<string>();

  const isWanted = () => settings.get().recordingsPlace === 'server' && hasAny();

  function schedule() {
    changes += 1;
    wait();
  }

  function wait() {
    cancel();
    if (!isWanted() || userId() === undefined || closed.signal.aborted) return;
    cancel = later(() => void run(), quietMs);
  }

  async function run(): Promise<void> {
    const copying = locks.exclusively('copy-recordings', () => copyAll().then(() => true));
    // Something is still being copied, here or in another tab.
    if ((await copying.catch(() => true)) === undefined) wait();
  }

  async function copyAll(): Promise<void> {
    const owner = userId();
    const at = changes;
    const { signal } = closed;
    let failuresToConnect = 0;
    for (const uncopied of owner === undefined ? [] : await failedLast(owner)) {
      // Somebody is recording. Another change follows, and then nothing for a while.
      if (signal.aborted || changes !== at || userId() !== owner) return;
      const problem = await copy(uncopied, signal);
      if (problem !== null) {
        if (signal.aborted) return;
        explain(problem);
      }
      if (problem === null || isRefused(problem)) {
        failuresToConnect = 0;
        await store.markCopied(uncopied);
        continue;
      }
      failed.add(uncopied.take.id);
      failuresToConnect = problem instanceof TypeError ? failuresToConnect + 1 : 0;
      // One connection may have ended because the take needs longer than a request may.
      if (failuresToConnect === 2 || concernsAll(problem)) return;
    }
  }

  async function failedLast(owner: string): Promise<readonly UncopiedTake[]> {
    const takes = await store.uncopied(owner);
    const hasFailedBefore = ({ take }: UncopiedTake) => Number(failed.has(take.id));
    return takes.toSorted((one, other) => hasFailedBefore(one) - hasFailedBefore(other));
  }

  /** Resolves to null if it was copied. */
  async function copy({ take, transcription }: UncopiedTake, signal: AbortSignal): Promise<unknown> {
    try {
      await client.send('keepRecording', {
        params: { transcriptionId: transcription, recordingId: take.id },
        query: { startMs: String(Math.round(take.startMs ?? 0)) },
        form: await store.sound(take),
        signal,
      });
      return null;
    } catch (error) {
      return error ?? 'failed';
    }
  }

  /** Says once what failed, and of each take that it is refused. */
  function explain(problem: unknown): void {
    // The document was deleted on another device, which can still be undone.
    if (codeOf(problem) === 'not-found') return;
    const isFinal = isRefused(problem);
    if (!hasFailed || isFinal) {
      const description = descriptionOf(problem);
      toast({ tone: 'warn', title: strings.failed, ...(description !== undefined && { description }) });
    }
    hasFailed ||= !isFinal;
  }

  const stop = combineStops(store.subscribe(schedule), settings.subscribe(schedule));

  return {
    start: schedule,
    dispose() {
      stop();
      cancel();
      closed.abort();
    },
  };
}

const codeOf = (problem: unknown) => (problem instanceof ApiError ? problem.code : null);

/** Whether the server will never take it. */
const isRefused = (problem: unknown): boolean =>
  ['too-large', 'invalid-request', 'unsupported-media'].includes(codeOf(problem) ?? '');

/** Whether no other take could be copied now either. */
const concernsAll = (problem: unknown): boolean =>
  problem instanceof ApiError &&
  (problem.code === 'cannot-store' || problem.status === 401 || problem.status === 429);

function descriptionOf(problem: unknown): string | undefined {
  const code = codeOf(problem);
  if (code === 'cannot-store') return strings.noRoom;
  if (code === 'too-large') return strings.tooLarge;
  return isRefused(problem) ? undefined : strings.failedText;
}
