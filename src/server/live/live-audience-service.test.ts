import { expect, it } from 'vitest';
import { AppError } from '../../shared/errors.ts';
import { personalLiveLimits } from '../../shared/live-limits.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createLiveAudience } from './live-audience-service.ts';
import { createLiveLineStore } from './live-line-queries.ts';
import { createLiveRoomStore } from './live-room-queries.ts';
import { createLiveViewerStore } from './live-viewer-queries.ts';

it('holds at most 1,000 connections of one address, also without a limit of viewers, and others still join', async (context) => {
  const { db, clock, signIn, deps } = await createTestApp();
  if (deps.database.notifications) return context.skip('The limit has nothing to do with the database');
  await signIn('speaker');
  const owner = {
    id: 'speaker',
    username: 'speaker',
    email: 'speaker@example.com',
    photoUrl: null,
    createdAt: clock.now,
    invitees: 0,
    tier: 'free' as const,
  };
  const rooms = createLiveRoomStore(db);
  const now = () => clock.now;
  const { code } = await rooms.open({
    code: '0000-0000-0000',
    resumeKey: 'key',
    userId: 'speaker',
    language: 'en-US',
    pageLanguages: undefined,
    now: clock.now,
    seenAfter: 0,
  });
  const audience = createLiveAudience({
    rooms,
    lines: createLiveLineStore(db),
    counts: createLiveViewerStore(db),
    translateLine: async () => false,
    findUser: async () => owner,
    plans: personalLiveLimits,
    pairs: async () => null,
    notifications: undefined,
    instance: 'one',
    now,
    onError: (error) => expect.fail(String(error)),
    pace: (task) => task(),
  });
  const closes: (() => void)[] = [];
  const join = async (address: string) => {
    const open = () => ({
      write() {},
      buffered: 0,
      end() {},
      destroy() {},
      onClose: (act: () => void) => void closes.push(act),
    });
    return audience.join({ code, wanted: undefined, lastEventId: undefined, address, open }).then(
      () => 'joined',
      (error: unknown) => (error instanceof AppError ? error.code : expect.fail(String(error))),
    );
  };
  const tally: Record<string, number> = {};
  for (let index = 0; index < 1_200; index += 1) {
    const outcome = await join('198.51.100.7');
    tally[outcome] = (tally[outcome] ?? 0) + 1;
  }
  expect(tally).toEqual({ joined: 1_000, 'too-many-requests': 200 });
  expect(await join('192.0.2.1')).toBe('joined');
  closes[0]?.();
  expect(await join('198.51.100.7')).toBe('joined');
  expect(audience.size).toEqual({ rooms: 1, viewers: 1_001 });
  await audience.close();
});
