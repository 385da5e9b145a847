/** Every API error code, with its HTTP status and default message. */
export const errorCodes = {
  'sign-in-required': [401, 'Please sign in to continue.'],
  'key-invalid': [401, 'This API key doesn’t exist, has expired or was revoked.'],
  'key-scope': [403, 'This API key isn’t allowed to do that.'],
  'key-limit': [403, 'You have the most API keys you can have. Revoke one to create another.'],
  'webhook-limit': [403, 'You have the most webhooks you can have. Delete one to add another.'],
  'webhook-address': [400, 'Use a public HTTPS address, such as https://example.com/hook.'],
  'webhook-exists': [409, 'You already have a webhook with this address.'],
  'not-yours': [403, 'This belongs to another account. Please sign in with that account.'],
  'tier-mismatch': [403, 'Your plan has changed. Please reload the page.'],
  'cross-site': [403, 'This request did not come from the app. Please open the app and try again.'],
  'premium-required': [403, 'This feature requires Premium.'],
  'trial-used': [403, 'Iris trial already used. Upgrade to premium for unlimited access.'],
  'save-limit': [
    403,
    'You have reached your saved transcription limit. Upgrade to premium for more storage.',
  ],
  'recent-sign-in-required': [403, 'Please sign in again to confirm it’s you.'],
  'wrong-pin': [403, 'That PIN isn’t right.'],
  'too-many-people': [403, 'There’s no room for more people.'],
  'name-taken': [409, 'Somebody here already has that name.'],
  'dictionary-full': [403, 'Your dictionary is full. Delete a word to add another.'],
  'dictionary-changed': [409, 'Your dictionary was changed on another device. Please reload the page.'],
  'document-changed': [412, 'This text was changed on another device.'],
  'revision-required': [428, 'This change must name the revision it is based on.'],
  'share-limit': [403, 'This text has too many shared links. Revoke one to create another.'],
  'development-only': [403, 'This is only available in development mode.'],
  'idempotency-key-reused': [
    409,
    'This request was already sent with different content. Please reload the page and try again.',
  ],
  'already-premium': [409, 'Premium is already active on this account.'],
  'subscription-exists': [
    409,
    'You already have a subscription, and its last payment didn’t go through. Update your card to get Premium back.',
  ],
  'invalid-request': [400, 'The request is not valid.'],
  'text-too-long': [400, 'The text is longer than your limit. Please shorten it.'],
  'same-language': [400, 'The text is already in that language. Please choose another.'],
  'unsupported-pair': [
    400,
    'The translation service can’t translate between these languages. Please choose another language.',
  ],
  EMPTY_INPUT: [400, 'There’s no text to read aloud. Type or record something first.'],
  'trial-too-long': [400, 'Iris trial is limited to 50 characters (about 8-10 words).'],
  'not-found': [404, 'We couldn’t find what you’re looking for.'],
  'method-not-allowed': [405, 'This address can’t be used in that way.'],
  'request-timeout': [408, 'The request took too long to arrive. Please try again.'],
  'headers-too-large': [431, 'The request headers are too large.'],
  'too-large': [413, 'The request is too large. Please shorten the text.'],
  'unsupported-media': [415, 'The request must be JSON.'],
  'translation-limit': [429, 'You have used all your translations for today.'],
  'speech-limit': [
    429,
    'Character limit exceeded. Free users are limited to 50 characters per day. Upgrade to premium for 5,000 characters per month.',
  ],
  'recognition-limit': [429, 'You’ve used up your speech recognition allowance for today.'],
  'live-full': [403, 'This room is full. Please try again later.'],
  'live-limit': [429, 'You’ve used up your live captions for today.'],
  'too-many-requests': [429, 'Too many requests. Please wait a moment and try again.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  'provider-failed': [502, 'A service we rely on returned an error. Please try again.'],
  'provider-unavailable': [503, 'A service we rely on isn’t available right now. Please try again later.'],
  'provider-quota': [503, 'This server has used up its translation quota. Please try again later.'],
  'provider-busy': [
    503,
    'The translation service is getting too many requests. Please try again in a minute.',
  ],
  'not-enough-memory': [
    503,
    'This server doesn’t have enough memory for that. Close other programs on it and try again.',
  ],
  'not-ready': [503, 'The service is not ready yet. Please try again in a moment.'],
  'cannot-store': [
    503,
    'This server can’t store anything because its disk is full or read-only. Whoever runs the server has to fix that first.',
  ],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errorCodes;

/** The field that such an error is about, unless the error names another. Headers are in lower case. */
const errorFields: Partial<Record<ErrorCode, string>> = {
  'document-changed': 'if-match',
  'text-too-long': 'text',
  'trial-too-long': 'text',
  EMPTY_INPUT: 'text',
  'same-language': 'targetLanguage',
  'unsupported-pair': 'targetLanguage',
  'too-large': 'body',
  'unsupported-media': 'content-type',
};

/** The body of every error response. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  error: string;
  [data: string]: unknown;
}

interface AppErrorOptions {
  message?: string;
  data?: Record<string, unknown>;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** Thrown by routes and services; the error handler turns it into the response. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly data: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    const [status, message] = errorCodes[code];
    super(options.message ?? message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    const field = errorFields[code];
    this.data = { ...(field === undefined ? {} : { field }), ...options.data };
    this.headers = options.headers ?? {};
  }

  /** `message` and `error` contain the same text. */
  body(): ErrorBody {
    return { ...this.data, code: this.code, message: this.message, error: this.message };
  }
}
