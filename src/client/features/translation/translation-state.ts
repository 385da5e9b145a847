import type { LanguageCode } from '../../../shared/languages.ts';
import type { Tier } from '../../../shared/limits.ts';
import type { Allowance } from '../../../shared/quota.ts';
import type { DeviceReadiness } from '../../platform/translator.ts';
import {
  idleOutput,
  type TranslationOutput,
  type TranslationProblem,
  type View,
} from './translation-output.ts';
import type { Plan } from './translation-plan.ts';
import type { TranslationRequest, TranslationResult } from './translation-request.ts';

export interface TranslationInput extends TranslationRequest {
  on: boolean;
  recording: boolean;
  change: 'typed' | 'other';
  editing: boolean;
  cap: number;
  userId: string | undefined;
  tier: Tier;
  /** Undefined until the server has responded. */
  allowance: Allowance | undefined;
  /** When the characters of the paid period renew. */
  renewsAt: string | undefined;
  /** Whether the text was only opened or imported, so that nobody is interrupted by a message about the limit. */
  quiet?: boolean;
}

export interface TranslationState {
  input: TranslationInput;
  output: TranslationOutput;
  /** Whether the browser has a built-in translator. */
  hasDevice: boolean;
  /** Whether nothing may be sent, so that only a download can help. */
  deviceOnly: boolean;
  settled: TranslationRequest | null;
  pressed: TranslationRequest | null;
  /** Whether somebody has asked for a translation, or chosen a language for it. */
  isAsked: boolean;
  /** The timer that is running, and what it is for. */
  scheduled: (Extract<Plan, { afterMs: number }> & { request: TranslationRequest }) | null;
  /** Results that don't have to be requested again, newest first. */
  recent: readonly TranslationResult[];
  lastId: number;
}

/** Why a request failed. */
export type TranslationFailure = TranslationProblem | { kind: 'signed-out' };

export type TranslationEvent =
  | { type: 'changed'; input: TranslationInput }
  | { type: 'due' }
  | { type: 'pressed' }
  | { type: 'download-pressed' }
  | { type: 'cancelled' }
  | { type: 'swapped'; result: TranslationResult }
  | { type: 'restored'; result: TranslationResult; view: View }
  | { type: 'device-checked'; source: LanguageCode; target: LanguageCode; readiness: DeviceReadiness }
  | { type: 'downloading'; id: number; share: number }
  | { type: 'words'; id: number; words: string }
  | { type: 'translated'; id: number; result: TranslationResult }
  | { type: 'failed'; id: number; failure: TranslationFailure };

export type TranslationMessage =
  | { kind: 'complete'; language: LanguageCode }
  | { kind: 'cancelled' }
  | { kind: 'sign-in' }
  | { kind: 'failed'; retryMessage?: string | undefined }
  /** The server refused. */
  | { kind: 'limit-reached' }
  /** The page already knew that nothing is left. */
  | { kind: 'limit-known'; limit: number }
  /** Premium characters are used up; there is nothing to upgrade to. */
  | { kind: 'period-used'; remaining: number; renewsAt: string | undefined };

export type TranslationEffect =
  | {
      type: 'translate';
      id: number;
      request: TranslationRequest;
      onDevice: boolean;
      userId: string;
      tier: Tier;
    }
  | { type: 'abort' }
  | { type: 'timer'; ms: number }
  | { type: 'cancel-timer' }
  | { type: 'check-device'; source: LanguageCode; target: LanguageCode }
  | { type: 'refresh-allowance' }
  | { type: 'show'; view: View }
  | { type: 'message'; message: TranslationMessage };

export const noInput: TranslationInput = {
  text: '',
  source: 'en-US',
  target: 'es-ES',
  on: false,
  recording: false,
  change: 'other',
  editing: false,
  cap: 0,
  userId: undefined,
  tier: 'free',
  allowance: undefined,
  renewsAt: undefined,
};

export const initialTranslation = (hasDevice: boolean, deviceOnly = false): TranslationState => ({
  input: noInput,
  output: idleOutput,
  hasDevice,
  deviceOnly,
  settled: null,
  pressed: null,
  isAsked: false,
  scheduled: null,
  recent: [],
  lastId: 0,
});
