import type { LanguageCode } from '../../shared/languages.ts';
import type { Phase } from '../features/recorder/recorder-state.ts';

/** What differs between the languages of the interface. The page contains it, because the kernel's script is the same in all. */
export interface KernelStrings {
  labels: Record<Phase, string>;
  hints: Record<Exclude<Phase, 'idle'> | 'startingAsking' | 'error', string>;
  /** The language that people probably speak. */
  spoken: LanguageCode;
  /** How long a text may be in the smallest plan. */
  cap: number;
}
