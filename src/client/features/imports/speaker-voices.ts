import type { FilePhrase } from '../../../shared/document/chapters.ts';
import type { Document } from '../../../shared/document/document.ts';
import { speakersIn } from '../../../shared/document/speakers.ts';
import { engineLocale, type LanguageCode } from '../../../shared/languages.ts';
import { knownSpeakerLimits } from '../../../shared/recognition/known-speaker-limits.ts';
import type { KnownSpeaker, SpokenTurn } from '../../../shared/recognition/speaker-turns-schema.ts';
import { speechRate } from '../../../shared/resample.ts';
import { packedRanges } from '../../../shared/sentences.ts';
import type { StoredSegment } from '../../platform/speech/segment-store.ts';
import { fromWav, toWav } from '../../platform/speech/wav.ts';
import { timeInFile } from './join-segments.ts';

/** Somebody who speaks in an import. */
export interface Voice {
  /** What the provider calls them once it has a sample. */
  label: string;
  /** The name they got first. People may have changed it in the document since. */
  name: string;
  /** Left out until they have spoken for long enough without anybody else. */
  sample?: { wav: ArrayBuffer; ms: number; inFile: number };
}

export interface NamedTurns {
  /** With times in the file and the names of the document. */
  turns: readonly SpokenTurn[];
  /** Whoever spoke last is at the end. */
  voices: readonly Voice[];
}

const minSampleMs = knownSpeakerLimits.minSeconds * 1_000;
/** Longer samples hardly help, and they are sent with each request. */
const sampleMs = 5_000;
/** About three sentences. */
const phraseLength = 300;
/** Times of turns are not exact, so their edges may belong to somebody else. */
const edgeMs = 200;

/** The voices that the provider is told about: of those that have a sample, the ones that spoke last. */
const sentVoices = (voices: readonly Voice[]): readonly Voice[] =>
  voices.filter(({ sample }) => sample).slice(-knownSpeakerLimits.count);

export const knownSpeakers = (voices: readonly Voice[]): KnownSpeaker[] =>
  sentVoices(voices).flatMap(({ label, sample }) =>
    sample ? [{ name: label, sample: toBase64(sample.wav) }] : [],
  );

/** Finds the speakers of the turns among the voices. Everybody else gets the next number. */
export function nameTurns(
  heard: readonly SpokenTurn[],
  segment: StoredSegment,
  {
    voices,
    document,
    nameOf,
  }: { voices: readonly Voice[]; document: Document; nameOf(number: number): string },
): NamedTurns {
  const taken = new Set([...speakersIn(document), ...voices].map(({ name }) => name));
  const found = new Map(sentVoices(voices).map((voice) => [voice.label, voice]));
  const speaking = new Map<string, Voice>();
  for (const { speaker } of heard) {
    if (speaker === undefined || speaking.has(speaker)) continue;
    const number =
      voices.length + [...speaking.values()].filter((voice) => !voices.includes(voice)).length + 1;
    speaking.set(
      speaker,
      found.get(speaker) ?? { label: `speaker-${number}`, name: freeName(taken, nameOf) },
    );
  }
  const names = new Map([...speaking].map(([label, voice]) => [label, nameNow(voice, document)]));
  const places = segment.places ?? [];
  const turns = heard.map(({ speaker, text, from, to }) => ({
    text,
    from: timeInFile(places, from),
    to: Math.max(timeInFile(places, from), timeInFile(places, to, true)),
    ...(speaker !== undefined && { speaker: names.get(speaker) }),
  }));
  const heardVoices = [...speaking].map(([label, voice]) => withSample(voice, label, heard, segment));
  const isHeard = ({ label }: Voice) => heardVoices.some((voice) => voice.label === label);
  return { turns, voices: [...voices.filter((voice) => !isHeard(voice)), ...heardVoices] };
}

/** The turns as phrases. Long ones are cut at the end of a sentence, because a turn may be longer than a chapter. */
export function phrasesOf(
  turns: readonly SpokenTurn[],
  { pauseMs }: StoredSegment,
  language: LanguageCode,
): FilePhrase[] {
  const phrases: FilePhrase[] = [];
  for (const { text, from, to, speaker } of turns) {
    const before = phrases.at(-1);
    const timeAt = (position: number) =>
      Math.round(from + ((to - from) * position) / Math.max(1, text.length));
    const pause = before ? Math.max(0, from - before.time.to) : pauseMs;
    for (const [index, { start, end }] of packedRanges(text, engineLocale(language), phraseLength).entries())
      phrases.push({
        words: text.slice(start, end),
        pauseMs: index === 0 ? pause : 0,
        time: { from: timeAt(start), to: timeAt(end), ...(speaker !== undefined && { speaker }) },
      });
  }
  return phrases;
}

function freeName(taken: Set<string>, nameOf: (number: number) => string): string {
  let number = 1;
  while (taken.has(nameOf(number))) number += 1;
  taken.add(nameOf(number));
  return nameOf(number);
}

/** What the words of the sample are called in the document by now. */
function nameNow({ name, sample }: Voice, { chapters }: Document): string {
  if (!sample) return name;
  const { inFile } = sample;
  const segments = chapters.flatMap((chapter) => chapter.segments);
  const said = segments.find(
    ({ from = inFile + 1, to = inFile, speaker }) => speaker !== undefined && from <= inFile && inFile < to,
  );
  return said?.speaker ?? name;
}

/** The voice with a better sample, if a turn has one. */
function withSample(
  voice: Voice,
  label: string,
  heard: readonly SpokenTurn[],
  segment: StoredSegment,
): Voice {
  const lengthOf = ({ from, to }: SpokenTurn) => Math.min(sampleMs, to - from - 2 * edgeMs);
  const clean = heard.filter(
    (turn) =>
      turn.speaker === label &&
      heard.every(({ speaker, from, to }) => speaker === label || to <= turn.from || from >= turn.to),
  );
  const [best] = clean.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  if (!best || lengthOf(best) < Math.max(minSampleMs, (voice.sample?.ms ?? 0) + 1)) return voice;
  const start = best.from + edgeMs;
  const at = (ms: number) => Math.round((ms * speechRate) / 1_000);
  const samples = fromWav(segment.wav).subarray(at(start), at(start + lengthOf(best)));
  const ms = (samples.length * 1_000) / speechRate;
  if (ms < minSampleMs) return voice;
  return {
    ...voice,
    sample: { wav: toWav(samples), ms, inFile: timeInFile(segment.places ?? [], start + ms / 2) },
  };
}

function toBase64(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}
