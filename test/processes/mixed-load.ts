import { randomUUID } from 'node:crypto';
import { translationBody } from '../../src/server/testing/test-bodies.ts';
import type { Person } from './people.ts';

/** One user's changes: those the server acknowledged, and those without a response. */
export interface Ledger {
  person: Person;
  saved: Map<string, string>;
  /** Of texts that were changed, with the details that the last change wrote. */
  revisions: Map<string, number>;
  details: Map<string, SavedDetails>;
  maybeChanged: Map<string, string>;
  maybeDetails: Map<string, SavedDetails>;
  deleted: Set<string>;
  maybeSaved: Map<string, string>;
  maybeDeleted: Set<string>;
  /** The documents of shared copies, by the id of the share. */
  shared: Map<string, string>;
  revoked: Set<string>;
  maybeRevoked: Set<string>;
  /** Documents that may have a share whose id isn't known. */
  maybeShared: Set<string>;
  translatedCharacters: number;
  maybeTranslatedCharacters: number;
  termsAcceptedAt: string | undefined;
  spoken: number;
}

/** What a change writes beside the text. */
interface SavedDetails {
  title: string;
  tags: string[];
  segments: { text: string; speaker: string }[];
}

export interface Load {
  ledgers: Ledger[];
  /** The number of responses by kind of request and outcome. */
  counts: Map<string, number>;
  unexpectedResponses: string[];
  stop(): Promise<void>;
}

type Outcome = { status: number; body: Record<string, string> } | 'no response' | 'not sent';

const wasRefused = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED';

/** All users in parallel save, change, delete, share, translate, listen and accept the terms until stopped. */
export function startLoad(url: string, people: readonly Person[]): Load {
  const counts = new Map<string, number>();
  const unexpectedResponses: string[] = [];
  let stopping = false;

  const ledgers = people.map(
    (person): Ledger => ({
      person,
      saved: new Map(),
      revisions: new Map(),
      details: new Map(),
      maybeChanged: new Map(),
      maybeDetails: new Map(),
      deleted: new Set(),
      maybeSaved: new Map(),
      maybeDeleted: new Set(),
      shared: new Map(),
      revoked: new Set(),
      maybeRevoked: new Set(),
      maybeShared: new Set(),
      translatedCharacters: 0,
      maybeTranslatedCharacters: 0,
      termsAcceptedAt: undefined,
      spoken: 0,
    }),
  );

  async function send(
    ledger: Ledger,
    kind: string,
    method: string,
    path: string,
    body?: object,
    key?: string,
    revision?: number,
  ) {
    const outcome = await fetch(url + path, {
      method,
      headers: {
        cookie: ledger.person.cookie,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(revision ? { 'if-match': `"${revision}"` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(15_000),
    })
      .then(async (response): Promise<Outcome> => {
        const text = await response.text();
        return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
      })
      .catch((error: unknown): Outcome => (wasRefused(error) ? 'not sent' : 'no response'));
    const said = typeof outcome === 'string' ? outcome : String(outcome.status);
    counts.set(`${kind}: ${said}`, (counts.get(`${kind}: ${said}`) ?? 0) + 1);
    // Waits a moment before the next request if the server is down.
    if (typeof outcome === 'string' || outcome.status >= 500)
      await new Promise((resolve) => setTimeout(resolve, 100));
    return outcome;
  }

  const unsure = (outcome: Outcome) =>
    outcome === 'no response' || (outcome !== 'not sent' && outcome.status >= 500);
  const unexpected = (kind: string, outcome: Outcome) =>
    unexpectedResponses.push(
      `${kind}: ${typeof outcome === 'string' ? outcome : `${outcome.status} ${JSON.stringify(outcome.body)}`}`,
    );

  async function save(ledger: Ledger): Promise<void> {
    const key = randomUUID();
    const text = `Saved ${key}`;
    const body = { text, language: 'en-US', userId: ledger.person.id };
    const outcome = await send(ledger, 'save', 'POST', '/api/transcriptions', body, key);
    if (typeof outcome !== 'string' && outcome.status === 201)
      ledger.saved.set(outcome.body.transcriptionId ?? '', text);
    else if (unsure(outcome)) ledger.maybeSaved.set(key, text);
    else if (outcome !== 'not sent') unexpected('save', outcome);
  }

  /** Changes a saved text. Without a response, either version may be stored. */
  async function change(ledger: Ledger): Promise<void> {
    const found = [...ledger.saved].find(
      ([id]) => !ledger.deleted.has(id) && !ledger.maybeDeleted.has(id) && !ledger.maybeChanged.has(id),
    );
    if (!found) return;
    const [id] = found;
    const name = randomUUID();
    const text = `Changed ${name}`;
    const details: SavedDetails = {
      title: `Title ${name}`,
      tags: [`tag ${name}`],
      segments: [{ text, speaker: `Speaker ${name}` }],
    };
    const revision = ledger.revisions.get(id) ?? 1;
    const body = { text, language: 'en-US', ...details };
    const outcome = await send(
      ledger,
      'change',
      'PUT',
      `/api/transcriptions/${id}`,
      body,
      undefined,
      revision,
    );
    if (typeof outcome !== 'string' && outcome.status === 200) {
      ledger.saved.set(id, text);
      ledger.revisions.set(id, revision + 1);
      ledger.details.set(id, details);
    } else if (unsure(outcome)) {
      ledger.maybeChanged.set(id, text);
      ledger.maybeDetails.set(id, details);
    } else if (outcome !== 'not sent') unexpected('change', outcome);
  }

  async function remove(ledger: Ledger): Promise<void> {
    const id = [...ledger.saved.keys()].find(
      (known) => !ledger.deleted.has(known) && !ledger.maybeDeleted.has(known),
    );
    if (id === undefined) return;
    const outcome = await send(ledger, 'delete', 'DELETE', `/api/transcriptions/${id}`);
    if (typeof outcome !== 'string' && outcome.status === 204) ledger.deleted.add(id);
    else if (unsure(outcome)) ledger.maybeDeleted.add(id);
    else if (outcome !== 'not sent') unexpected('delete', outcome);
  }

  /** Shares a copy of a text that stays, because a deletion ends its shares. */
  async function share(ledger: Ledger): Promise<void> {
    const id = [...ledger.saved.keys()].findLast(
      (known) =>
        !ledger.deleted.has(known) && !ledger.maybeDeleted.has(known) && countShares(ledger, known) < 15,
    );
    if (id === undefined) return;
    const body = { parts: 'original', expires: 'never' };
    const outcome = await send(ledger, 'share', 'POST', `/api/transcriptions/${id}/shares`, body);
    if (typeof outcome !== 'string' && outcome.status === 201) ledger.shared.set(outcome.body.id ?? '', id);
    else if (unsure(outcome)) ledger.maybeShared.add(id);
    else if (outcome !== 'not sent') unexpected('share', outcome);
  }

  /** A document may have twenty, and each request without a response may have made one. */
  const countShares = ({ shared, maybeShared }: Ledger, id: string) =>
    [...shared.values()].filter((document) => document === id).length + (maybeShared.has(id) ? 5 : 0);

  async function revoke(ledger: Ledger): Promise<void> {
    const found = [...ledger.shared].find(
      ([share, id]) =>
        !ledger.revoked.has(share) &&
        !ledger.maybeRevoked.has(share) &&
        !ledger.deleted.has(id) &&
        !ledger.maybeDeleted.has(id),
    );
    if (!found) return;
    const [shareId, id] = found;
    const outcome = await send(ledger, 'revoke', 'DELETE', `/api/transcriptions/${id}/shares/${shareId}`);
    if (typeof outcome !== 'string' && outcome.status === 204) ledger.revoked.add(shareId);
    else if (unsure(outcome)) ledger.maybeRevoked.add(shareId);
    else if (outcome !== 'not sent') unexpected('revoke', outcome);
  }

  async function translate(ledger: Ledger): Promise<void> {
    const text = `Good morning ${randomUUID()}`;
    const body = translationBody(ledger.person.id, 'premium', text);
    const outcome = await send(ledger, 'translate', 'POST', '/api/translate', body);
    if (typeof outcome !== 'string' && outcome.status === 200) ledger.translatedCharacters += text.length;
    else if (unsure(outcome)) ledger.maybeTranslatedCharacters += text.length;
    else if (outcome !== 'not sent') unexpected('translate', outcome);
  }

  async function speak(ledger: Ledger): Promise<void> {
    const text = `Hi ${ledger.spoken}`;
    ledger.spoken += 1;
    const body = { text, language: 'en-US', voice: 'alloy', userId: ledger.person.id, tier: 'premium' };
    const outcome = await send(ledger, 'speak', 'POST', '/api/text-to-speech', body);
    if (!unsure(outcome) && typeof outcome !== 'string' && outcome.status !== 200)
      unexpected('speak', outcome);
  }

  async function acceptTerms(ledger: Ledger): Promise<void> {
    const outcome = await send(ledger, 'terms', 'POST', `/api/terms-status/${ledger.person.id}`);
    if (typeof outcome === 'string' || outcome.status !== 200) return;
    ledger.termsAcceptedAt ??= outcome.body.acceptedAt;
    if (outcome.body.acceptedAt !== ledger.termsAcceptedAt) unexpected('terms', outcome);
  }

  const workers = ledgers.map(async (ledger) => {
    for (let turn = 0; !stopping; turn += 1) {
      // There are fifty slots, and each save without a response may have taken one.
      const taken = ledger.saved.size - ledger.deleted.size + ledger.maybeSaved.size;
      if (taken >= 45 || turn % 5 === 3) await remove(ledger);
      if (taken < 45) await save(ledger);
      if (turn % 2 === 0) await change(ledger);
      if (turn % 4 === 1) await share(ledger);
      if (turn % 8 === 5) await revoke(ledger);
      if (turn % 3 === 0) await translate(ledger);
      if (turn % 40 === 7) await speak(ledger);
      if (turn % 20 === 1) await acceptTerms(ledger);
    }
  });

  return {
    ledgers,
    counts,
    unexpectedResponses,
    async stop() {
      stopping = true;
      await Promise.all(workers);
    },
  };
}
