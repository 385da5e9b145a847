import { engineLocale } from '../../../shared/languages.ts';
import type { Tier } from '../../../shared/limits.ts';
import type { PlayerEvent } from '../../platform/player.ts';
import { type AudioOrder, audioKeyOf } from './audio-cache.ts';
import type { Person, PlaybackCore } from './playback-core.ts';
import { isTrial, sentenceAtShare } from './playback-rules.ts';
import { SpeechError } from './speech-client.ts';
import { estimateSpeechSeconds } from './speech-estimate.ts';
import { problemTexts } from './strings.ts';

export interface HdReading {
  run: number;
  order: AudioOrder;
  person: Person & { userId: string };
  speed(): number;
  signal: AbortSignal;
  onMade(key: string): void;
}

/** Plays an address in the one audio element and tells the state what becomes of it. */
export function playAudio(
  core: PlaybackCore,
  run: number,
  audio: { url: string; speed: number },
  onEvent: (event: PlayerEvent) => void,
): void {
  core.deps.player.play(audio.url, audio.speed, (event) => {
    if (!core.isCurrent(run)) return;
    if (event.type === 'started') core.started(run);
    else if (event.type === 'paused' || event.type === 'resumed') core.dispatch({ type: event.type, run });
    else if (event.type === 'progress') {
      const { position, duration = null } = event;
      core.dispatch({ type: 'progressed', run, position, duration });
    }
    onEvent(event);
  });
}

/** Reads with an HD voice: from this tab's cache, else made by the server. Failures end the run by themselves. */
export async function readWithHd(core: PlaybackCore, reading: HdReading): Promise<void> {
  try {
    await obtainAndPlay(core, reading);
  } catch (error) {
    core.fail(reading.run, error instanceof SpeechError ? error : new SpeechError('unavailable'));
  }
}

async function obtainAndPlay(core: PlaybackCore, reading: HdReading): Promise<void> {
  const { run, order, person, speed } = reading;
  const { speech, cache, onProblem } = core.deps;
  const key = audioKeyOf(order);
  if (isTrial(order.voice, person.tier)) await speech.checkTrial(person.userId);
  if (!core.isCurrent(run)) return;
  const cached = cache.read(key);
  const { url, tier } = cached === null ? await generate(core, reading) : { url: cached, tier: person.tier };
  if (!core.isCurrent(run)) return;
  cache.write(key, url);
  reading.onMade(key);
  core.dispatch({ type: 'audio-ready', run, audioUrl: url, audioKey: key });
  playAudio(core, run, { url, speed: speed() }, (event) => {
    if (event.type === 'progress') follow(core, reading, event);
    else if (event.type === 'ended') {
      core.dispatch({ type: 'ended', run });
      // The server holds the trial for this text in any case; whether it hears of the end changes nothing for others.
      if (isTrial(order.voice, tier)) void speech.markTrialUsed(person.userId).catch(() => undefined);
    } else if (event.type === 'failed') {
      cache.drop(key);
      // An address that was kept from earlier may have expired: that is made anew, once.
      if (cached !== null && core.getState().phase === 'loading') void readWithHd(core, reading);
      else core.fail(run, new SpeechError('audio-failed'));
    } else if (event.type === 'blocked') {
      core.dispatch({ type: 'ended', run });
      onProblem('tap-again', problemTexts['tap-again']);
    }
  });
}

async function generate(
  core: PlaybackCore,
  { run, order, person, signal }: HdReading,
): Promise<{ url: string; tier: Tier }> {
  const { speech } = core.deps;
  const { audioUrl, remaining, tier } = await speech.requestAudio({ ...order, ...person }, signal);
  if (remaining !== undefined && core.isCurrent(run)) core.dispatch({ type: 'allowance-known', remaining });
  speech.refreshAllowance(person.userId);
  return { url: audioUrl, tier };
}

/** Audio names no words; which sentence is heard follows from how much of the sound has passed. */
function follow(core: PlaybackCore, reading: HdReading, event: PlayerEvent & { type: 'progress' }): void {
  const { run, order } = reading;
  const locale = engineLocale(order.language);
  const total = event.duration ?? estimateSpeechSeconds(order.text, locale);
  if (total <= 0) return;
  const sentence = sentenceAtShare(order.text, locale, Math.min(1, event.position / total));
  if (sentence?.start === core.getState().sentence?.start) return;
  core.dispatch({ type: 'reached', run, sentence, word: null });
}
