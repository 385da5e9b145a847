/** What an API key may do. Each call names the one it needs; calls without one can't be made with a key. */
export const keyScopes = ['read', 'write', 'translate', 'transcribe', 'speak'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** How many API keys one person may have. */
export const maxKeys = 20;

/** The length of a key's name in characters. */
export const maxKeyName = 60;

/** Every API key starts with this, so that people and secret scanners recognise one. */
export const keyPrefix = 'rh_';
