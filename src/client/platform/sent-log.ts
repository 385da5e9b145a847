import type { VoiceId } from '../../shared/voices.ts';
import { createSignal } from './signal.ts';
import { type LocalKey, localStore, type Store } from './storage.ts';

/** Actions that send text or speech to a server, or would have. */
const actions = [
  'translation',
  'speech',
  'browserSpeech',
  'hdVoice',
  'browserVoice',
  'save',
  'live',
  'tidy',
  'words',
  'keptSpeech',
  'other',
  'deviceOn',
  'deviceOff',
] as const;
export type SentAction = (typeof actions)[number];

export interface SentEntry {
  at: number;
  /** Later than `at` for speech, which is sent in pieces. */
  until: number;
  action: SentAction;
  /** Seconds of speech, or characters. */
  amount: number;
  voice?: VoiceId;
  /** Whether nothing was sent because On this device was on. */
  stopped?: boolean;
}

/** Speech and live captions are sent in pieces. The pieces of one recording share an entry. */
const pieces: ReadonlySet<SentAction> = new Set(['speech', 'browserSpeech', 'live']);
const sameRecordingMs = 60_000;
const maxEntries = 500;

/** The bodies of these calls contain none of the user's text. */
export const callsWithoutUserText: ReadonlySet<string> = new Set([
  'sendInvite',
  'createCheckout',
  'deleteAccount',
  'createKey',
  'createWebhook',
  'reportCrash',
  'openLiveRoom',
  'changeLiveRoom',
]);

const wavHeaderBytes = 44;
/** 16 bits at 16 kHz, as the page records speech. */
const wavBytesPerSecond = 32_000;
/** As `record-stream.ts` records what is kept. */
const keptBytesPerSecond = 4_000;

/** A log of the data that left this device today. It stays in this browser and contains no text. */
export function createSentLog(store: Store<LocalKey>, now: () => number) {
  const changed = createSignal();

  function list(): SentEntry[] {
    const stored = store.readJson('sent');
    const today = new Date(now()).toDateString();
    return Array.isArray(stored)
      ? stored.filter(isEntry).filter(({ at }) => new Date(at).toDateString() === today)
      : [];
  }

  function add(action: SentAction, amount: number, more: Pick<SentEntry, 'voice' | 'stopped'> = {}): void {
    const entries = list();
    const last = entries.at(-1);
    const time = now();
    if (
      last?.action === action &&
      pieces.has(action) &&
      !last.stopped === !more.stopped &&
      time - last.until < sameRecordingMs
    ) {
      last.amount += amount;
      last.until = time;
    } else entries.push({ at: time, until: time, action, amount, ...more });
    store.writeJson('sent', entries.slice(-maxEntries));
    changed.emit();
  }

  /** Interim words come again as settled ones, so only those are counted. */
  function addLive(content: object, more: Pick<SentEntry, 'stopped'> | undefined): void {
    const { lines } = content as { lines: readonly { text: string; final: boolean }[] };
    const length = lines.reduce((sum, { text, final }) => sum + (final ? text.length : 0), 0);
    if (length > 0) add('live', length, more);
  }

  return {
    list,
    add,
    /** Logs a call to the server, or one that On this device stopped. */
    addCall(name: string, content: object, stopped?: true): void {
      // An offline device sends nothing.
      if (callsWithoutUserText.has(name) || !navigator.onLine) return;
      const more = stopped && { stopped };
      const { text, voice } = content as Record<string, unknown>;
      const length = typeof text === 'string' ? text.length : JSON.stringify(content).length;
      if (content instanceof Blob) add('keptSpeech', content.size / keptBytesPerSecond, more);
      else if (content instanceof FormData) add('speech', secondsOf(content.get('file')), more);
      else if (name === 'translate') add('translation', length, more);
      else if (name === 'saveTranscription' || name === 'changeTranscription') add('save', length, more);
      else if (name === 'tidy') add('tidy', length, more);
      else if (name === 'postLiveLines') addLive(content, more);
      else if (name === 'saveDictionary') add('words', length, more);
      else if (name === 'textToSpeech') add('hdVoice', length, { ...more, voice: voice as VoiceId });
      else add('other', length, more);
    },
    clear(): void {
      store.remove('sent');
      changed.emit();
    },
    subscribe: changed.subscribe,
  };
}

export const sentLog = createSentLog(localStore, Date.now);

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
