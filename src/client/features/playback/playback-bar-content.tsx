import { Download, Pause, Play } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { kokoroLanguages } from '../../../shared/engine-parts.ts';
import { engineLocale } from '../../../shared/languages.ts';
import { type VoiceId, voiceName } from '../../../shared/voices.ts';
import { readResponse } from '../../api/client.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { page } from '../../platform/page.ts';
import { onServerStrings } from '../../platform/strings.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { audioKeyOf } from './audio-cache.ts';
import { formatTime } from './format-time.ts';
import type { Reading } from './reading.ts';
import { estimateSpeechSeconds } from './speech-estimate.ts';
import { SpeedPicker } from './speed-picker.tsx';
import { spokenText } from './spoken-text.ts';
import { readingStrings as strings } from './strings.ts';
import type { PlaybackControls } from './use-playback.ts';

/** Arrow keys move by a sentence, because the browser's voice can't begin in the middle of one. */
const skipKeys: Readonly<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/** A voice usually starts sooner. This server's own voices need longer for the first text after a start. */
const usualWaitMs = 1_000;
const pollMs = 1_000;

export interface PlaybackBarProps {
  controls: PlaybackControls;
  reading: Reading;
}

export function PlaybackBarContent({ controls, reading, active }: PlaybackBarProps & { active: boolean }) {
  const { state, speed, voice } = controls;
  const download = downloadUrl(controls, reading);
  if (!active && !download) return null;
  // Reserves the space of the download link while the audio is loading. The trial has no download.
  const coming = active && state.isPremiumVoice && !controls.trialOpen;
  return (
    <div className="flex items-center gap-2 border-line border-t px-2 py-1.5 sm:px-3 slim:flex-wrap">
      {active && (
        <IconButton
          disabled={state.phase === 'loading'}
          label={state.paused ? strings.resume : strings.pause}
          onClick={state.paused ? controls.resume : controls.pause}
        >
          {state.paused ? (
            <Play aria-hidden="true" fill="currentColor" />
          ) : (
            <Pause aria-hidden="true" fill="currentColor" />
          )}
        </IconButton>
      )}
      {!active && (
        <span className="min-w-0 px-1 text-muted text-sm max-sm:text-xs">
          {speakerText(voiceName(voice), reading.language)}
        </span>
      )}
      {active && (
        <Waiting key={state.phase} controls={controls} language={reading.language}>
          <Progress controls={controls} reading={reading} />
        </Waiting>
      )}
      {active && <SpeedPicker speed={speed} onChange={controls.setSpeed} />}
      {(download || coming) && (
        <a
          href={download ?? undefined}
          download
          title={strings.download}
          className={buttonClass(
            'quiet',
            cx('shrink-0 px-3', active ? 'max-md:hidden' : 'ms-auto', !download && 'invisible'),
          )}
        >
          <Download aria-hidden="true" className="size-4" />
          {strings.download}
        </a>
      )}
    </div>
  );
}

function speakerText(name: string, language: string): string {
  if (!page().engines.includes('speech')) return strings.aiVoice(name);
  const isKokoro = kokoroLanguages.some((id) => id === language.split('-')[0]);
  return isKokoro ? onServerStrings.voice(name) : onServerStrings.simpleVoice(name);
}

/** The URL of this reading's MP3, for premium users. */
function downloadUrl({ tier, voice, state }: PlaybackControls, { text, language }: Reading): string | null {
  if (tier !== 'premium' || voice === 'browser' || state.audioUrl === null) return null;
  const key = audioKeyOf({ text: spokenText(text), language, voice });
  return state.audioKey === key ? `${state.audioUrl}?download=1` : null;
}

interface WaitingProps {
  controls: PlaybackControls;
  language: Reading['language'];
  children: ReactNode;
}

/** Says why nothing is heard if the wait is long: before the first sound, and whenever the sound stops in between. */
function Waiting({ controls, language, children }: WaitingProps) {
  const { state, voice } = controls;
  const { position, paused, isPremiumVoice } = state;
  const isLoading = state.phase === 'loading';
  const [longAt, setLongAt] = useState<number | null>(null);
  useEffect(() => {
    if (paused || !(isLoading || isPremiumVoice)) return;
    const timer = setTimeout(() => setLongAt(position), usualWaitMs);
    return () => clearTimeout(timer);
  }, [isLoading, paused, isPremiumVoice, position]);
  const isLong = longAt === position && !paused;
  const voiceLoading = useVoiceLoading(
    isLong && isLoading && page().engines.includes('speech') ? voice : 'browser',
    language,
  );
  if (!isLong) return children;
  const loading = voiceLoading
    ? strings.loadingVoice(voiceLoading.loaded, voiceLoading.size)
    : strings.preparing;
  return (
    <p role="status" className="min-w-0 flex-1 text-balance px-1 text-muted text-sm">
      {isLoading ? loading : strings.catchingUp}
    </p>
  );
}

interface VoiceLoading {
  /** In megabytes. */
  loaded: number;
  size: number;
}

/** How much of a voice on this server has been loaded; null if that isn't known, or once all of it has been read. */
function useVoiceLoading(voice: VoiceId, language: Reading['language']): VoiceLoading | null {
  const client = useBackend();
  const [loading, setLoading] = useState<VoiceLoading | null>(null);
  useEffect(() => {
    if (voice === 'browser') return;
    const ask = async () => {
      const response = await client.send('prepareVoice', { params: { voice }, query: { language } });
      const { ready, loaded, size } = await readResponse('prepareVoice', response);
      setLoading(
        ready || loaded >= size ? null : { loaded: Math.floor(loaded / 1e6), size: Math.ceil(size / 1e6) },
      );
    };
    // A failure is reported by the reading itself.
    const askQuietly = () => void ask().catch(() => {});
    askQuietly();
    const timer = setInterval(askQuietly, pollMs);
    return () => clearInterval(timer);
  }, [client, voice, language]);
  return loading;
}

/** A slider once the duration is known or estimated, and a progress bar until then. */
function Progress({ controls, reading }: { controls: PlaybackControls; reading: Reading }) {
  const { position, duration, isPremiumVoice } = controls.state;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = skipKeys[event.key];
    if (by === undefined) return;
    event.preventDefault();
    controls.skip(by);
  };
  const estimate = estimateSpeechSeconds(reading.text, engineLocale(reading.language));
  const total = Math.max(duration ?? estimate, position, 0.1);
  const share = `${(Math.min(1, position / total) * 100).toFixed(1)}%`;
  const times = `${formatTime(position)} / ${formatTime(total)}`;
  return (
    // Time runs from left to right in every language.
    <div dir="ltr" className="flex min-w-0 flex-1 items-center gap-2 slim:basis-full">
      <span className="px-1 text-muted text-sm tabular-nums">{formatTime(position)}</span>
      {duration !== null ? (
        <input
          type="range"
          min={0}
          max={total}
          step={0.1}
          value={Math.min(position, total)}
          aria-label={strings.position}
          aria-valuetext={times}
          onChange={(event) => controls.seek(Number(event.target.value))}
          onKeyDown={onKeyDown}
          className="seek-bar min-w-0 flex-1"
          style={{ '--share': share } as CSSProperties}
        />
      ) : (
        <div
          role="progressbar"
          aria-label={strings.position}
          aria-valuemin={0}
          aria-valuemax={Math.round(total)}
          aria-valuenow={Math.round(position)}
          aria-valuetext={times}
          className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-track"
        >
          <div
            className="h-full rounded-full bg-accent transition-transform duration-200"
            style={{ transform: `translateX(calc(${share} - 100%))` }}
          />
        </div>
      )}
      <span className="px-1 text-muted text-sm tabular-nums">
        {(duration === null || !isPremiumVoice) && '~'}
        {formatTime(total)}
      </span>
    </div>
  );
}
