import { type ReactNode, useEffect, useId, useState } from 'react';
import { localStore } from '../../platform/storage.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ElapsedTime } from './elapsed-time.tsx';
import { RecordButton, type RecordButtonState } from './record-button.tsx';
import { recordHelpId } from './record-help.tsx';
import { recorderStrings as strings } from './strings.ts';
import type { RecorderView } from './use-recorder.ts';

export interface RecordDockProps {
  recorder: RecorderView;
  paused: boolean;
  onMicrophone(): void;
}

function buttonState({ phase, engine, help }: RecorderView, paused: boolean): RecordButtonState {
  if (engine === 'none') return 'unsupported';
  if (phase !== 'idle') return phase;
  if (paused) return 'paused';
  return help ? 'error' : 'idle';
}

const WithSpace = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <span className="max-md:hidden">
      , {strings.or} <kbd>{strings.space}</kbd>
    </span>
  </>
);

interface HintProps {
  state: RecordButtonState;
  /** Whether the browser will ask for permission. The hint then says so in advance. */
  asking: boolean;
  signIn: boolean;
}

function Hint({ state, asking, signIn }: HintProps) {
  if (signIn) return strings.signInHint;
  switch (state) {
    case 'recording':
      return <WithSpace>{strings.recordingHint}</WithSpace>;
    case 'idle':
      return asking ? strings.idleHintAsking : <WithSpace>{strings.idleHint}</WithSpace>;
    case 'error':
      return strings.errorHint;
    case 'starting':
      return asking ? strings.startingHintAsking : strings.startingHint;
    case 'stopping':
      return strings.stoppingHint;
    case 'paused':
      return strings.pausedHint;
    case 'unsupported':
      return strings.unsupportedHint;
  }
}

/** The record button with its hint: below the card, or docked within reach of the thumb on a phone. */
export function RecordDock({ recorder, paused, onMicrophone }: RecordDockProps) {
  const hint = useId();
  const state = buttonState(recorder, paused);
  const recording = state === 'recording';
  const [asking, setAsking] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each recording may have changed the permission
  useEffect(() => setAsking(localStore.read('micPermission') !== 'granted'), [recording]);
  return (
    <div className="record-dock" data-docked={state === 'unsupported' ? undefined : ''}>
      <div className="relative">
        <RecordButton
          state={state}
          onPress={recorder.press}
          onRelease={recorder.finish}
          subscribeSpeech={recorder.subscribeSpeech}
          // The server's recogniser reports a silent microphone itself.
          onNoSound={
            recorder.engine === 'browser'
              ? (name) => recorder.onNotice({ kind: 'no-sound', name })
              : undefined
          }
          describedBy={state === 'error' ? `${recordHelpId} ${hint}` : hint}
        />
        {/* On phones it is in the menu with the other tools. */}
        <span className="absolute inset-y-0 start-full ms-6 hidden items-center roomy:flex">
          <Button variant="quiet" aria-haspopup="dialog" onClick={onMicrophone}>
            {strings.microphone}
          </Button>
        </span>
      </div>
      {/* Balancing the lines again each second would take more time than everything else on the page. */}
      <div id={hint} className={cx('record-hint text-muted', !recording && 'text-balance')}>
        {recording && <ElapsedTime />}
        {/* A new node once the permission is known: resizing the old one would be a layout shift. */}
        <span key={String(asking)}>
          <Hint state={state} asking={asking} signIn={recorder.engine === 'sign-in'} />
        </span>
      </div>
    </div>
  );
}
