import { type ReactNode, useEffect, useId } from 'react';
import { keepAwake } from '../../platform/wake-lock.ts';
import { ElapsedTime } from './elapsed-time.tsx';
import { RecordButton, type RecordButtonState } from './record-button.tsx';
import { recorderStrings as strings } from './strings.ts';
import type { RecorderView } from './use-recorder.ts';

export interface RecordDockProps {
  recorder: RecorderView;
  paused: boolean;
}

function buttonState({ phase, supported, help }: RecorderView, paused: boolean): RecordButtonState {
  if (!supported) return 'unsupported';
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

function Hint({ state, help }: { state: RecordButtonState; help: string | null }) {
  switch (state) {
    case 'recording':
      return <WithSpace>{strings.recordingHint}</WithSpace>;
    case 'idle':
      return <WithSpace>{strings.idleHint}</WithSpace>;
    case 'error':
      return help;
    case 'starting':
      return strings.startingHint;
    case 'stopping':
      return strings.stoppingHint;
    case 'paused':
      return strings.pausedHint;
    case 'unsupported':
      return strings.unsupportedHint;
  }
}

/** The record button and what it is doing: below the card, or docked in reach of the thumb on a phone. */
export function RecordDock({ recorder, paused }: RecordDockProps) {
  const hint = useId();
  const state = buttonState(recorder, paused);
  const recording = state === 'recording';
  useEffect(() => (recording ? keepAwake() : undefined), [recording]);
  return (
    <div className="record-dock" data-docked={state === 'unsupported' ? undefined : ''}>
      <RecordButton
        state={state}
        onPress={recorder.press}
        subscribeSpeech={recorder.subscribeSpeech}
        describedBy={hint}
      />
      <p
        id={hint}
        className="flex min-h-6 max-w-md items-baseline justify-center gap-2 text-balance text-center text-muted text-sm"
      >
        {recording && <ElapsedTime />}
        <span>
          <Hint state={state} help={recorder.help} />
        </span>
      </p>
    </div>
  );
}
