import { calls } from './calls.js';

/** Thrown for every response that isn't a success. */
export class RhapsodeError extends Error {
  constructor(status, body, headers) {
    super(body.message ?? `The server responded with ${status}.`);
    this.name = 'RhapsodeError';
    this.status = status;
    this.code = body.code ?? null;
    this.requestId = headers.get('x-request-id');
    this.retryAfterSeconds = Number(headers.get('retry-after')) || null;
  }
}

export function createRhapsode({ url, key, fetch = globalThis.fetch }) {
  async function call(name, { params = {}, query = {}, headers = {}, body, form, signal } = {}) {
    const [method, path, produces] = calls[name];
    const values = { userId: 'me', ...params };
    const target = new URL(
      path.replace(/:(\w+)/g, (_, part) => encodeURIComponent(values[part])),
      url,
    );
    for (const [part, value] of Object.entries(query)) target.searchParams.set(part, value);
    const response = await fetch(target, {
      method,
      signal,
      headers: {
        ...headers,
        Authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: form ? toFormData(form) : body && JSON.stringify(body),
    });
    if (!response.ok) {
      const problem = await response.json().catch(() => ({}));
      throw new RhapsodeError(response.status, problem, response.headers);
    }
    if (produces === 'nothing') return undefined;
    return produces === 'audio' ? new Uint8Array(await response.arrayBuffer()) : response.json();
  }

  return {
    call,
    save: (body) => call('saveTranscription', { body }),
    list: () => call('transcriptions'),
    remove: (transcriptionId) => call('deleteTranscription', { params: { transcriptionId } }),
    transcribe: (form) => call('transcribe', { form }),
    translate: ({ text, from, to }) =>
      call('translate', {
        body: {
          text,
          source: from.split('-')[0],
          sourceLanguage: from,
          target: to.split('-')[0],
          targetLanguage: to,
        },
      }),
    async speak(body) {
      const { audioUrl } = await call('textToSpeech', { body });
      return call('audio', { params: { clip: audioUrl.split('/').at(-1) } });
    },
  };
}

function toFormData(fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, value);
  }
  return form;
}

/** How far the sender's clock may differ from ours. */
const toleranceSeconds = 300;

export async function verifyWebhook({ secret, headers, body, now = Date.now() }) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (!id || !signatures || !(Math.abs(now / 1000 - Number(timestamp)) <= toleranceSeconds)) return false;
  const bytes = (base64) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const isBase64 = (text) => text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const raw = bytes(secret.replace(/^whsec_/, ''));
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['verify']);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const signature of signatures.split(' ')) {
    const [version, base64 = ''] = signature.split(',');
    if (version !== 'v1' || !isBase64(base64)) continue;
    if (await crypto.subtle.verify('HMAC', key, bytes(base64), signed)) return true;
  }
  return false;
}
