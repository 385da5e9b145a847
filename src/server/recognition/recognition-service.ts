import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { api } from '../../shared/api.ts';
import type { Form, ResponseBody } from '../../shared/call.ts';
import { engineCodecs } from '../../shared/engine-parts.ts';
import { AppError } from '../../shared/errors.ts';
import { recordingLimits } from '../../shared/limits.ts';
import { type Allowance, recognitionCost } from '../../shared/quota.ts';
import { idempotencyKeyReused } from '../requests/idempotency-key.ts';
import { invalidField } from '../requests/request-checks.ts';
import type { SessionUser } from '../requests/session-user.ts';
import type { UsageService } from '../usage/usage-service.ts';
import type { RecognitionProvider, TranscribeOptions } from './recognition-provider.ts';
import type { StoredTranscript, TranscriptStore } from './recognition-queries.ts';
import { type Recording, readRecording } from './recording.ts';

type TranscriptResponse = ResponseBody<typeof api.transcribe>;
type StreamOptions = Pick<TranscribeOptions, 'signal' | 'onPartial'>;
type Request = Form<typeof api.transcribe> & { key?: string | undefined };

const hintsSchema = z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100));

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
  const running = new Map<string, Promise<StoredTranscript>>();

  const allowance = (user: SessionUser): Promise<Allowance> => usage.allowance(user, 'recognition');

  async function recognize(
    user: SessionUser,
    options: TranscribeOptions & { key: string | undefined; fingerprint: string },
  ): Promise<StoredTranscript> {
    if (!provider) {
      const message = 'Speech recognition isn’t set up on this server.';
      throw new AppError('provider-unavailable', { message });
    }
    const { key, fingerprint, ...request } = options;
    // Rounded as in the database, so that a retry gets the same result.
    const seconds = Math.round(request.recording.seconds * 1_000) / 1_000;
    const id = key && digest('recognition', user.id, key);
    const reservation = await usage.reserve(user, 'recognition', recognitionCost(seconds), id);
    try {
      const kept = { ...(await provider.transcribe(request)), fingerprint, seconds };
      // In one transaction, so that a crash can neither charge for a lost text nor give one away for free.
      await reservation.settle(
        key === undefined ? undefined : (tx) => transcripts.keep(tx, { userId: user.id, key }, kept, now()),
      );
      return kept;
    } catch (error) {
      await reservation.release();
      throw error;
    }
  }

  /** Requests with the same key share one call, whether they come at the same time or later. */
  function recognizeOnce(
    user: SessionUser,
    options: TranscribeOptions & { key: string; fingerprint: string },
  ): Promise<StoredTranscript> {
    const id = JSON.stringify([user.id, options.key]);
    const same = running.get(id);
    if (same) return same;
    const made = findOrRecognize(user, options).finally(() => running.delete(id));
    running.set(id, made);
    return made;
  }

  async function findOrRecognize(
    user: SessionUser,
    options: TranscribeOptions & { key: string; fingerprint: string },
  ): Promise<StoredTranscript> {
    const kept = await transcripts.find({ userId: user.id, key: options.key }, now());
    // A client that disconnects will retry with the same key, so the work isn't cancelled.
    return kept ?? recognize(user, { ...options, signal: undefined });
  }

  return {
    allowance,

    async transcribe(
      user: SessionUser,
      { file, language, hints, key }: Request,
      stream: StreamOptions = {},
    ): Promise<TranscriptResponse> {
      const recording = await checkRecording(file);
      if (local && !engineCodecs.includes(recording.codec ?? '')) {
        throw invalidField(
          'file',
          'must be WAV, MP3, or Opus in WebM or Ogg, because this server transcribes it itself',
        );
      }
      const fingerprint = digest(language, recording.bytes);
      const options = { recording, language, hints: readHints(hints), fingerprint, ...stream };
      const made =
        key === undefined
          ? await recognize(user, { ...options, key })
          : await recognizeOnce(user, { ...options, key });
      if (made.fingerprint !== fingerprint) throw idempotencyKeyReused();
      const { text, words, seconds } = made;
      const remainingSeconds = (await allowance(user)).remaining;
      return { text, seconds, ...(words && { words }), remainingSeconds };
    },

    removeOldTranscripts: () => transcripts.removeOld(now()),
  };
}

function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
}

async function checkRecording(file: File): Promise<Recording> {
  if (file.size === 0) throw invalidField('file', 'must not be empty');
  const recording = await readRecording(new Uint8Array(await file.arrayBuffer()));
  if (!recording) throw invalidField('file', 'must be audio: WAV, WebM, Ogg, MP4, MP3 or FLAC');
  if (recording.seconds === 0) throw invalidField('file', 'must contain sound');
  if (recording.seconds > recordingLimits.seconds) {
    throw invalidField('file', `must be at most ${recordingLimits.seconds / 60} minutes long`);
  }
  return recording;
}

function readHints(json: string | undefined): string[] {
  if (json === undefined) return [];
  try {
    return hintsSchema.parse(JSON.parse(json));
  } catch {
    throw invalidField('hints', 'must be a JSON array of at most 100 short strings');
  }
}
