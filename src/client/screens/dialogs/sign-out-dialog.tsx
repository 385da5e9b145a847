import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasConversation, removeConversation } from '../../features/conversation/stored-conversation.ts';
import { useSession } from '../../features/session/session.tsx';
import { removeIncomingFiles } from '../../platform/incoming-files.ts';
import { localStore } from '../../platform/storage.ts';
import { hasDraft } from '../../studio/draft-owner.ts';
import { removeKeptDrafts } from '../../studio/kept-drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { DialogControl } from './dialog-control.ts';
import { signOutBothStrings, signOutConversationStrings, signOutStrings } from './strings.ts';

export interface SignOutDialogProps {
  /** Signs out the user's other devices too. */
  everywhere?: boolean;
}

/**
 * Signs out. Asks first what to do with the draft and the conversation, because the next person on this device could
 * read them. Closing the dialog keeps the user signed in.
 */
export function SignOutDialog({ everywhere, ...control }: DialogControl & SignOutDialogProps) {
  const { user, signOut } = useSession();
  // Kept in state, so that the text doesn't change while the dialog closes.
  const [texts] = useState(() => {
    const draft = hasDraft(localStore);
    if (!hasConversation(localStore, user?.googleSub)) return draft ? signOutStrings : null;
    return draft ? signOutBothStrings : signOutConversationStrings;
  });
  const clear = () => {
    localStore.remove('draft');
    removeKeptDrafts(localStore, user?.googleSub);
    localStore.remove('learningOffers');
    removeConversation(localStore, user?.googleSub);
  };
  const leave = (clearText?: () => void) => {
    control.onOpenChange(false);
    void removeIncomingFiles();
    void signOut(clearText, everywhere);
  };
  const leaveAtOnce = useEffectEvent(() => leave(clear));
  const started = useRef(false);
  useEffect(() => {
    if (texts || started.current) return;
    started.current = true;
    leaveAtOnce();
  }, [texts]);
  if (!texts) return null;
  return (
    <Dialog
      {...control}
      title={texts.title}
      description={texts.text}
      footer={
        <>
          <Button variant="outline" onClick={() => leave(clear)}>
            {texts.clear}
          </Button>
          <Button onClick={() => leave()}>{texts.keep}</Button>
        </>
      }
    />
  );
}
