import { engineLocale } from '../../../shared/languages.ts';
import type { TextRange } from '../../../shared/sentences.ts';
import type { Speaker, SpeakerFailure } from '../../platform/speaker.ts';
import type { AudioRequest } from './audio-cache.ts';
import { estimateSpeechSeconds } from './speech-estimate.ts';
import { SpeechError, type SpeechProblem } from './speech-problems.ts';
import type { VoiceEvent } from './speech-state.ts';

const problems: Record<SpeakerFailure, SpeechProblem> = {
  interrupted: 'stopped',
  failed: 'browser-failed',
  'no-voice': 'no-voice',
  unsupported: 'unsupported',
};

/** The rate of the browser's own voice. */
const browserSpeechRate = 0.9;

const tickMs = 250;

export interface BrowserReading extends Pick<AudioRequest, 'text' | 'language'> {
  speed(): number;
  signal: AbortSignal;
  emit(event: VoiceEvent): void;
}

/** The browser's voice reports no time, so the progress is measured and the duration estimated. */
export function readWithBrowser(
  deps: { speaker: Speaker; now(): number },
  { text, language, speed, signal, emit }: BrowserReading,
): void {
  const { speaker, now } = deps;
  const locale = engineLocale(language);
  const rate = () => browserSpeechRate * speed();
  const seconds = estimateSpeechSeconds(text, locale);
  let startedAt: number | undefined;
  let sentence: TextRange | null = null;

  const tick = setInterval(() => {
    if (startedAt === undefined) return;
    const duration = seconds / rate();
    // The estimate may be too short: the progress bar then waits at its end.
    emit({ type: 'progressed', position: Math.min((now() - startedAt) / 1_000, duration), duration });
  }, tickMs);
  const stop = () => clearInterval(tick);
  signal.addEventListener('abort', stop);

  speaker.speak({
    text,
    locale,
    rate,
    onEvent(event) {
      switch (event.type) {
        case 'started':
          startedAt = now();
          return emit({ type: 'started' });
        case 'sentence':
          sentence = event.range;
          return emit({ type: 'reached', sentence, word: null });
        case 'word':
          return emit({ type: 'reached', sentence, word: event.range });
        case 'ended':
          stop();
          return emit({ type: 'ended' });
        case 'failed':
          stop();
          return emit({ type: 'failed', error: new SpeechError(problems[event.reason]) });
      }
    },
  });
}
