import { X } from 'lucide-react';
import { useEffect, useId } from 'react';
import { ConsentBanner } from '../../features/consent/consent-banner.tsx';
import { ConversationHalf } from '../../features/conversation/conversation-half.tsx';
import type { Side } from '../../features/conversation/conversation-state.ts';
import { conversationStrings as strings } from '../../features/conversation/strings.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { toastPlace } from '../../ui/toast-place.ts';
import { usePersonal } from '../personal-edition.ts';
import type { ConversationLayoutProps } from './conversation-layout.ts';

const load = () => import('./conversation-menu-content.tsx').then((module) => module.ConversationMenuContent);

/** The layout for a phone between two people. The far half is upside down. */
export function ConversationHalves(props: ConversationLayoutProps) {
  const { state, turned, onTurned, sizes, onSize, status, notice, empty } = props;
  const hint = useId();
  const personal = usePersonal();
  // The two halves cover the rest of the page, where nobody could see what has focus. Its cookie banner is shown here.
  useEffect(() => {
    const covered = document.querySelectorAll<HTMLElement>('header, footer, main + .consent-banner');
    for (const part of covered) part.inert = part.hidden = true;
    return () => {
      for (const part of covered) part.inert = part.hidden = false;
    };
  }, []);
  const half = (side: Side) => (
    <ConversationHalf
      side={side}
      state={state}
      quiet={props.quiet}
      size={sizes[side]}
      onSize={() => onSize(side)}
      turned={side === 'far' && turned}
      shown={props.shownIn(side)}
      languageChoice={props.languageChoice(side)}
      button={props.button(side, `${hint}-${side}`)}
      hintId={`${hint}-${side}`}
      hint={props.hintOf(side)}
      {...props.actionsOf(side)}
    />
  );
  return (
    <div className="conversation fixed inset-0 z-20 flex flex-col bg-ground pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]">
      <h1 className="sr-only">{strings.title}</h1>
      {half('far')}
      <div className="flex min-h-13 shrink-0 items-center justify-between border-line border-y bg-surface px-2">
        <IconButton label={strings.close} onClick={props.onClose}>
          <X aria-hidden="true" />
        </IconButton>
        <p role="status" className="text-center text-muted text-sm tabular-nums">
          {notice ?? status}
        </p>
        <MoreButton
          label={strings.more}
          load={load}
          props={{
            turned,
            onTurned,
            aloud: props.aloud,
            onAloud: props.onAloud,
            onSave: empty ? undefined : props.onSave,
            onExport: empty ? undefined : props.onExport,
            onNew: empty ? undefined : props.onNew,
          }}
        />
      </div>
      {props.note && <div className="shrink-0 px-3 pt-3">{props.note}</div>}
      <div ref={toastPlace.set} />
      {half('near')}
      {!personal && <ConsentBanner />}
    </div>
  );
}
