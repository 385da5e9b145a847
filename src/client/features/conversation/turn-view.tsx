import { Volume2 } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { Deferred } from '../../ui/deferred.tsx';
import type { TextSize } from './conversation-draft.ts';
import type { Side, Turn } from './conversation-state.ts';
import { textsFor } from './conversation-texts.ts';
import type { HalfStrings } from './half-strings.ts';
import type { TurnActions } from './turn-menu-content.tsx';
import { TurnText } from './turn-text.tsx';

export interface TurnViewProps extends TurnActions {
  turn: Turn;
  reader: Side;
  /** Whether this is the last turn, which is shown larger. */
  latest: boolean;
  size: TextSize;
  words: HalfStrings;
  /** Shown instead of a missing translation. */
  status: string;
  reading: boolean;
}

const load = () => import('./turn-menu-content.tsx').then((module) => module.TurnMenuContent);
export const latestSizes = ['text-2xl short:text-xl', 'text-3xl', 'text-[2.75rem]/[3.25rem]'] as const;
const earlierSizes = ['text-base', 'text-lg', 'text-xl'] as const;

/** A turn as one person reads it: in their language, with the other language below. */
export function TurnView({ turn, reader, latest, size, words, status, reading, ...actions }: TurnViewProps) {
  const { own, other, ownLanguage, otherLanguage } = textsFor(turn, reader);
  const content = (
    <>
      <span className={cx('block', (latest ? latestSizes : earlierSizes)[size])}>
        {own === null ? (
          <span className="text-base text-muted">{status}</span>
        ) : (
          <TurnText text={own} language={ownLanguage} />
        )}
      </span>
      <span className="mt-1 block text-base text-muted">
        {other === null ? status : <TurnText text={other} language={otherLanguage} />}
      </span>
    </>
  );
  return (
    <li className={cx('-mx-3 rounded-control px-3 py-2', reading && 'bg-tint')}>
      <p className="text-muted text-xs">{turn.side === reader ? words.youSaid : words.theySaid}</p>
      <Deferred
        kind="menu"
        load={load}
        props={{ turn, ...actions }}
        trigger={
          <button
            type="button"
            className="-outline-offset-2 control-height w-full rounded-control text-start"
          >
            {content}
          </button>
        }
      />
      {reading && turn.side !== reader && (
        <p className="flex items-center gap-2 text-accent text-sm">
          <Volume2 aria-hidden="true" className="size-4" />
          {words.reading}
        </p>
      )}
    </li>
  );
}
