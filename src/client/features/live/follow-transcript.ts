import { engineLocale, type LanguageCode } from '../../../shared/languages.ts';
import { sentencePauseMs } from '../../../shared/limits.ts';
import { randomId } from '../../platform/random-id.ts';
import { combineStops } from '../../platform/signal.ts';
import type { LiveRoomControls } from './create-live-room.ts';
import { createSpokenLines } from './spoken-lines.ts';

/** The text on the screen and the words that are still being recognised. */
export interface SpokenText {
  getText(): string;
  getInterim(): string;
  subscribe(listener: () => void): () => void;
  subscribeInterim(listener: () => void): () => void;
}

/** Without new words for this long, the last sentence counts as finished. */
const settledAfterMs = sentencePauseMs + 500;

/** Feeds a room with what is spoken and corrected from now on. Returns a function that stops. */
export function followTranscript(
  text: SpokenText,
  room: Pick<LiveRoomControls, 'show' | 'isSharing'>,
  now: { language(): LanguageCode; isRecording(): boolean },
): () => void {
  const lines = createSpokenLines(randomId);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = (isGrowing: boolean, isShared = room.isSharing()) =>
    lines.update(
      { text: text.getText(), interim: text.getInterim(), isGrowing, locale: engineLocale(now.language()) },
      isShared,
    );
  const follow = () => {
    room.show(update(now.isRecording()));
    clearTimeout(timer);
    timer = setTimeout(() => room.show(update(text.getInterim() !== '')), settledAfterMs);
  };
  // What was written before isn't shared.
  update(false, false);
  return combineStops(text.subscribe(follow), text.subscribeInterim(follow), () => clearTimeout(timer));
}
