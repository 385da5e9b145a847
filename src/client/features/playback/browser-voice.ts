import { engineLocale } from '../../../shared/languages.ts';
import {
  type Speaker,
  type SpeakerEvent,
  type SpeakerFailure,
  speechChunks,
} from '../../platform/speaker.ts';
import type { AudioRequest } from './audio-cache.ts';
import type { ReadingControls } from './reading.ts';
import { SpeechError } from './speech-error.ts';
import { estimateSpeechSeconds } from './speech-estimate.ts';
import type { SpeechProblem } from './speech-problem.ts';
import type { VoiceEvent } from './speech-state.ts';

const problems: Record<SpeakerFailure, SpeechProblem> = {
  interrupted: 'stopped',
  failed: 'browser-failed',
  'no-voice': 'no-voice',
  unsupported: 'unsupported',
};

/** The specification asks for this rate at normal speed. */
const browserSpeechRate = 0.9;

const tickMs = 250;

export interface BrowserReading extends Pick<AudioRequest, 'text' | 'language'> {
  /** Where in the text to begin. */
  from: number;
  speed(): number;
  signal: AbortSignal;
  emit(event: VoiceEvent): void;
}

/**
 * The browser's voice reports no time, so the start of each sentence is estimated and the time since then is measured.
 * Pausing cancels the sentence and resuming repeats it, because not every browser can pause its voice.
 */
export function readWithBrowser(
  deps: { speaker: Speaker; now(): number },
  { text, language, from, speed, signal, emit }: BrowserReading,
): ReadingControls {
  const { speaker, now } = deps;
  const locale = engineLocale(language);
  const rate = () => browserSpeechRate * speed();
  const seconds = estimateSpeechSeconds(text, locale);
  const sentences = speechChunks(text, locale);
  let index = Math.max(
    0,
    sentences.findIndex((sentence) => sentence.end > from),
  );
  let paused = false;
  let startedAt: number | undefined;

  const duration = () => seconds / rate();
  /** When a sentence begins, assuming a constant pace. */
  const timeOf = (at: number) => duration() * ((sentences[at]?.start ?? text.length) / text.length);
  const reportTime = (passed: number) =>
    // If the estimate was too short, the progress bar waits for the next sentence.
    emit({
      type: 'progressed',
      position: Math.min(timeOf(index) + passed, timeOf(index + 1)),
      duration: duration(),
    });

  const tick = setInterval(() => {
    if (startedAt !== undefined) reportTime((now() - startedAt) / 1_000);
  }, tickMs);
  const stop = () => clearInterval(tick);
  signal.addEventListener('abort', stop);

  function onEvent(event: SpeakerEvent) {
    switch (event.type) {
      case 'started':
        return emit({ type: 'started' });
      case 'sentence':
        startedAt = now();
        index = sentences.findIndex(({ start }) => start === event.range.start);
        reportTime(0);
        return emit({ type: 'reached', sentence: event.range, word: null });
      case 'word':
        return emit({ type: 'reached', sentence: sentences[index] ?? null, word: event.range });
      case 'ended':
        stop();
        return emit({ type: 'ended' });
      case 'failed':
        stop();
        return emit({ type: 'failed', error: new SpeechError(problems[event.reason]) });
    }
  }

  function speak(): void {
    startedAt = undefined;
    speaker.speak({ text, locale, rate, from: sentences[index]?.start ?? 0, onEvent });
  }

  function goTo(target: number): void {
    const next = Math.min(Math.max(target, 0), sentences.length - 1);
    if (next === index) return;
    index = next;
    reportTime(0);
    emit({ type: 'reached', sentence: sentences[index] ?? null, word: null });
    if (!paused) speak();
  }

  speak();
  return {
    pause() {
      paused = true;
      startedAt = undefined;
      speaker.cancel();
      emit({ type: 'paused' });
    },
    resume() {
      paused = false;
      emit({ type: 'resumed' });
      speak();
    },
    seek(target) {
      goTo(sentences.findLastIndex((_sentence, at) => timeOf(at) <= target + 0.05));
    },
    skip: (by) => goTo(index + by),
  };
}
