import type { CallName } from '../../shared/api.ts';
import type { Call } from '../../shared/call.ts';
import type { ErrorCode } from '../../shared/errors.ts';

const provider: readonly ErrorCode[] = ['provider-failed', 'provider-unavailable', 'not-enough-memory'];

/** What each call that a key can make may refuse, besides what is refused anywhere. */
const own: Partial<Record<CallName, readonly ErrorCode[]>> = {
  saveDictionary: ['dictionary-full', 'dictionary-changed'],
  transcribe: ['recognition-limit', 'idempotency-key-reused', ...provider],
  prepareVoice: provider,
  textToSpeech: [
    'EMPTY_INPUT',
    'text-too-long',
    'trial-too-long',
    'premium-required',
    'trial-used',
    'speech-limit',
    ...provider,
  ],
  audio: ['not-yours', 'premium-required', ...provider],
  tidy: ['text-too-long', 'premium-required', 'translation-limit', ...provider],
  saveTranscription: ['save-limit', 'text-too-long', 'idempotency-key-reused'],
  changeTranscription: ['text-too-long', 'document-changed', 'revision-required'],
  restoreTranscription: ['save-limit'],
  translate: [
    'text-too-long',
    'same-language',
    'unsupported-pair',
    'translation-limit',
    'provider-busy',
    'provider-quota',
    ...provider,
  ],
};

const everywhere: readonly ErrorCode[] = [
  'invalid-request',
  'sign-in-required',
  'key-invalid',
  'key-scope',
  'too-many-requests',
  'internal',
  'not-ready',
  'cannot-store',
];

const withPath: readonly ErrorCode[] = ['not-found', 'not-yours'];
const whenWriting: readonly ErrorCode[] = ['cross-site', 'too-large', 'unsupported-media'];
const withBody: readonly ErrorCode[] = ['request-timeout', 'not-yours', 'tier-mismatch'];

/** The error codes of a call that a key can make. Random requests check that there are no others. */
export function errorsOf(name: string, call: Call): readonly ErrorCode[] {
  return [
    ...new Set([
      ...everywhere,
      ...(call.params ? withPath : []),
      ...(call.method === 'GET' ? [] : whenWriting),
      ...(call.body || call.form ? withBody : []),
      ...(own[name as CallName] ?? []),
    ]),
  ];
}
