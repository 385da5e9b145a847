import { Volume2 } from 'lucide-react';
import { useRef } from 'react';
import { isRightToLeft } from '../../../shared/languages.ts';
import { cx } from '../../ui/cx.ts';
import { Deferred } from '../../ui/deferred.tsx';
import { useKeptInView } from '../../ui/use-kept-in-view.ts';
import type { TextSize } from './conversation-draft.ts';
import { spokenText } from './conversation-reducer.ts';
import {
  type BothSides,
  type ConversationState,
  type Side,
  type Turn,
  turnsOf,
} from './conversation-state.ts';
import { langOf, missingText, textsFor } from './conversation-texts.ts';
import { halfStrings } from './half-strings.ts';
import { QuietNote } from './quiet-note.tsx';
import { conversationStrings as strings } from './strings.ts';
import type { TurnActions } from './turn-menu-content.tsx';
import { TurnText } from './turn-text.tsx';

export interface TurnRowsProps extends TurnActions {
  state: ConversationState;
  /** Whether nothing has been heard for a while. */
  quiet: boolean;
  sizes: BothSides<TextSize>;
  /** The turn that is enlarged for one side, if any. */
  shownIn(side: Side): Turn | null;
}

const load = () => import('./turn-menu-content.tsx').then((module) => module.TurnMenuContent);
const textSizes = ['text-xl', 'text-2xl', 'text-3xl'] as const;
const sides = ['near', 'far'] as const;
/** The same edges as the languages above, which leave room for the button between them. */
const edges = { near: 'ps-5 pe-8', far: 'ps-8 pe-5' };
const captions = {
  near: { said: strings.youSaid, read: strings.youRead },
  far: { said: strings.theySaid, read: strings.theyRead },
};

/** The conversation as rows, with the two languages side by side. */
export function TurnRows({ state, quiet, sizes, shownIn, ...actions }: TurnRowsProps) {
  const { speaking, reading } = state;
  const turns = turnsOf(state);
  const end = useRef<HTMLLIElement>(null);
  // The turns are new with each change of the conversation, also while somebody speaks.
  useKeptInView(() => end.current, turns);

  const cell = (turn: Turn, side: Side) => {
    const { own, ownLanguage } = textsFor(turn, side);
    const words = halfStrings(state.languages[side]);
    const status = missingText(turn, state, words);
    const isListener = reading === turn.id && turn.side !== side;
    const isLarge = shownIn(side)?.id === turn.id;
    return (
      <div key={side} className={cx('py-3', edges[side])}>
        <p className="flex items-center gap-1.5 text-muted text-xs">
          {captions[side][turn.side === side ? 'said' : 'read']}
          {isListener && <Volume2 aria-hidden="true" className="size-3.5 text-accent" />}
        </p>
        <Deferred
          kind="menu"
          load={load}
          props={{ turn, ...actions }}
          trigger={
            <button
              type="button"
              dir={isRightToLeft(ownLanguage) ? 'rtl' : 'ltr'}
              className={cx(
                'w-full rounded-control py-1.5 text-start',
                isLarge ? 'text-[2.25rem]/[2.75rem]' : textSizes[sizes[side]],
              )}
            >
              {own === null ? (
                <span lang={langOf(state, side)} className="text-base text-muted">
                  {status}
                </span>
              ) : (
                <TurnText text={own} language={ownLanguage} />
              )}
            </button>
          }
        />
      </div>
    );
  };

  return (
    <ol className="grow overflow-y-auto bg-linear-to-r rtl:bg-linear-to-l from-50% from-surface to-50% to-sunken/50">
      {turns.length === 0 && !speaking && (
        <li className="grid grid-cols-2">
          {sides.map((side) => (
            <p key={side} lang={langOf(state, side)} className={cx('py-5 text-muted', edges[side])}>
              {halfStrings(state.languages[side]).empty}
            </p>
          ))}
        </li>
      )}
      {turns.map((turn) => (
        <li key={turn.id} className={cx('grid grid-cols-2', reading === turn.id && 'bg-tint')}>
          {sides.map((side) => cell(turn, side))}
        </li>
      ))}
      {speaking && (
        <li className="grid grid-cols-2">
          {sides.map((side) => (
            <div key={side} className={cx('py-3', edges[side], textSizes[sizes[side]])}>
              {speaking.side === side ? (
                <>
                  <TurnText
                    text={spokenText(speaking.phrases, state.languages[side])}
                    language={state.languages[side]}
                    interim={speaking.interim}
                  />
                  <QuietNote>{quiet && halfStrings(state.languages[side]).quiet}</QuietNote>
                </>
              ) : (
                <span lang={langOf(state, side)} className="text-base text-muted">
                  {halfStrings(state.languages[side]).theySpeak}
                </span>
              )}
            </div>
          ))}
        </li>
      )}
      <li ref={end} aria-hidden="true" className="scroll-mb-44" />
    </ol>
  );
}
