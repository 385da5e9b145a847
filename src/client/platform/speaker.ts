import { breathRanges, type TextRange } from '../../shared/sentences.ts';
import { chooseVoice } from './choose-voice.ts';
import { wordsMustStay } from './device-mode.ts';
import { sentLog } from './sent-log.ts';

export type SpeakerFailure = 'no-voice' | 'interrupted' | 'failed' | 'unsupported';

/** Ranges are positions in the text of the reading. */
export type SpeakerEvent =
  | { type: 'started' }
  | { type: 'sentence'; range: TextRange }
  | { type: 'word'; range: TextRange }
  | { type: 'ended' }
  | { type: 'failed'; reason: SpeakerFailure };

export interface Reading {
  text: string;
  locale: string;
  /** Reading begins with the sentence at this position in the text. */
  from?: number;
  /** Called for each sentence, so that a change applies to the next one. */
  rate(): number;
  onEvent(event: SpeakerEvent): void;
}

export interface Speaker {
  /** Call it in the tap's event handler: some engines stay silent otherwise. Stops the previous reading. */
  speak(reading: Reading): void;
  /** Stops without an event. */
  cancel(): void;
}

export interface SpeakerDeps {
  synthesis: SpeechSynthesis | undefined;
  createUtterance(text: string): SpeechSynthesisUtterance;
}

/** Google's voices stop after 15 seconds, so the text is spoken in shorter chunks. */
const maxChunkLength = { letters: 150, ideographs: 50 };
const voicesPollMs = 250;
const voicesTimeoutMs = 5_000;
/** Chrome drops an utterance that is spoken right after a cancel. */
const afterCancelMs = 10;

/** Splits text into sentences, and long sentences into several chunks. */
export function speechChunks(text: string, locale: string): TextRange[] {
  return breathRanges(text, locale, isDense(locale) ? maxChunkLength.ideographs : maxChunkLength.letters);
}

const isDense = (locale: string): boolean => /^(zh|ja|ko|th)/.test(locale);

export function createSpeaker({ synthesis, createUtterance }: SpeakerDeps): Speaker {
  let stopCurrent: (() => void) | undefined;

  return {
    speak(reading) {
      const afterAnother = stopCurrent !== undefined;
      stopCurrent?.();
      stopCurrent = undefined;
      if (!synthesis) {
        reading.onEvent({ type: 'failed', reason: 'unsupported' });
        return;
      }
      let ended = false;
      const onEvent = (event: SpeakerEvent) => {
        ended = event.type === 'ended' || event.type === 'failed';
        if (ended) stopCurrent = undefined;
        reading.onEvent(event);
      };
      const stop = read(synthesis, createUtterance, { ...reading, onEvent }, afterAnother);
      if (!ended) stopCurrent = stop;
    },
    cancel() {
      stopCurrent?.();
      stopCurrent = undefined;
      synthesis?.cancel();
    },
  };
}

function read(
  synthesis: SpeechSynthesis,
  createUtterance: SpeakerDeps['createUtterance'],
  { text, locale, from = 0, rate, onEvent }: Reading,
  afterAnother: boolean,
): () => void {
  const chunks = speechChunks(text, locale).filter((chunk) => chunk.end > from);
  // Safari garbage-collects utterances without a reference, and their end event never fires.
  const held: SpeechSynthesisUtterance[] = [];
  let ended = false;
  let started = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting: (() => void) | undefined;

  const later = (ms: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  };
  const finish = (event?: SpeakerEvent) => {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    stopWaiting?.();
    if (event) onEvent(event);
  };

  function speakChunk(index: number, voice: SpeechSynthesisVoice): void {
    const range = chunks[index];
    if (ended) return;
    if (!range) {
      finish({ type: 'ended' });
      return;
    }
    const words = text.slice(range.start, range.end);
    const utterance = createUtterance(words);
    utterance.voice = voice;
    utterance.lang = locale;
    utterance.rate = rate();
    held.push(utterance);
    let done = false;
    const next = () => {
      if (done || ended) return;
      done = true;
      speakChunk(index + 1, voice);
    };
    utterance.onstart = () => {
      if (ended || done) return;
      if (!started) onEvent({ type: 'started' });
      started = true;
      onEvent({ type: 'sentence', range });
    };
    utterance.onboundary = (event) => {
      if (ended || done || event.name !== 'word') return;
      const word = wordAt(text, range.start + event.charIndex, locale);
      if (word) onEvent({ type: 'word', range: word });
    };
    utterance.onend = next;
    utterance.onerror = (event) => {
      if (ended || done) return;
      const stopped = event.error === 'canceled' || event.error === 'interrupted';
      finish({ type: 'failed', reason: stopped ? 'interrupted' : 'failed' });
    };
    try {
      synthesis.speak(utterance);
    } catch {
      finish({ type: 'failed', reason: 'failed' });
      return;
    }
    // Engines sometimes never fire the end event, so we wait at most three times as long as speech takes.
    later(5_000 + (words.length * (isDense(locale) ? 900 : 240)) / utterance.rate, () => {
      if (ended || done) return;
      done = true;
      synthesis.cancel();
      if (started) later(afterCancelMs, () => speakChunk(index + 1, voice));
      else finish({ type: 'failed', reason: 'failed' });
    });
  }

  function begin(): void {
    const voices = synthesis.getVoices();
    const allowed = wordsMustStay() ? voices.filter(({ localService }) => localService) : voices;
    const voice = chooseVoice(allowed, locale);
    if (!voice) {
      finish({ type: 'failed', reason: 'no-voice' });
      return;
    }
    if (!voice.localService) sentLog.add('browserVoice', text.length - (chunks[0]?.start ?? 0));
    if (synthesis.paused) synthesis.resume();
    const busy = synthesis.speaking || synthesis.pending;
    if (busy) synthesis.cancel();
    if (busy || afterAnother) later(afterCancelMs, () => speakChunk(0, voice));
    else speakChunk(0, voice);
  }

  stopWaiting = whenVoices(synthesis, begin);
  return () => {
    finish();
    synthesis.cancel();
  };
}

/** Runs at once if the voices are loaded, so that the tap still counts. Not every browser fires voiceschanged. */
function whenVoices(synthesis: SpeechSynthesis, then: () => void): () => void {
  if (synthesis.getVoices().length > 0) {
    then();
    return () => undefined;
  }
  const stop = () => {
    clearInterval(poll);
    synthesis.removeEventListener('voiceschanged', look);
  };
  let waited = 0;
  const look = () => {
    waited += voicesPollMs;
    if (synthesis.getVoices().length === 0 && waited < voicesTimeoutMs) return;
    stop();
    then();
  };
  const poll = setInterval(look, voicesPollMs);
  synthesis.addEventListener('voiceschanged', look);
  return stop;
}

export function createBrowserSpeaker(): Speaker {
  return createSpeaker({
    synthesis: typeof window === 'undefined' ? undefined : window.speechSynthesis,
    createUtterance: (text) => new SpeechSynthesisUtterance(text),
  });
}

/** The word at a position. Engines report where a word starts, but not always where it ends. */
function wordAt(text: string, position: number, locale: string): TextRange | undefined {
  // A small window, because segmenting a long text for every word would be slow.
  const start = Math.max(0, position - 40);
  const part = new Intl.Segmenter(locale, { granularity: 'word' })
    .segment(text.slice(start, position + 40))
    .containing(position - start);
  if (!part?.isWordLike) return undefined;
  return { start: start + part.index, end: start + part.index + part.segment.length };
}
