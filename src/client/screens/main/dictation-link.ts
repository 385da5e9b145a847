import type { DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import type { SpokenCommand } from '../../features/dictation/dictated-phrase.ts';
import type { Reading } from '../../features/playback/reading.ts';

/** Passes the user's dictionary to the recorder and the voices. `DictationPart` fills it in once it is loaded. */
export interface DictationLink {
  entries?: readonly DictionaryEntry[];
  /** Undefined while spoken commands are off. */
  perform?: ((command: SpokenCommand) => void) | undefined;
  /** Words that may be said, for engines that take hints. */
  hints?: readonly string[];
  /** The text as voices should read it. */
  pronounce?(reading: Reading): Reading;
}
