import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { api } from '../../shared/api.ts';
import type { Form, ResponseBody } from '../../shared/call.ts';
import { engineCodecs } from '../../shared/engine-parts.ts';
import { AppError } from '../../shared/errors.ts';
import { recordingLimits } from '../../shared/limits.ts';
import { type Allowance, recognitionCost } from '../../shared/quota.ts';
import { knownSpeakerLimits } from '../../shared/recognition/known-speaker-limits.ts';
import { type KnownSpeaker, knownSpeakersSchema } from '../../shared/recognition/speaker-turns-schema.ts';
import { FileBytes, UploadedFile } from '../requests/file-bytes.ts';
import { idempotencyKeyReused } from '../requests/idempotency-key.ts';
import { hasTooManyValues } from '../requests/json-values.ts';
import { invalidField } from '../requests/request-checks.ts';
import type { SessionUser } from '../requests/session-user.ts';
import type { UsageService } from '../usage/usage-service.ts';
import {
  ImplausibleTranscript,
  type RecognitionProvider,
  type TranscribeOptions,
} from './recognition-provider.ts';
import type { StoredTranscript, TranscriptStore } from './recognition-queries.ts';
import { type Recording, readRecording } from './recording.ts';

type TranscriptResponse = ResponseBody<typeof api.transcribe>;
type StreamOptions = Pick<TranscribeOptions, 'signal' | 'onPartial'>;
type Request = Form<typeof api.transcribe> & { key?: string | undefined };
type RecognizeOptions = TranscribeOptions & { fingerprint: string };

/** Every known speaker has a sample that we can read. */
const speakersMessage = `must be a JSON array of at most ${knownSpeakerLimits.count} speakers, each with a short name of its own and a WAV sample of ${knownSpeakerLimits.minSeconds} to ${knownSpeakerLimits.maxSeconds} seconds in base64`;

/** Hints and speakers have far fewer. */
const maxFieldValues = 1_000;

const hintsSchema = z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100));

/** Nobody speaks faster for long, so a longer text was spoken in a longer recording than the one we measured. */
const charactersPerSecond = 30;

/** What a text costs at least, however short its recording claims to be. */
const textCost = (text: string): number => recognitionCost(text.length / charactersPerSecond);

export type RecognitionService = ReturnType<typeof createRecognitionService>;

/** Recordings are transcribed in memory; only the text is kept, for a day, so that a retry costs nothing. */
export function createRecognitionService(deps: {
  provider: RecognitionProvider | undefined;
  /** Whether the provider is an engine on this server, which reads fewer formats than other providers. */
  local: boolean;
  transcripts: TranscriptStore;
  usage: UsageService;
  now: () => number;
}) {
  const { provider, local, transcripts, usage, now } = deps;
  const running = new Map<string, { fingerprint: string; made: Promise<StoredTranscript> }>();

  const allowance = (user: SessionUser): Promise<Allowance> => usage.allowance(user, 'recognition');
  const reservationId = (user: SessionUser, key: string) => digest('recognition', user.id, key);
  const runningId = (user: SessionUser, key: string) => JSON.stringify([user.id, key]);

  async function recognize(
    user: SessionUser,
    options: RecognizeOptions & { key: string | undefined },
  ): Promise<StoredTranscript> {
    if (!provider) throw notSetUp();
    const { key, fingerprint, onPartial, ...request } = options;
    // Rounded as in the database, so that a retry gets the same result.
    const seconds = Math.round(request.recording.seconds * 1_000) / 1_000;
    const repeatable = key === undefined ? undefined : { id: reservationId(user, key), content: fingerprint };
    const reservation = await usage.reserve(user, 'recognition', recognitionCost(seconds), repeatable);
    let delivered = '';
    const deliver = (soFar: string) => {
      delivered = soFar;
      onPartial?.(soFar);
    };
    try {
      const made = await provider.transcribe({
        ...request,
        userId: user.id,
        onPartial: onPartial && deliver,
      });
      const kept = { ...made, fingerprint, seconds };
      // In one transaction, so that a crash can neither charge for a lost text nor give one away for free.
      await reservation.settle(
        key === undefined ? undefined : (tx) => transcripts.keep(tx, { userId: user.id, key }, kept, now()),
        textCost(made.text),
      );
      return kept;
    } catch (error) {
      // These words can't come from a recording of the length we measured, but they have been read by now.
      if (error instanceof ImplausibleTranscript && delivered !== '') {
        await reservation.settle(undefined, textCost(delivered));
      } else await reservation.release();
      throw error;
    }
  }

  /** Requests with the same key share one call, whether they come at the same time or later. */
  function recognizeOnce(
    user: SessionUser,
    options: RecognizeOptions & { key: string },
  ): Promise<StoredTranscript> {
    const id = runningId(user, options.key);
    const same = running.get(id);
    if (same && same.fingerprint !== options.fingerprint) throw idempotencyKeyReused();
    if (same) return same.made;
    const made = findOrRecognize(user, options).finally(() => running.delete(id));
    running.set(id, { fingerprint: options.fingerprint, made });
    return made;
  }

  async function findOrRecognize(
    user: SessionUser,
    options: RecognizeOptions & { key: string },
  ): Promise<StoredTranscript> {
    const kept = await transcripts.find({ userId: user.id, key: options.key }, now());
    // A client that disconnects will retry with the same key, so the work isn't cancelled.
    return kept ?? recognize(user, { ...options, signal: undefined });
  }

  /** Whether a request with this key has been paid for. */
  async function isPaid(user: SessionUser, key: string): Promise<boolean> {
    if (running.has(runningId(user, key)) || (await usage.isReserved(reservationId(user, key)))) return true;
    return (await transcripts.find({ userId: user.id, key }, now())) !== undefined;
  }

  return {
    allowance,

    /** Refuses what would be refused anyway, before a recording is uploaded. */
    async checkAllowance(user: SessionUser, key: string | undefined): Promise<void> {
      if (!provider) throw notSetUp();
      const { allowed } = await allowance(user);
      if (!allowed && (key === undefined || !(await isPaid(user, key)))) {
        await usage.requireSome(user, 'recognition');
      }
    },

    async transcribe(
      user: SessionUser,
      { file, language, hints, speakers: known, key }: Request,
      stream: StreamOptions = {},
    ): Promise<TranscriptResponse> {
      const recording = await checkRecording(file);
      if (local && !engineCodecs.includes(recording.codec)) {
        throw invalidField(
          'file',
          'must be WAV, MP3, or Opus in WebM or Ogg, because this server transcribes it itself',
        );
      }
      const fingerprint = await fingerprintOf(language, recording.bytes, known);
      const speakers = await readSpeakers(known);
      const options = { recording, language, hints: readHints(hints), speakers, fingerprint, ...stream };
      const made =
        key === undefined
          ? await recognize(user, { ...options, key })
          : await recognizeOnce(user, { ...options, key });
      if (made.fingerprint !== fingerprint) throw idempotencyKeyReused();
      const { text, words, turns, seconds } = made;
      const remainingSeconds = (await allowance(user)).remaining;
      return { text, seconds, ...(words && { words }), ...(turns && { turns }), remainingSeconds };
    },

    removeOldTranscripts: () => transcripts.removeOld(now()),
  };
}

const notSetUp = () =>
  new AppError('provider-unavailable', { message: 'Speech recognition isn’t set up on this server.' });

function digest(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
}

/** Lets other requests run in between, because a large file takes a while. */
async function fingerprintOf(language: string, bytes: FileBytes, speakers = ''): Promise<string> {
  const hash = createHash('sha256').update(language).update('\0');
  for (const piece of bytes.pieces()) {
    hash.update(piece);
    await setImmediate();
  }
  return hash.update('\0').update(speakers).digest('base64url');
}

async function checkRecording(file: File): Promise<Recording> {
  if (file.size === 0) throw invalidField('file', 'must not be empty');
  const recording = await readRecording(
    file instanceof UploadedFile ? file.content : FileBytes.from(await file.bytes()),
  );
  if (!recording) throw invalidField('file', 'must be audio: WAV, WebM, Ogg, MP4, MP3 or FLAC');
  if (recording.seconds === 0) throw invalidField('file', 'must contain sound');
  if (recording.seconds > recordingLimits.seconds) {
    throw invalidField('file', `must be at most ${recordingLimits.seconds / 60} minutes long`);
  }
  return recording;
}

function parseField(json: string): unknown {
  if (hasTooManyValues(json, maxFieldValues)) throw new Error('The field has too many values');
  return JSON.parse(json);
}

function readHints(json: string | undefined): string[] {
  if (json === undefined) return [];
  try {
    return hintsSchema.parse(parseField(json));
  } catch {
    throw invalidField('hints', 'must be a JSON array of at most 100 short strings');
  }
}

async function readSpeakers(json: string | undefined): Promise<KnownSpeaker[] | undefined> {
  if (json === undefined) return undefined;
  const refusal = invalidField('speakers', speakersMessage);
  const { count, minSeconds, maxSeconds } = knownSpeakerLimits;
  try {
    const speakers = knownSpeakersSchema.parse(parseField(json));
    if (new Set(speakers.map(({ name }) => name)).size < speakers.length) throw refusal;
    for (const { sample } of speakers.slice(0, count)) {
      const recording = await readRecording(FileBytes.from(Buffer.from(sample, 'base64')));
      const seconds = recording?.extension === 'wav' ? recording.seconds : 0;
      if (seconds < minSeconds || seconds > maxSeconds) throw refusal;
    }
    return speakers;
  } catch {
    throw refusal;
  }
}
