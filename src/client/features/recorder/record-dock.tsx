import { ChevronDown, FileUp, Mic } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { clockTime } from '../../../shared/clock-time.ts';
import { microphoneInUse, microphones } from '../../platform/microphones.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { useBrowserStore, useBrowserValue } from '../../ui/use-browser-value.ts';
import { useNow } from '../../ui/use-now.ts';
import { RecordButton, type RecordButtonState } from './record-button.tsx';
import { recordHelpId } from './record-help.tsx';
import { recorderStrings as strings } from './strings.ts';
import type { RecorderView } from './use-recorder.ts';
import { useSlowStart } from './use-slow-start.ts';

export interface RecordDockProps {
  recorder: RecorderView;
  onMicrophone(): void;
  onImport(): void;
}

function buttonState({ phase, engine, help, paused }: RecorderView): RecordButtonState {
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
  /** How many phrases are still being transcribed. */
  phrases: number;
  /** Whether the engine doesn't answer although the microphone is allowed. */
  slow: boolean;
}

function Hint({ state, asking, signIn, phrases, slow }: HintProps) {
  const [{ pushToTalk }] = useSettings();
  if (signIn) return strings.signInHint;
  switch (state) {
    case 'recording':
      return pushToTalk ? strings.releaseHint : <WithSpace>{strings.recordingHint}</WithSpace>;
    case 'idle':
      if (phrases > 0) return strings.writingHint(phrases);
      if (asking) return strings.idleHintAsking;
      return <WithSpace>{pushToTalk ? strings.holdHint : strings.idleHint}</WithSpace>;
    case 'error':
      return strings.errorHint;
    case 'starting':
      if (slow) return strings.slowHint;
      return asking ? strings.startingHintAsking : strings.startingHint;
    case 'stopping':
      return strings.stoppingHint;
    case 'paused':
      return strings.pausedHint;
    case 'unsupported':
      return strings.unsupportedHint;
  }
}

/** Counts from when it mounts, so restarts of the engine don't reset it. */
function ElapsedTime() {
  const { now, mountedAt } = useNow(1_000);
  return (
    <span className="font-semibold text-ink tabular-nums" title={strings.elapsed}>
      {clockTime(Math.floor((now - mountedAt) / 1_000))}
    </span>
  );
}

const noMicrophones = [] as const;

/** The microphone that will be used; empty until the browser has told its name, which takes a permission. */
function useMicrophoneName(): string {
  const [{ microphone }] = useSettings();
  const all = useBrowserStore(microphones.subscribe, microphones.get, noMicrophones);
  return microphoneInUse(microphone, all);
}

/** The record button with its hint: below the card, or docked within reach of the thumb on a phone. */
export function RecordDock({ recorder, onMicrophone, onImport }: RecordDockProps) {
  const hint = useId();
  const state = buttonState(recorder);
  const recording = state === 'recording';
  const slow = useSlowStart(recorder);
  const asking = useBrowserValue(recorder.isAsking, false);
  const microphone = useMicrophoneName();
  return (
    <div className="record-dock" data-docked={state === 'unsupported' ? undefined : ''}>
      <div className="dock-row">
        <RecordButton
          state={state}
          onPress={recorder.press}
          onRelease={recorder.finish}
          recorder={recorder}
          // The server's recogniser reports a silent microphone itself.
          onNoSound={
            recorder.engine === 'browser' ? (name) => recorder.notice({ kind: 'no-sound', name }) : undefined
          }
          describedBy={state === 'error' ? `${recordHelpId} ${hint}` : hint}
        />
        <button
          type="button"
          aria-label={strings.import}
          title={strings.import}
          onClick={onImport}
          className={buttonClass(
            'quiet',
            cx('dock-tool dock-import', recorder.phase !== 'idle' && 'invisible'),
          )}
        >
          <FileUp aria-hidden="true" />
          <span>{strings.import}</span>
        </button>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={microphone === '' ? strings.microphone : `${strings.microphone}: ${microphone}`}
          title={strings.microphone}
          onClick={onMicrophone}
          className={buttonClass(
            'quiet',
            cx(
              'dock-tool dock-microphone roomy:whitespace-normal! roomy:justify-start roomy:gap-1.5 roomy:px-2',
              state === 'unsupported' && 'invisible',
            ),
          )}
        >
          <Mic aria-hidden="true" />
          <span>
            <span className="line-clamp-2 text-start">
              {microphone === '' ? strings.microphone : microphone}
            </span>
          </span>
          <ChevronDown aria-hidden="true" className="dock-chevron" />
        </button>
      </div>
      {/* Balancing the lines again each second would take more time than everything else on the page. */}
      <div id={hint} className={cx('record-hint text-muted', !recording && 'text-balance')}>
        {recording && <ElapsedTime />}
        {/* A new node once the permission is known: resizing the old one would be a layout shift. */}
        <span key={String(asking)}>
          <Hint
            state={state}
            asking={asking}
            signIn={recorder.engine === 'sign-in'}
            phrases={recorder.queue.phrases}
            slow={slow}
          />
        </span>
      </div>
    </div>
  );
}
