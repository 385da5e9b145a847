import { ALargeSmall, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { htmlLang, isRightToLeft, type LanguageCode } from '../../../shared/languages.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { TextSize } from './conversation-draft.ts';
import { spokenText } from './conversation-reducer.ts';
import type { ConversationState, Side, Turn } from './conversation-state.ts';
import { textsFor } from './conversation-texts.ts';
import { halfStrings } from './half-strings.ts';
import { conversationStrings as strings } from './strings.ts';
import type { TurnActions } from './turn-menu-content.tsx';
import { TurnView } from './turn-view.tsx';

export interface ConversationHalfProps extends TurnActions {
  side: Side;
  state: ConversationState;
  size: TextSize;
  onSize(): void;
  /** Upside down, for the person on the other side of the table. */
  turned: boolean;
  /** A turn that fills the half. */
  shown: Turn | null;
  onHide(): void;
  languageChoice: ReactNode;
  button: ReactNode;
  /** The id of the hint that describes the button. */
  hintId: string;
}

/** One person's half: what was said in their language, and their record button. */
export function ConversationHalf(props: ConversationHalfProps) {
  const { side, state, size, onSize, turned, shown, onHide, languageChoice, button, hintId, ...actions } =
    props;
  const language = state.languages[side];
  const words = halfStrings(language);
  const end = useRef<HTMLLIElement>(null);
  const { speaking, turns } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest words stay in sight
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [turns, speaking]);
  return (
    <section
      aria-label={strings[side]}
      lang={htmlLang(language)}
      dir={isRightToLeft(language) ? 'rtl' : 'ltr'}
      className={cx('flex min-h-0 flex-1 basis-0 flex-col px-5', turned && 'rotate-180')}
    >
      {shown ? (
        <ShownTurn turn={shown} side={side} onHide={onHide} />
      ) : (
        <ol className="mt-auto flex min-h-0 flex-col gap-3 overflow-y-auto overscroll-contain py-3">
          {turns.map((turn) => (
            <TurnView
              key={turn.id}
              turn={turn}
              reader={side}
              latest={turn === turns.at(-1) && !speaking}
              size={size}
              words={words}
              online={state.online}
              reading={state.reading === turn.id}
              {...actions}
            />
          ))}
          {speaking && <SpokenNow speaking={speaking} side={side} language={language} words={words} />}
          <li ref={end} aria-hidden="true" />
        </ol>
      )}
      <div className="grid shrink-0 grid-cols-[1fr_auto_1fr] items-center gap-2">
        <div className="min-w-0">{languageChoice}</div>
        {button}
        <IconButton label={strings.textSize} onClick={onSize} className="justify-self-end">
          <ALargeSmall aria-hidden="true" />
        </IconButton>
      </div>
      <p id={hintId} className="pt-1 pb-3 text-center text-muted text-sm">
        {speaking?.side === side ? words.finish : words.hint}
      </p>
    </section>
  );
}

function SpokenNow(props: {
  speaking: NonNullable<ConversationState['speaking']>;
  side: Side;
  language: LanguageCode;
  words: ReturnType<typeof halfStrings>;
}) {
  const { speaking, side, language, words } = props;
  if (speaking.side !== side) return <li className="text-muted">{words.theySpeak}</li>;
  return (
    <li aria-live="off" className="text-2xl">
      {spokenText(speaking.phrases, language)} <span className="text-muted">{speaking.interim}</span>
    </li>
  );
}

/** Large enough to be read across a table. */
function ShownTurn({ turn, side, onHide }: { turn: Turn; side: Side; onHide(): void }) {
  const { own, ownLanguage } = textsFor(turn, side);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <IconButton label={strings.hide} onClick={onHide} className="self-end">
        <X aria-hidden="true" />
      </IconButton>
      <p
        lang={htmlLang(ownLanguage)}
        dir={isRightToLeft(ownLanguage) ? 'rtl' : 'ltr'}
        className="my-auto overflow-y-auto text-3xl"
      >
        {own ?? turn.text}
      </p>
    </div>
  );
}
