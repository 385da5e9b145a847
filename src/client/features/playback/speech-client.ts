import type { ErrorCode } from '../../../shared/errors.ts';
import type { Tier } from '../../../shared/limits.ts';
import { type ApiClient, ApiError, readResponse } from '../../api/client.ts';
import { apiQueries } from '../../api/queries.ts';
import type { QueryClient } from '../../api/query-client.ts';
import { retryWithActualTier } from '../../api/retry-with-actual-tier.ts';
import { randomId } from '../../platform/random-id.ts';
import type { AudioRequest } from './audio-cache.ts';
import { innerErrors, SpeechError } from './speech-error.ts';
import type { SpeechProblem } from './speech-problem.ts';

export interface SpeechClient {
  requestAudio(
    request: AudioRequest & { userId: string; tier: Tier },
    options: { signal: AbortSignal; onSend(upcoming: UpcomingAudio): void },
  ): Promise<GeneratedAudio>;
  /** Rejects when the trial is used or can't be checked. */
  checkTrial(userId: string): Promise<void>;
  /** Reads the cache and sends no request. */
  isTrialUsed(userId: string | undefined): boolean;
  markTrialUsed(userId: string): Promise<void>;
  refreshAllowance(userId: string): void;
}

/** Audio that can be loaded while its request is still on its way, which saves a round trip. */
export interface UpcomingAudio {
  /** The URL that the response will have, unless the server has the audio already. */
  audioUrl: string;
  /** Waits until the audio has been requested. */
  loadUrl: string;
}

interface GeneratedAudio {
  audioUrl: string;
  remaining: number | undefined;
  /** The actual tier, which may differ from the page's. */
  tier: Tier;
}

/** Errors with their own message; any other error counts as a failure of the service. */
const refusals: Partial<Record<ErrorCode, SpeechProblem>> = {
  EMPTY_INPUT: 'EMPTY_INPUT',
  'sign-in-required': 'sign-in',
  'premium-required': 'premium-required',
  'trial-used': 'trial-used',
  'trial-too-long': 'trial-too-long',
  'speech-limit': 'speech-limit',
};

export function createSpeechClient(client: ApiClient, cache: QueryClient): SpeechClient {
  return {
    async requestAudio(request, { signal, onSend }) {
      const { text, language, voice, userId } = request;
      const id = randomId();
      const audioUrl = `/api/audio/${id}.mp3`;
      let sent = false;
      const sendOptions = {
        signal,
        headers: { 'Clip-Id': id },
        onSend() {
          if (!sent) onSend({ audioUrl, loadUrl: `${audioUrl}?wait=1` });
          sent = true;
        },
      };
      try {
        return await retryWithActualTier(request.tier, async (tier) => {
          const body = { text, language, voice, userId, tier };
          const response = await client.send('textToSpeech', { body, ...sendOptions });
          return { ...readGenerated(await response.json().catch(() => null)), tier };
        });
      } catch (error) {
        throw toSpeechError(error);
      }
    },

    async checkTrial(userId) {
      const trial = await cache.fetchQuery(apiQueries.trial(client, userId)).catch((error: unknown) => {
        throw new SpeechError(trialProblem(error));
      });
      if (trial.hasUsedTrial) throw new SpeechError('trial-used');
    },

    isTrialUsed: (userId) =>
      cache.getQueryData(apiQueries.trial(client, userId).queryKey)?.hasUsedTrial === true,

    async markTrialUsed(userId) {
      const response = await client.send('useTrial', { params: { userId } });
      const trial = await readResponse('useTrial', response).catch(() => null);
      if (trial) cache.setQueryData(apiQueries.trial(client, userId).queryKey, trial);
    },

    refreshAllowance(userId) {
      void cache.invalidateQueries({ queryKey: apiQueries.speechAllowance(client, userId).queryKey });
    },
  };
}

function readGenerated(value: unknown): Omit<GeneratedAudio, 'tier'> {
  const { audioUrl, remaining, error } = (value ?? {}) as Record<string, unknown>;
  if (typeof error === 'string' && error !== '') throw new SpeechError('unavailable', undefined, error);
  if (typeof audioUrl !== 'string' || audioUrl === '') {
    throw new SpeechError('unavailable', undefined, innerErrors.noUrl);
  }
  return { audioUrl, remaining: typeof remaining === 'number' ? remaining : undefined };
}

function toSpeechError(error: unknown): SpeechError {
  if (error instanceof SpeechError) return error;
  if (!(error instanceof ApiError)) return new SpeechError('unavailable', undefined, innerErrors.generate);
  const problem = error.code === null ? undefined : refusals[error.code];
  // The server's message differs between free and premium users.
  if (problem === 'speech-limit') return new SpeechError(problem, error.userMessage);
  if (problem) return new SpeechError(problem);
  if (error.code === 'not-enough-memory') return new SpeechError('unavailable', error.userMessage);
  if (error.retryMessage) return new SpeechError('unavailable', error.retryMessage);
  return new SpeechError('unavailable', undefined, error.userMessage ?? innerErrors.generate);
}

function trialProblem(error: unknown): SpeechProblem {
  if (error instanceof ApiError) return 'trial-check-failed';
  // Fetch throws a TypeError when there was no response. Any other error means that the response couldn't be read.
  return error instanceof TypeError ? 'trial-check-unreachable' : 'trial-check-invalid';
}

/** The problem behind a failed trial check. */
export const problemOf = (error: unknown): SpeechProblem =>
  error instanceof SpeechError ? error.problem : 'unavailable';
