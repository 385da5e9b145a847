import { engineLocale } from '../../../shared/languages.ts';
import type { Tier } from '../../../shared/limits.ts';
import type { Player, PlayerEvent } from '../../platform/player.ts';
import { type AudioCache, type AudioRequest, audioKeyOf } from './audio-cache.ts';
import { createEarlyAudio, type EarlyAudio } from './early-audio.ts';
import { isTrial } from './play-rules.ts';
import type { ReadingControls } from './reading.ts';
import { sentenceAtShare } from './reading-position.ts';
import type { SpeechClient } from './speech-client.ts';
import { SpeechError } from './speech-error.ts';
import { estimateSpeechSeconds } from './speech-estimate.ts';
import type { VoiceEvent } from './speech-state.ts';

export interface HdDeps {
  player: Player;
  speech: SpeechClient;
  cache: AudioCache;
}

export interface HdReading {
  request: AudioRequest;
  /** Where the requested text begins in the whole text. */
  offset: number;
  /** Where in the audio to begin, in seconds. */
  position: number;
  account: { userId: string; tier: Tier };
  speed(): number;
  signal: AbortSignal;
  emit(event: VoiceEvent): void;
}

/** Reports progress to `emit`; `onEvent` gets every event of the audio element. */
export const audioListener =
  (emit: (event: VoiceEvent) => void, onEvent: (event: PlayerEvent) => void) =>
  (event: PlayerEvent): void => {
    if (event.type === 'progress') {
      emit({ type: 'progressed', position: event.position, duration: event.duration ?? null });
    } else if (event.type === 'started' || event.type === 'paused' || event.type === 'resumed') {
      emit({ type: event.type });
    }
    onEvent(event);
  };

const skipSeconds = 5;

export const controlAudio = (player: Player, position: () => number): ReadingControls => ({
  pause: player.pause,
  resume: player.resume,
  seek: player.seek,
  skip: (by) => player.seek(Math.max(0, position() + by * skipSeconds)),
});

export async function readWithHdVoice(deps: HdDeps, reading: HdReading): Promise<void> {
  try {
    await loadAndPlay(deps, reading);
  } catch (error) {
    reading.emit({
      type: 'failed',
      error: error instanceof SpeechError ? error : new SpeechError('unavailable'),
    });
  }
}

async function loadAndPlay(deps: HdDeps, reading: HdReading): Promise<void> {
  const { player, speech, cache } = deps;
  const { request, account, position, speed, signal, emit } = reading;
  const key = audioKeyOf(request);
  if (isTrial(request.voice, account.tier)) await speech.checkTrial(account.userId);
  if (signal.aborted) return;
  const cached = cache.read(key);
  const early = createEarlyAudio(player);
  const { url, tier } =
    cached === null ? await generate(deps, reading, early) : { url: cached, tier: account.tier };
  if (signal.aborted) return;
  cache.write(key, url);
  emit({ type: 'audio-ready', audioUrl: url, audioKey: key });
  const follow = createFollower(reading);
  let started = false;
  const onEvent = audioListener(emit, (event) => {
    if (signal.aborted) return;
    if (event.type === 'started') started = true;
    else if (event.type === 'progress') follow(event);
    else if (event.type === 'ended') {
      const trial = isTrial(request.voice, tier);
      emit({ type: 'ended', trial });
      // The server has already counted the trial, so a failure here doesn't matter.
      if (trial) void speech.markTrialUsed(account.userId).catch(() => undefined);
    } else if (event.type === 'failed') {
      cache.drop(key);
      // A cached URL may have expired, so the audio is requested once more.
      if (cached !== null && !started) void readWithHdVoice(deps, reading);
      else emit({ type: 'failed', error: new SpeechError('audio-failed') });
    } else if (event.type === 'blocked') emit({ type: 'blocked' });
  });
  if (!early.continueWith(url, onEvent)) player.play(url, speed(), onEvent);
  if (position > 0) player.seek(position);
}

async function generate(
  { speech }: HdDeps,
  reading: HdReading,
  early: EarlyAudio,
): Promise<{ url: string; tier: Tier }> {
  const { request, account, signal, speed, emit } = reading;
  const { audioUrl, remaining, tier } = await speech.requestAudio(
    { ...request, ...account },
    { signal, onSend: (upcoming) => early.play(upcoming, speed()) },
  );
  if (remaining !== undefined) emit({ type: 'allowance-known', remaining });
  speech.refreshAllowance(account.userId);
  return { url: audioUrl, tier };
}

/** Reports each new sentence, derived from the share of the audio that has played. */
function createFollower({ request, offset, emit }: HdReading) {
  const locale = engineLocale(request.language);
  let reached: number | undefined;
  return ({ position, duration }: { position: number; duration: number | undefined }) => {
    const total = duration ?? estimateSpeechSeconds(request.text, locale);
    if (total <= 0) return;
    const sentence = sentenceAtShare(request.text, locale, Math.min(1, position / total));
    if (sentence?.start === reached) return;
    reached = sentence?.start;
    const inWhole = sentence && { start: sentence.start + offset, end: sentence.end + offset };
    emit({ type: 'reached', sentence: inWhole, word: null });
  };
}
