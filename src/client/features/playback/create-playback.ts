import { sanitize } from '../../../shared/sanitize.ts';
import { previewSentence, type VoiceId } from '../../../shared/voices.ts';
import { type AudioOrder, audioKeyOf } from './audio-cache.ts';
import { createPlaybackCore, type Person, type PlaybackDeps } from './playback-core.ts';
import { refusePlay } from './playback-rules.ts';
import { readWithBrowser } from './read-with-browser.ts';
import { playAudio, readWithHd } from './read-with-hd.ts';
import { SpeechError } from './speech-client.ts';
import { innerErrors, problemTexts } from './strings.ts';

export type Playback = ReturnType<typeof createPlayback>;

/** All that the controls can ask for. */
export function createPlayback(deps: PlaybackDeps) {
  const core = createPlaybackCore(deps);
  const { player, cache } = deps;
  const { dispatch, silence, getState, subscribe } = core;
  const made = new Set<string>();
  let person: Person = { userId: undefined, tier: 'free' };
  let speed = 1;

  function stop(): void {
    silence();
    cache.clear();
    dispatch({ type: 'stopped' });
  }

  return {
    getState,
    subscribe,
    stop,

    /** What is read, and therefore what positions in it mean. */
    spokenText: (text: string, voice: VoiceId): string =>
      voice === 'browser' ? sanitize(text) : sanitize(text).trim(),

    /** Call it inside the tap. The text is one that spokenText gave. */
    play(order: AudioOrder): void {
      const hd = order.voice !== 'browser';
      const { remainingCharacters } = getState();
      const paid = made.has(audioKeyOf(order));
      const { run, signal } = core.begin(hd);
      const trialUsed = deps.speech.isTrialUsed(person.userId);
      const refused = refusePlay({ ...order, ...person, remainingCharacters, paid, trialUsed });
      if (refused) core.fail(run, new SpeechError(refused));
      else if (!hd) readWithBrowser(core, run, { ...order, speed: () => speed });
      else if (person.userId !== undefined) {
        player.unlock();
        void readWithHd(core, {
          run,
          order,
          signal,
          person: { ...person, userId: person.userId },
          speed: () => speed,
          onMade: (key) => made.add(key),
        });
      }
    },

    /** A fixed sentence in any voice, also in one that is locked. */
    preview(voice: VoiceId): void {
      const { run } = core.begin(voice !== 'browser', voice);
      if (voice === 'browser') {
        readWithBrowser(core, run, { text: previewSentence, language: 'en-US', speed: () => 1 });
        return;
      }
      playAudio(core, run, { url: `/api/voices/${voice}/preview.mp3`, speed: 1 }, (event) => {
        if (event.type === 'ended' || event.type === 'blocked') dispatch({ type: 'ended', run });
        else if (event.type === 'failed') core.fail(run, new SpeechError('unavailable'));
      });
    },

    /** A sample ends; what is cached of the text stays. */
    stopPreview(): void {
      silence();
      dispatch({ type: 'stopped' });
    },

    /** Something other than the user ended it. */
    interrupt(): void {
      const { phase, previewing } = getState();
      if (phase !== 'loading' && phase !== 'playing') return;
      stop();
      if (previewing === null) deps.onProblem('stopped', problemTexts.stopped);
    },

    pause: () => player.pause(),
    resume: () => player.resume(),
    seek: (seconds: number) => player.seek(seconds),
    setSpeed(next: number): void {
      speed = next;
      player.setRate(next);
    },

    /** Another person, or another tier: what was made for the one before is not theirs. */
    setPerson(next: Person): void {
      const another = next.userId !== person.userId;
      const changed = another || next.tier !== person.tier;
      person = next;
      if (another) {
        silence();
        cache.clear();
        made.clear();
      }
      const { phase } = getState();
      // The lookup that finds a subscription does not silence what its owner is listening to.
      const heard = !another && (phase === 'loading' || phase === 'playing');
      if (changed && !heard) dispatch({ type: 'person-changed', tier: next.tier });
    },

    allowanceKnown: (remaining: number) => dispatch({ type: 'allowance-known', remaining }),
    allowanceFailed: (fallback: number) =>
      dispatch({ type: 'allowance-failed', remaining: fallback, error: innerErrors.allowance }),
  };
}
