import { useId, useState } from 'react';
import { hasConversation, removeConversation } from '../../features/conversation/stored-conversation.ts';
import { keptStrings } from '../../features/recordings/strings.ts';
import { useSession } from '../../features/session/session.tsx';
import { megabytes } from '../../interface/megabytes.ts';
import { removeIncomingFiles } from '../../platform/incoming-files.ts';
import { localStore } from '../../platform/storage.ts';
import { hasDraft } from '../../studio/draft-owner.ts';
import { removeKeptDrafts } from '../../studio/kept-drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import type { DialogControl } from './dialog-control.ts';
import { signOutBothStrings, signOutConversationStrings, signOutStrings } from './strings.ts';

export interface SignOutDialogProps {
  /** Signs out the user's other devices too. */
  everywhere?: boolean;
}

const loadBytes = () => import('../recorded-bytes.ts');

/**
 * Signs out. Asks first what to do with the draft, the conversation and the recordings, because the next person on this
 * device could read or hear them. Closing the dialog keeps the user signed in.
 */
export function SignOutDialog({ everywhere, ...control }: DialogControl & SignOutDialogProps) {
  const { user, signOut } = useSession();
  const owner = user?.googleSub;
  // Kept in state, so that the text doesn't change while the dialog closes.
  const [kept] = useState(() => ({
    draft: hasDraft(localStore),
    conversation: hasConversation(localStore, owner),
  }));
  const [alsoSound, setAlsoSound] = useState(false);
  const id = useId();
  const clear = () => {
    localStore.remove('draft');
    removeKeptDrafts(localStore, owner);
    localStore.remove('learningOffers');
    removeConversation(localStore, owner);
  };
  const leave = async (clearText?: () => void, withSound = alsoSound) => {
    control.onOpenChange(false);
    void removeIncomingFiles();
    const removeImports = clearText && owner !== undefined ? await findImports(owner) : undefined;
    await removeImports?.();
    if (withSound && owner !== undefined)
      await loadBytes().then(
        ({ deleteRecordings }) => deleteRecordings(owner),
        () => {},
      );
    await signOut(clearText, everywhere);
    // The page stores an open import once more when its owner leaves.
    await removeImports?.();
  };
  // Once, because signing out changes the owner.
  const { value: found } = useLoaded('once', async (left) => {
    const [bytes, unsavedImport] = await Promise.all([recordedBytes(owner), hasUnsavedImport(owner)]);
    if (!textsFor(kept) && !unsavedImport && bytes === 0 && !left.aborted) void leave(clear);
    return { bytes, unsavedImport };
  });
  const { bytes, unsavedImport = false } = found ?? {};
  const texts = textsFor({ ...kept, draft: kept.draft || unsavedImport });
  if (!texts && !bytes) return null;
  return (
    <Dialog
      {...control}
      title={texts?.title ?? keptStrings.signOut}
      description={texts?.text ?? keptStrings.signOutText}
      footer={
        texts ? (
          <>
            <Button variant="outline" onClick={() => void leave(clear)}>
              {texts.clear}
            </Button>
            <Button onClick={() => void leave()}>{texts.keep}</Button>
          </>
        ) : (
          <>
            <Button variant="outline" onClick={() => void leave(clear, true)}>
              {keptStrings.signOutDelete}
            </Button>
            <Button onClick={() => void leave(clear)}>{keptStrings.signOutKeep}</Button>
          </>
        )
      }
    >
      {texts && bytes !== undefined && bytes > 0 && (
        <label htmlFor={id} className="control-height mt-3 flex cursor-pointer items-center gap-3 text-sm">
          <input
            id={id}
            type="checkbox"
            checked={alsoSound}
            onChange={({ target }) => setAlsoSound(target.checked)}
            className="size-5 accent-accent"
          />
          {keptStrings.alsoDelete(megabytes(bytes))}
        </label>
      )}
    </Dialog>
  );
}

function textsFor({ draft, conversation }: { draft: boolean; conversation: boolean }) {
  if (!conversation) return draft ? signOutStrings : null;
  return draft ? signOutBothStrings : signOutConversationStrings;
}

const mayHaveImports = () => localStore.read('importWaiting') !== null;

/** How much sound this person has on this device. */
async function recordedBytes(owner: string | undefined): Promise<number> {
  const mayHave = localStore.read('recordings') !== null || mayHaveImports();
  if (owner === undefined || !mayHave) return 0;
  return loadBytes()
    .then(({ recordingBytes }) => recordingBytes(owner))
    .catch(() => 0);
}

async function hasUnsavedImport(owner: string | undefined): Promise<boolean> {
  if (owner === undefined || !mayHaveImports()) return false;
  return loadBytes()
    .then((found) => found.hasUnsavedImport(owner))
    .catch(() => false);
}

async function findImports(owner: string): Promise<() => Promise<void>> {
  const nothing = async () => {};
  if (!mayHaveImports()) return nothing;
  return loadBytes()
    .then(({ findImportedTexts }) => findImportedTexts(owner))
    .then(
      (remove) => () => remove().catch(nothing),
      () => nothing,
    );
}
