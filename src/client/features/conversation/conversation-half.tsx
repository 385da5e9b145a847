import { ALargeSmall, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { isRightToLeft, type LanguageCode } from '../../../shared/languages.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { UpsideDownContext } from '../../ui/upside-down-context.ts';
import { useKeptInView } from '../../ui/use-kept-in-view.ts';
import type { TextSize } from './conversation-draft.ts';
import { spokenText } from './conversation-reducer.ts';
import { type ConversationState, type Side, type Turn, turnsOf } from './conversation-state.ts';
import { langOf, missingText, textsFor } from './conversation-texts.ts';
import { halfStrings } from './half-strings.ts';
import { QuietNote } from './quiet-note.tsx';
import { conversationStrings as strings } from './strings.ts';
import type { TurnActions } from './turn-menu-content.tsx';
import { TurnText } from './turn-text.tsx';
import { latestSizes, TurnView } from './turn-view.tsx';

export interface ConversationHalfProps extends TurnActions {
  side: Side;
  state: ConversationState;
  /** Whether nothing has been heard for a while. */
  quiet: boolean;
  size: TextSize;
  onSize(): void;
  /** Whether it is upside down, for the person on the other side of the table. */
  turned: boolean;
  /** A turn that fills the half. */
  shown: Turn | null;
  languageChoice: ReactNode;
  button: ReactNode;
  /** The id of the hint that describes the button. */
  hintId: string;
  hint: string;
}

/** One person's half: the conversation in their language, and their record button. */
export function ConversationHalf(props: ConversationHalfProps) {
  const {
    side,
    state,
    quiet,
    size,
    onSize,
    turned,
    shown,
    languageChoice,
    button,
    hintId,
    hint,
    ...actions
  } = props;
  const language = state.languages[side];
  const words = halfStrings(language);
  const end = useRef<HTMLLIElement>(null);
  const { speaking } = state;
  const turns = turnsOf(state);
  // The turns are new with each change of the conversation, also while somebody speaks.
  useKeptInView(() => end.current, turns);
  return (
    <UpsideDownContext value={turned}>
      <section
        aria-label={strings[side]}
        lang={langOf(state, side)}
        dir={isRightToLeft(language) ? 'rtl' : 'ltr'}
        className={cx('flex min-h-0 flex-1 basis-0 flex-col px-5', turned && 'rotate-180')}
      >
        {shown ? (
          <ShownTurn turn={shown} side={side} onHide={actions.onHide} />
        ) : (
          // Reversed, so that the end stays in view when pinyin is added later.
          <div className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain">
            <ol className="flex flex-col gap-1 px-3 py-3">
              {turns.map((turn) => (
                <TurnView
                  key={turn.id}
                  turn={turn}
                  reader={side}
                  latest={turn === turns.at(-1) && !speaking}
                  size={size}
                  words={words}
                  status={missingText(turn, state, words)}
                  reading={state.reading === turn.id}
                  {...actions}
                />
              ))}
              {speaking && (
                <SpokenNow
                  speaking={speaking}
                  quiet={quiet}
                  side={side}
                  size={size}
                  language={language}
                  words={words}
                />
              )}
              <li ref={end} aria-hidden="true" />
            </ol>
            {turns.length === 0 && !speaking && (
              <p className="m-auto max-w-80 text-balance text-center text-muted">{words.empty}</p>
            )}
          </div>
        )}
        <div className="grid shrink-0 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2">
          <div className="min-w-0">{languageChoice}</div>
          {button}
          <IconButton label={strings.textSize} onClick={onSize} className="justify-self-end">
            <ALargeSmall aria-hidden="true" />
          </IconButton>
        </div>
        <p id={hintId} className="pt-1 pb-3 text-center text-muted text-sm">
          {hint}
        </p>
      </section>
    </UpsideDownContext>
  );
}

function SpokenNow(props: {
  speaking: NonNullable<ConversationState['speaking']>;
  quiet: boolean;
  side: Side;
  size: TextSize;
  language: LanguageCode;
  words: ReturnType<typeof halfStrings>;
}) {
  const { speaking, quiet, side, size, language, words } = props;
  if (speaking.side !== side) return <li className="text-muted">{words.theySpeak}</li>;
  return (
    <li aria-live="off" className={latestSizes[size]}>
      <TurnText
        text={spokenText(speaking.phrases, language)}
        language={language}
        interim={speaking.interim}
      />
      <QuietNote>{quiet && words.quiet}</QuietNote>
    </li>
  );
}

/** Large enough to read from across a table. */
function ShownTurn({ turn, side, onHide }: { turn: Turn; side: Side; onHide(): void }) {
  const { own, ownLanguage } = textsFor(turn, side);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <IconButton label={strings.hide} onClick={onHide} className="self-end">
        <X aria-hidden="true" />
      </IconButton>
      <p className="my-auto overflow-y-auto text-3xl">
        <TurnText text={own ?? turn.text} language={own === null ? turn.source : ownLanguage} />
      </p>
    </div>
  );
}
