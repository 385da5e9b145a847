import type { Allowance } from '../../../shared/quota.ts';
import type { VoiceId } from '../../../shared/voices.ts';
import type { PlayerInput } from '../../features/playback/create-player.ts';
import type { SignInRequest } from '../../features/session/create-session.ts';
import type { StudioCore } from '../../studio/create-studio.ts';
import type { Account } from '../account.ts';
import type { PageServices } from '../page-services.ts';
import type { UserWords } from '../use-user-words.ts';

/** The account that uses the recorder, with everything that depends on it. */
export interface Person {
  /** The account that drafts belong to. */
  owner: string | undefined;
  account: Account;
  words: UserWords;
  voice: VoiceId;
  speech: Pick<PlayerInput, 'remaining' | 'allowanceFailed' | 'isVoiceKnown'>;
  /** How many translations are left. */
  translations: Allowance | undefined;
  /** Whether the saved transcriptions are on the screen. */
  viewing: boolean;
}

/** What the page offers to the parts of the studio. */
export interface MainPage extends PageServices {
  onViewSaved(): void;
  /** Asks the user to sign in, and remembers what they wanted to do. */
  signIn(request?: SignInRequest): void;
}

export type Core = StudioCore<Person>;
