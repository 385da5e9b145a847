import { engineLocale, type LanguageCode } from '../../../shared/languages.ts';
import type { SpeakerFailure } from '../../platform/speaker.ts';
import type { PlaybackCore } from './playback-core.ts';
import { SpeechError } from './speech-client.ts';
import { estimateSpeechSeconds } from './speech-estimate.ts';
import type { SpeechProblem } from './strings.ts';

const problems: Record<SpeakerFailure, SpeechProblem> = {
  interrupted: 'stopped',
  failed: 'browser-failed',
  'no-voice': 'no-voice',
  unsupported: 'unsupported',
};

/** The rate of the browser's own voice. */
const browserSpeechRate = 0.9;

const tickMs = 250;

/** Reads with the browser's own voice, which tells no time: what has passed is measured, what is to come estimated. */
export function readWithBrowser(
  core: PlaybackCore,
  run: number,
  order: { text: string; language: LanguageCode; speed(): number },
): void {
  const { speaker, now } = core.deps;
  const locale = engineLocale(order.language);
  const rate = () => browserSpeechRate * order.speed();
  const seconds = estimateSpeechSeconds(order.text, locale);
  let from = now();

  const tick = setInterval(() => {
    if (!core.isCurrent(run)) clearInterval(tick);
    else if (core.getState().phase === 'playing') {
      // The estimate may be short: the bar then waits at its end instead of running past it.
      const position = Math.min((now() - from) / 1_000, seconds / rate());
      core.dispatch({ type: 'progressed', run, position, duration: seconds / rate() });
    }
  }, tickMs);

  speaker.speak({
    text: order.text,
    locale,
    rate,
    onEvent(event) {
      if (!core.isCurrent(run)) return;
      if (event.type === 'started') {
        from = now();
        core.started(run);
      } else if (event.type === 'sentence') {
        core.dispatch({ type: 'reached', run, sentence: event.range, word: null });
      } else if (event.type === 'word') {
        core.dispatch({ type: 'reached', run, sentence: core.getState().sentence, word: event.range });
      } else if (event.type === 'ended') core.dispatch({ type: 'ended', run });
      else core.fail(run, new SpeechError(problems[event.reason]));
    },
  });
}
