import { useState } from 'react';
import type { SavedDocument } from '../../../shared/document/document-schema.ts';
import { createPlayer } from '../../features/playback/create-player.ts';
import type { Reading } from '../../features/playback/reading.ts';
import { usePlayback } from '../../features/playback/use-playback.ts';
import type { Account } from '../account.ts';
import { usePageServices } from '../page-services.ts';
import { useController } from '../use-controller.ts';
import { useUserWords } from '../use-user-words.ts';

/** Reads saved texts aloud on a page without a recorder. */
export function useReader({ userId, tier, tierKnown }: Account) {
  const page = usePageServices();
  const words = useUserWords(userId, true);
  const [reading, setReading] = useState<Reading | null>(null);
  const onUpgrade = () => page.dialogs.open('upgrade');
  const [player] = useState(() => {
    const { client, queries, toast, announce, dialogs } = page;
    const onSignIn = () => dialogs.open('sign-in', { returnTo: '/library' });
    return createPlayer({ ...{ client, queries, toast, announce, onUpgrade, onSignIn } });
  });
  const playback = usePlayback(player, { userId, tier, tierKnown, onUpgrade });
  const { voice, allowance } = playback;
  useController(player, {
    ...{ userId, tier, voice, ...allowance },
    hasText: reading !== null,
    entries: words.entries,
  });
  return {
    playback,
    reading,
    read({ transcriptionId, text, language }: SavedDocument) {
      const next = { text, language, view: transcriptionId };
      setReading(next);
      player.play(next);
    },
    stop: player.stop,
  };
}
