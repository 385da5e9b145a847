import { ALargeSmall, ArrowLeft, ArrowLeftRight, Bookmark, Download } from 'lucide-react';
import { useId } from 'react';
import type { Side } from '../../features/conversation/conversation-state.ts';
import { langOf } from '../../features/conversation/conversation-texts.ts';
import { conversationStrings as strings } from '../../features/conversation/strings.ts';
import { TurnRows } from '../../features/conversation/turn-rows.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import type { ConversationLayoutProps } from './conversation-layout.ts';

const load = () => import('./conversation-menu-content.tsx').then((module) => module.ConversationMenuContent);
const sides = ['near', 'far'] as const;

/** The layout for wide screens. Turns are rows, so that the two languages line up. */
export function ConversationTable(props: ConversationLayoutProps) {
  const { state, sizes, onSize, status, notice, empty, saving } = props;
  const hint = useId();
  const head = (side: Side) => (
    <div
      className={cx(
        'flex min-w-0 items-center justify-between gap-2 py-3',
        // Room for the button between them, and the same edges as the texts below.
        side === 'near' ? 'border-line border-e ps-5 pe-8' : 'ps-8 pe-5',
      )}
    >
      {props.languageChoice(side)}
      <IconButton label={strings.textSize} onClick={() => onSize(side)}>
        <ALargeSmall aria-hidden="true" />
      </IconButton>
    </div>
  );
  return (
    <div className="page pt-3 pb-8">
      <div className="flex items-center gap-3 pb-4">
        <IconButton label={strings.close} onClick={props.onClose}>
          <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
        </IconButton>
        <h1 tabIndex={-1} className="font-bold font-serif text-xl">
          {strings.title}
        </h1>
        <p role="status" className="ms-auto text-muted text-sm tabular-nums">
          {notice ?? status}
        </p>
        <Button variant="outline" disabled={empty} busy={saving} onClick={props.onSave}>
          <Bookmark aria-hidden="true" className="size-4" />
          {strings.save}
        </Button>
        <Button variant="outline" disabled={empty} onClick={props.onExport}>
          <Download aria-hidden="true" className="size-4" />
          {strings.export}
        </Button>
        <MoreButton
          label={strings.more}
          load={load}
          props={{
            turned: undefined,
            onTurned: props.onTurned,
            aloud: props.aloud,
            onAloud: props.onAloud,
            onSave: undefined,
            onExport: undefined,
            onNew: empty ? undefined : props.onNew,
          }}
        />
      </div>
      {props.note && <div className="pb-4">{props.note}</div>}
      <div className="card flex min-h-[70dvh] flex-col overflow-clip">
        <div className="relative grid grid-cols-2 border-line border-b">
          {head('near')}
          {head('far')}
          <div className="absolute inset-0 m-auto size-fit">
            <IconButton
              label={strings.swap}
              onClick={props.onSwap}
              className="rounded-full border border-line bg-surface"
            >
              <ArrowLeftRight aria-hidden="true" />
            </IconButton>
          </div>
        </div>
        <TurnRows
          state={state}
          quiet={props.quiet}
          sizes={sizes}
          shownIn={props.shownIn}
          {...props.actionsOf('near')}
        />
        <div className="sticky bottom-0 grid grid-cols-2 divide-x divide-line border-line border-t bg-surface">
          {sides.map((side) => (
            <div
              key={side}
              className={cx(
                'flex flex-col items-center gap-2 py-5 low:flex-row low:justify-center low:py-1 low:text-start',
                side === 'far' && 'bg-sunken/50',
              )}
            >
              {props.button(side, `${hint}-${side}`)}
              <p id={`${hint}-${side}`} lang={langOf(state, side)} className="text-muted text-sm">
                {props.hintOf(side)}
              </p>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
