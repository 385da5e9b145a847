import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { defaultVoice, hdVoiceIds, listVoices } from '../../../shared/voices.ts';
import { useFirstAction } from '../../platform/use-first-action.ts';
import { initialSpeechState } from './speech-state.ts';
import type { PlaybackControls, PlaybackOptions } from './use-playback.ts';

type Host = typeof import('./playback-host.tsx').PlaybackHost;
type Request = (controls: PlaybackControls) => void;

const signedOut = { signedIn: false, tier: 'free', trialUsed: false } as const;

/**
 * Reading aloud, loaded once there is something to read or somebody to read it to: the first paint of an empty
 * page does without. What is asked for meanwhile is done as soon as it is there. The host is to be drawn somewhere.
 */
export function usePlaybackWhenNeeded(
  options: PlaybackOptions,
  hasText: boolean,
): { controls: PlaybackControls; host: ReactNode } {
  const acted = useFirstAction();
  const [asked, setAsked] = useState(0);
  const [PlaybackHost, setHost] = useState<Host | null>(null);
  const [controls, setControls] = useState<PlaybackControls | null>(null);
  const waiting = useRef<Request[]>([]);
  const needed = acted || hasText || options.userId !== undefined || asked > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new request tries again where loading failed.
  useEffect(() => {
    if (!needed || PlaybackHost) return;
    let current = true;
    import('./playback-host.tsx').then(
      (module) => current && setHost(() => module.PlaybackHost),
      () => {
        waiting.current = [];
      },
    );
    return () => {
      current = false;
    };
  }, [needed, asked, PlaybackHost]);

  const take = useCallback((next: PlaybackControls) => {
    setControls(next);
    for (const request of waiting.current.splice(0)) request(next);
  }, []);

  // The host must not be drawn again for callbacks that only look new.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const onUpgrade = useCallback(() => latest.current.onUpgrade(), []);
  const onSignIn = useCallback(() => latest.current.onSignIn(), []);

  const ask = (request: Request) => {
    waiting.current.push(request);
    setAsked((count) => count + 1);
  };
  const { userId, tier, tierKnown } = options;
  return {
    controls: controls ?? idleControls(ask),
    host: PlaybackHost && (
      <PlaybackHost
        userId={userId}
        tier={tier}
        tierKnown={tierKnown}
        onUpgrade={onUpgrade}
        onSignIn={onSignIn}
        onControls={take}
      />
    ),
  };
}

/** What the page shows before the playback is there. */
function idleControls(ask: (request: Request) => void): PlaybackControls {
  const nothing = () => {};
  return {
    state: initialSpeechState('free'),
    list: listVoices(hdVoiceIds, signedOut),
    voice: defaultVoice,
    trialOpen: false,
    speed: 1,
    highlight: null,
    play: (reading) => ask((controls) => controls.play(reading)),
    preview: (id) => ask((controls) => controls.preview(id)),
    choose: (id) => ask((controls) => controls.choose(id)),
    lookUp: () => ask((controls) => controls.lookUp()),
    setSpeed: (speed) => ask((controls) => controls.setSpeed(speed)),
    stop: nothing,
    pause: nothing,
    resume: nothing,
    seek: nothing,
    downloadUrl: () => null,
  };
}
