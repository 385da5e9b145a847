import { useDeferredValue, useMemo } from 'react';
import { engineLocale } from '../../../shared/languages.ts';
import { page } from '../../platform/page.ts';
import { cx } from '../../ui/cx.ts';
import { audioKeyOf } from './audio-cache.ts';
import { formatTime } from './format-time.ts';
import type { Reading } from './reading.ts';
import { estimateSpeechSeconds } from './speech-estimate.ts';
import { spokenText } from './spoken-text.ts';
import { playbackStrings as strings } from './strings.ts';
import type { PlaybackControls } from './use-playback.ts';

interface PlayEstimateProps {
  controls: PlaybackControls;
  reading: Reading;
  className?: string | undefined;
}

/** An estimate of how long reading the text will take, and the HD characters it will use where they are counted. */
export function PlayEstimate({ controls, reading, className }: PlayEstimateProps) {
  const text = useDeferredValue(reading.text);
  const locale = engineLocale(reading.language);
  const seconds = useMemo(() => estimateSpeechSeconds(text, locale), [text, locale]);
  if (seconds === 0) return null;
  const cost = page().personal ? 0 : costOf(controls, reading);
  const { remainingCharacters: left } = controls.state;
  const tooLittle = left !== 'unlimited' && cost > left;
  return (
    <span
      className={cx(
        'whitespace-nowrap text-sm tabular-nums roomy:text-xs',
        tooLittle ? 'text-warn' : 'text-muted',
        className,
      )}
    >
      {!tooLittle && (
        <span className={cost > 0 ? 'max-[24rem]:hidden' : undefined}>
          {strings.estimate(formatTime(Math.max(1, seconds)))}
          {cost > 0 && ' · '}
        </span>
      )}
      {cost > 0 && (
        <>
          {strings.cost(cost, tooLittle)}
          <span className="max-lg:sr-only"> {strings.unit(cost)}</span>
          {tooLittle && strings.onlyLeft(left)}
        </>
      )}
    </span>
  );
}

/** The browser's voice is free, and so is audio that has already been paid for. */
function costOf({ voice, state }: PlaybackControls, { text, language }: Reading): number {
  const spoken = spokenText(text);
  const isFree = voice === 'browser' || state.paid.includes(audioKeyOf({ text: spoken, language, voice }));
  return isFree ? 0 : spoken.length;
}
