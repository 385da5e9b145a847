import { type LanguageCode, languageOf } from '../../../shared/languages.ts';
import type { LiveLimits } from '../../../shared/live-limits.ts';
import { charactersAMinute } from '../../../shared/live-rules.ts';
import { unlimited } from '../../../shared/unlimited.ts';
import { Button } from '../../ui/button.tsx';
import type { LiveRoomState } from './create-live-room.ts';
import { liveStrings as strings } from './strings.ts';

export interface LiveStartProps {
  state: LiveRoomState;
  limits: LiveLimits;
  /** While On this device is on: what the page translates into, if anything. */
  onDevice: { language: LanguageCode | undefined } | undefined;
  /** Undefined if nobody has to sign in. */
  onSignIn: (() => void) | undefined;
  /** Undefined if there is nothing to buy. */
  onUpgrade: (() => void) | undefined;
  onStart(): void;
}

/** Says what sharing means and what it uses, before anything is shared. */
export function LiveStart({ state, limits, onDevice, onSignIn, onUpgrade, onStart }: LiveStartProps) {
  const { viewers, languages, secondsADay } = limits;
  const isTranslated = languages > 0 && !onDevice;
  const pageLanguage = languages > 0 ? onDevice?.language : undefined;
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="text-base">{isTranslated ? strings.intro : strings.introOriginal}</p>
      <p className={onDevice ? 'text-warn' : 'text-muted'}>{strings.leaves}</p>
      {onDevice && (
        <p className="text-muted">
          {pageLanguage === undefined
            ? strings.onDevice
            : strings.onDeviceTranslated(languageOf(pageLanguage).nativeName)}
        </p>
      )}
      {isTranslated && <p className="text-muted">{strings.uses(charactersAMinute)}</p>}
      {secondsADay !== unlimited && (
        <p className="text-muted">{strings.freePlan({ viewers, minutes: secondsADay / 60 })}</p>
      )}
      {isTranslated && languages !== unlimited && (
        <p className="text-muted">{strings.premiumPlan({ viewers, languages })}</p>
      )}
      {state.problem && (
        <p role="alert" className="text-bad">
          {state.problem === 'time-used' ? strings.timeUsed : strings.failed}
        </p>
      )}
      {onSignIn ? (
        <>
          <p>{strings.signInNote}</p>
          <Button onClick={onSignIn}>{strings.signIn}</Button>
        </>
      ) : (
        <Button onClick={onStart} busy={state.phase === 'starting'}>
          {strings.start}
        </Button>
      )}
      {onUpgrade && (
        <Button variant="outline" onClick={onUpgrade}>
          {strings.upgrade}
        </Button>
      )}
    </div>
  );
}
