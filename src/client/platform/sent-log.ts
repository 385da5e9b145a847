import { createSignal } from './signal.ts';
import { type LocalKey, localStore, type Store } from './storage.ts';

/** What somebody did that sent words or speech away. */
const actions = [
  'translation',
  'speech',
  'browserSpeech',
  'hdVoice',
  'browserVoice',
  'save',
  'other',
] as const;
export type SentAction = (typeof actions)[number];

export interface SentEntry {
  at: number;
  /** Later than `at` for speech, which leaves in pieces. */
  until: number;
  action: SentAction;
  /** Seconds of speech, or characters. */
  amount: number;
  /** The name of an HD voice. */
  voice?: string;
}

/** One entry a piece would be many for one recording. */
const pieces: ReadonlySet<SentAction> = new Set(['speech', 'browserSpeech']);
const sameRecordingMs = 60_000;
const mostEntries = 500;

/** These calls have a body without any of the person's words. */
const wordless: ReadonlySet<string> = new Set(['sendInvite', 'createCheckout', 'deleteAccount']);

const wavHeaderBytes = 44;
/** 16 bits at 16 kHz, as the page records speech. */
const wavBytesPerSecond = 32_000;

export type SentLog = ReturnType<typeof createSentLog>;

/** A record of what left this device today. It stays in this browser and holds no words. */
export function createSentLog(store: Store<LocalKey>, now: () => number) {
  const changed = createSignal();

  function list(): SentEntry[] {
    const stored = store.readJson('sent');
    const today = new Date(now()).toDateString();
    return Array.isArray(stored)
      ? stored.filter(isEntry).filter(({ at }) => new Date(at).toDateString() === today)
      : [];
  }

  function add(action: SentAction, amount: number, voice?: string): void {
    const entries = list();
    const last = entries.at(-1);
    const time = now();
    if (last?.action === action && pieces.has(action) && time - last.until < sameRecordingMs) {
      last.amount += amount;
      last.until = time;
    } else entries.push({ at: time, until: time, action, amount, ...(voice && { voice }) });
    store.writeJson('sent', entries.slice(-mostEntries));
    changed.emit();
  }

  return {
    list,
    add,
    /** Notes what a call to the server carries. */
    addCall(name: string, content: object): void {
      // Nothing leaves a device that is offline.
      if (wordless.has(name) || !navigator.onLine) return;
      const { text, voice } = content as Record<string, unknown>;
      const length = typeof text === 'string' ? text.length : JSON.stringify(content).length;
      if (content instanceof FormData) add('speech', secondsOf(content.get('file')));
      else if (name === 'translate') add('translation', length);
      else if (name === 'saveTranscription') add('save', length);
      else if (name === 'textToSpeech') add('hdVoice', length, String(voice));
      else add('other', length);
    },
    clear(): void {
      store.remove('sent');
      changed.emit();
    },
    subscribe: changed.subscribe,
  };
}

const secondsOf = (file: FormDataEntryValue | null): number =>
  file === null || typeof file === 'string'
    ? 0
    : Math.max(0, (file.size - wavHeaderBytes) / wavBytesPerSecond);

function isEntry(value: unknown): value is SentEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { at, until, action, amount } = value as Record<string, unknown>;
  return (
    [at, until, amount].every((number) => typeof number === 'number') &&
    actions.some((known) => known === action)
  );
}

export const sentLog = createSentLog(localStore, Date.now);
