import { randomBytes, randomUUID } from 'node:crypto';
import {
  type Share,
  type ShareDuration,
  type ShareParts,
  sharedPage,
} from '../../shared/calls/share-calls.ts';
import type { SavedDocument } from '../../shared/document/document-schema.ts';
import { searchExcerpt } from '../../shared/document/search-words.ts';
import { type SpokenTurn, turnsIn } from '../../shared/document/speakers.ts';
import { AppError } from '../../shared/errors.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import { sanitize } from '../../shared/sanitize.ts';
import { invalidField } from '../requests/request-checks.ts';
import type { SessionUser } from '../requests/session-user.ts';
import type { ShareStore } from './share-queries.ts';
import type { SharedCopy, SharedText } from './shared-page.ts';

export interface ShareRequest {
  transcriptionId: string;
  parts: ShareParts;
  language?: LanguageCode | undefined;
  name?: string | undefined;
  expires: ShareDuration;
}

const day = 24 * 60 * 60 * 1_000;
const durations: Record<ShareDuration, number | null> = { day, week: 7 * day, never: null };
/** For each document. */
const mostShares = 20;
const tokenPattern = /^[\w-]{32}$/;

export type ShareService = ReturnType<typeof createShareService>;

export function createShareService(deps: {
  store: ShareStore;
  findDocument(user: SessionUser, id: string): Promise<SavedDocument>;
  /** Undefined if the person can't use the app any more. */
  findUser(id: string): Promise<SessionUser | undefined>;
  publicUrl: string;
  now: () => number;
}) {
  const { store, findDocument, findUser, publicUrl, now } = deps;
  const urlOf = (token: string) => publicUrl + sharedPage.path.replace(':token', token);

  return {
    async share(user: SessionUser, request: ShareRequest): Promise<{ id: string; url: string }> {
      const document = await findDocument(user, request.transcriptionId);
      const token = randomBytes(24).toString('base64url');
      const lifetime = durations[request.expires];
      const id = randomUUID();
      const isAdded = await store.add(
        {
          ...{ id, token, userId: user.id, transcriptionId: document.transcriptionId },
          title: document.title ?? searchExcerpt(document.text),
          parts: request.parts,
          texts: JSON.stringify(textsOf(document, request)),
          name: cleanName(request.name),
          createdAt: now(),
          expiresAt: lifetime === null ? null : now() + lifetime,
        },
        mostShares,
      );
      if (!isAdded) throw new AppError('share-limit');
      return { id, url: urlOf(token) };
    },

    async end(user: SessionUser, transcriptionId: string, id: string): Promise<void> {
      if (!(await store.remove({ userId: user.id, transcriptionId, id }))) throw new AppError('not-found');
    },

    list: async (user: SessionUser): Promise<Share[]> =>
      (await store.list(user.id, now())).map((row) => ({
        id: row.id,
        url: urlOf(row.token),
        transcriptionId: row.transcription_id,
        title: row.title,
        parts: row.parts,
        ...(row.name !== null && { name: row.name }),
        createdAt: new Date(row.created_at).toISOString(),
        ...(row.expires_at !== null && { expiresAt: new Date(row.expires_at).toISOString() }),
        views: row.views,
      })),

    /** Undefined if there is nothing to read, whatever the reason. */
    async open(token: string, { counts }: { counts: boolean }): Promise<SharedCopy | undefined> {
      if (!tokenPattern.test(token)) return undefined;
      const row = await store.findByToken(token, now());
      if (!row || !(await findUser(row.user_id))) return undefined;
      if (counts) await store.countView(row.id);
      const { title, name, expires_at: expiresAt } = row;
      return { title, texts: JSON.parse(row.texts) as SharedText[], name, expiresAt };
    },

    removeExpired: () => store.removeExpired(now()),
  };
}

function textsOf(document: SavedDocument, { parts, language }: ShareRequest): SharedText[] {
  const turns = turnsIn(document.segments ?? []);
  const original = withTurns(
    document,
    turns.map(({ start, end }) => document.text.slice(start, end)),
    turns,
  );
  if (parts === 'original') return [original];
  const { translations = [] } = document;
  const chosen = language ? translations.find((each) => each.language === language) : translations[0];
  if (!chosen)
    throw invalidField(language ? 'language' : 'parts', 'the transcription has no such translation');
  const translation = withTurns(
    chosen,
    chosen.text.split('\n').filter((line) => line.trim() !== ''),
    turns,
  );
  return parts === 'both' ? [original, translation] : [translation];
}

/** The text as turns, if somebody has a name and each turn has its words: in a translation, one line each. */
function withTurns(
  { language, text }: SharedText,
  words: readonly string[],
  turns: readonly SpokenTurn[],
): SharedText {
  if (words.length !== turns.length || !turns.some(({ speaker }) => speaker !== undefined))
    return { language, text };
  return {
    ...{ language, text },
    turns: turns.map(({ speaker }, index) => ({
      ...(speaker !== undefined && { speaker }),
      text: words[index] ?? '',
    })),
  };
}

function cleanName(given = ''): string | null {
  const name = sanitize(given)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return name === '' ? null : name;
}
