import { Square, Volume2 } from 'lucide-react';
import { trialVoice, type Voice } from '../../../shared/voices.ts';
import { Badge } from '../../ui/badge.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { playbackStrings, voiceTexts } from './strings.ts';
import type { PlaybackControls } from './use-playback.ts';
import type { Voices } from './use-voices.ts';
import { voiceName } from './voice-name.ts';

export interface VoiceSelectorProps {
  controls: Voices & Pick<PlaybackControls, 'state' | 'preview'>;
  /** Whether there is always room for the whole name. */
  roomy?: boolean;
  className?: string;
}

export function VoiceSelector({ controls, roomy = false, className }: VoiceSelectorProps) {
  const { list, voice, trialOpen, state } = controls;
  const chosen = list.find((candidate) => candidate.id === voice);
  const badgeOf = ({ id, premium }: Voice) => {
    if (id === trialVoice && trialOpen) return playbackStrings.tryOnce;
    return premium ? playbackStrings.premium : undefined;
  };
  return (
    <Combobox
      label={playbackStrings.voice}
      value={voice}
      onChange={controls.choose}
      onApproach={controls.fetchVoices}
      className={className}
      options={list.map((candidate) => {
        const badge = badgeOf(candidate);
        return {
          value: candidate.id,
          label: voiceName(candidate.id),
          detail: voiceTexts?.descriptions[candidate.id] ?? candidate.description,
          locked: candidate.locked,
          ...(badge ? { badge } : {}),
        };
      })}
      display={
        roomy
          ? undefined
          : chosen && (
              <>
                <span className={cx('truncate max-sm:hidden', chosen.id === 'browser' && 'max-lg:hidden')}>
                  {voiceName(chosen.id)}
                </span>
                {chosen.id === 'browser' && (
                  <span className="truncate max-sm:hidden lg:hidden">{playbackStrings.browserShort}</span>
                )}
                {chosen.id === trialVoice && trialOpen && (
                  <Badge className="max-sm:hidden">{playbackStrings.tryOnce}</Badge>
                )}
              </>
            )
      }
      footer={playbackStrings.aiVoices}
      aside={({ value, label }) => {
        const isPreviewing = state.previewing === value;
        return (
          <IconButton
            label={isPreviewing ? playbackStrings.stopPreview(label) : playbackStrings.preview(label)}
            onClick={() => controls.preview(value)}
            className="-outline-offset-2"
          >
            {!isPreviewing && <Volume2 aria-hidden="true" />}
            {isPreviewing && state.phase === 'loading' && <Spinner />}
            {isPreviewing && state.phase !== 'loading' && <Square aria-hidden="true" fill="currentColor" />}
          </IconButton>
        );
      }}
    />
  );
}
