import { Link, Lock, LockOpen, Pause, Play, RefreshCw, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { LiveRoom } from '../../../shared/calls/live-calls.ts';
import { minutesToWarn } from '../../../shared/live-rules.ts';
import { isLoopbackName } from '../../../shared/loopback-name.ts';
import { languageName } from '../../interface/language-names.ts';
import { interfaceLocale } from '../../interface/translated.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { qrPath } from '../../ui/qr-path.ts';
import { useCopyText } from '../../ui/use-copy-text.ts';
import type { LiveRoomState } from './create-live-room.ts';
import { liveStrings as strings } from './strings.ts';

export interface LivePanelProps {
  state: LiveRoomState;
  recording: boolean;
  onPause(paused: boolean): void;
  onLock(locked: boolean): void;
  onReplace(): void;
  onEnd(): void;
}

const copyToasts = { copied: { title: strings.copied }, failed: { title: strings.notCopied } };

const clock = new Intl.DateTimeFormat(interfaceLocale, { hour: 'numeric', minute: '2-digit' });

/** Whether viewers see that the speaker has paused. */
const isPaused = (state: LiveRoomState, recording: boolean) => state.pausedByHand || !recording;

export function LiveBadge({ state, recording }: Pick<LivePanelProps, 'state' | 'recording'>) {
  if (!state.room) return null;
  const paused = isPaused(state, recording) || state.problem === 'time-used';
  return (
    <span
      className={cx(
        'inline-flex items-center gap-2 rounded-full px-3 py-1 font-semibold text-sm',
        paused ? 'bg-sunken text-warn' : 'bg-sunken text-bad',
      )}
    >
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />
      {paused ? strings.paused : strings.liveSince(clock.format(new Date(state.room.startedAt)))}
    </span>
  );
}

/** The open room: the link, who is reading in which language, and the controls. */
export function LivePanel({ state, recording, onPause, onLock, onReplace, onEnd }: LivePanelProps) {
  const copy = useCopyText(copyToasts);
  const { room } = state;
  if (!room) return null;
  const { locked } = room;
  const { host, pathname: path, hostname } = new URL(room.url);
  return (
    <div className="flex flex-col gap-4">
      {locked ? (
        <p className="rounded-control bg-sunken p-3 text-sm">{strings.lockedNote}</p>
      ) : (
        <div className="flex items-center gap-4">
          <QrCode
            text={room.url}
            label={strings.qr}
            className="size-32 shrink-0 rounded-control border border-line"
          />
          <div className="flex min-w-0 flex-col items-start gap-3">
            <p className="font-semibold text-sm [overflow-wrap:anywhere]">
              {host}
              <wbr />
              {path}
            </p>
            <Button variant="outline" className="px-3" onClick={() => void copy(room.url)}>
              <Link aria-hidden="true" className="size-4" />
              {strings.copyLink}
            </Button>
          </div>
        </div>
      )}
      {isLoopbackName(hostname) && <p className="text-muted text-sm">{strings.onlyHere}</p>}
      <hr className="border-line" />
      <Readers room={room} />
      <Allowances room={room} state={state} />
      {state.isOffline && (
        <p role="status" className="text-sm text-warn">
          {strings.offline}
        </p>
      )}
      {!recording && !state.pausedByHand && <p className="text-muted text-sm">{strings.notRecording}</p>}
      <div className="sticky -bottom-5 -mb-3 grid grid-cols-2 gap-2 bg-surface pt-2 pb-5 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-surface before:to-transparent">
        <Button variant="outline" className="px-2" onClick={() => onPause(!state.pausedByHand)}>
          {state.pausedByHand ? (
            <Play aria-hidden="true" className="size-4" />
          ) : (
            <Pause aria-hidden="true" className="size-4" />
          )}
          {state.pausedByHand ? strings.resume : strings.pause}
        </Button>
        <Button variant="danger" className="px-2" onClick={onEnd}>
          <X aria-hidden="true" className="size-4" />
          {strings.end}
        </Button>
      </div>
      <div className="-mx-2 flex flex-wrap gap-x-2">
        <Button variant="quiet" className="px-2" onClick={() => onLock(!locked)}>
          {locked ? (
            <LockOpen aria-hidden="true" className="size-4" />
          ) : (
            <Lock aria-hidden="true" className="size-4" />
          )}
          {locked ? strings.unlock : strings.lock}
        </Button>
        {!locked && (
          <Button variant="quiet" className="px-2" onClick={onReplace}>
            <RefreshCw aria-hidden="true" className="size-4" />
            {strings.replaceLink}
          </Button>
        )}
      </div>
      <p className="text-muted text-sm">{strings.note}</p>
    </div>
  );
}

function Readers({ room }: { room: LiveRoom }) {
  if (room.viewers === 0) return <p className="text-muted text-sm">{strings.nobody}</p>;
  const most = Math.max(...room.languages.map(({ viewers }) => viewers));
  return (
    <div className="text-sm">
      <p>
        <strong>{strings.viewers(room.viewers)}</strong>{' '}
        <span className="text-muted">{strings.readingIn}</span>
      </p>
      <ul className="mt-2 grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1">
        {room.languages.map(({ language, viewers }) => (
          <li key={language} className="col-span-full grid grid-cols-subgrid items-center">
            <span>{languageName(language)}</span>
            <progress
              aria-hidden="true"
              max={most}
              value={viewers}
              className="live-bar h-1.5 w-full overflow-hidden rounded-full"
            />
            <span className="tabular-nums">{viewers}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the speaker is told before the day's time is used up. */
export function timeWarning(secondsLeft: number | null): string | undefined {
  const minutes = minutesToWarn(secondsLeft);
  return minutes && (minutes === 1 ? strings.oneMinuteLeft : strings.fiveMinutesLeft);
}

function Allowances({ room, state }: { room: LiveRoom; state: LiveRoomState }) {
  const { charactersLeft, secondsLeft, charactersUsed } = room;
  if (state.problem === 'time-used') return <p className="text-sm text-warn">{strings.timeUsed}</p>;
  const warning = timeWarning(secondsLeft);
  return (
    <>
      {charactersUsed && <p className="text-sm text-warn">{strings.charactersUsed}</p>}
      {charactersLeft !== null && (
        <p className="text-muted text-sm tabular-nums">{strings.charactersLeft(charactersLeft)}</p>
      )}
      {secondsLeft !== null && (
        <p className="text-muted text-sm tabular-nums">{strings.minutesLeft(Math.ceil(secondsLeft / 60))}</p>
      )}
      <p role="status" className="text-sm text-warn empty:hidden">
        {warning}
      </p>
    </>
  );
}

export interface EndQuestionProps {
  /** Whether there is a text to save. */
  canKeep: boolean;
  onForget(): void;
  onKeep(): void;
  onCancel(): void;
}

/** Forgetting is the default. */
export function EndQuestion({ canKeep, onForget, onKeep, onCancel }: EndQuestionProps) {
  const [chosen, setChosen] = useState(false);
  const choose = (act: () => void) => () => {
    setChosen(true);
    act();
  };
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">{strings.endTitle}</h3>
      <p className="pb-2 text-muted text-sm">{strings.endText}</p>
      <Button variant="danger" disabled={chosen} onClick={choose(onForget)} autoFocus>
        {strings.forget}
      </Button>
      {canKeep && (
        <Button variant="outline" disabled={chosen} onClick={choose(onKeep)}>
          {strings.keep}
        </Button>
      )}
      <Button variant="quiet" onClick={onCancel}>
        {strings.cancel}
      </Button>
    </div>
  );
}

/** Asks first, because everyone who reads along loses the room. */
export function ReplaceQuestion({ onReplace, onCancel }: { onReplace(): void; onCancel(): void }) {
  const [chosen, setChosen] = useState(false);
  const replace = () => {
    setChosen(true);
    onReplace();
  };
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">{strings.replaceTitle}</h3>
      <p className="pb-2 text-muted text-sm">{strings.replaceText}</p>
      <Button variant="danger" disabled={chosen} onClick={replace} autoFocus>
        {strings.replaceLink}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {strings.cancel}
      </Button>
    </div>
  );
}

/** Always dark on white, which every scanner can read. */
function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { path, size } = useMemo(() => qrPath(text), [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={className}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#111111" shapeRendering="crispEdges" />
    </svg>
  );
}
