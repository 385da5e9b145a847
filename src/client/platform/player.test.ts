import { expect, test, vi } from 'vitest';
import { createPlayer, type Measure, type PlayerEvent } from './player.ts';

function start() {
  const reach = { end: 0 };
  const element = document.createElement('audio');
  const play = vi.fn(async () => undefined);
  Object.defineProperties(element, {
    play: { value: play },
    pause: { value: vi.fn() },
    paused: { value: true, writable: true },
    duration: { value: Number.POSITIVE_INFINITY, writable: true },
    ended: { value: false, writable: true },
    load: { value: vi.fn() },
    buffered: { value: { length: 1, end: () => reach.end } },
  });
  const measure = vi.fn<Measure>(async () => undefined);
  const player = createPlayer(element, () => 'blob:silence', measure);
  const events: PlayerEvent[] = [];
  const fire = (name: string) => element.dispatchEvent(new Event(name));
  return {
    element,
    reach,
    measure,
    player,
    events,
    fire,
    play,
    listen: (event: PlayerEvent) => void events.push(event),
  };
}

test('unlocks one element with silence during the tap, then sets the real URL', () => {
  const { element, player, play, events, fire, listen } = start();
  player.unlock();
  expect(element.src).toBe('blob:silence');
  fire('playing');
  player.play('/a.mp3', 1.25, listen);
  expect([new URL(element.src).pathname, element.playbackRate, play.mock.calls.length]).toEqual([
    '/a.mp3',
    1.25,
    2,
  ]);
  expect(events).toEqual([]);
  player.unlock();
  expect(play).toHaveBeenCalledTimes(2);
});

test('reports no duration until it is known', () => {
  const { element, player, fire, events, listen } = start();
  player.play('/a.mp3', 1, listen);
  fire('playing');
  expect(events).toEqual([{ type: 'started' }, { type: 'progress', position: 0, duration: undefined }]);
  Object.assign(element, { duration: 8 });
  fire('durationchange');
  expect(events.at(-1)).toEqual({ type: 'progress', position: 0, duration: 8 });
});

test('distinguishes the end of the audio from a pause', () => {
  const { element, player, fire, events, listen } = start();
  player.play('/a.mp3', 1, listen);
  fire('playing');
  fire('pause');
  fire('playing');
  Object.assign(element, { ended: true });
  fire('pause');
  fire('ended');
  expect(events.map((event) => event.type).filter((type) => type !== 'progress')).toEqual([
    'started',
    'paused',
    'resumed',
    'ended',
  ]);
});

test.each([
  ['NotAllowedError', ['blocked']],
  ['AbortError', []],
  ['NotSupportedError', ['failed']],
])('handles a play() that rejects with %s', async (name, told) => {
  const { player, play, events, listen } = start();
  play.mockRejectedValueOnce(new DOMException('no', name));
  player.play('/a.mp3', 1, listen);
  await Promise.resolve();
  await Promise.resolve();
  expect(events.map((event) => event.type)).toEqual(told);
});

test('rewinds on stop and reports nothing afterwards', { tags: ['R-4.43'] }, () => {
  const { element, player, fire, events, listen } = start();
  player.play('/a.mp3', 1, listen);
  element.currentTime = 2;
  player.stop();
  fire('error');
  fire('ended');
  expect([element.currentTime, events]).toEqual([0, []]);
});

test('stops loading audio that is still being made, and keeps a complete file', () => {
  const { element, player, listen } = start();
  player.play('/a.mp3', 1, listen);
  player.stop();
  expect([element.hasAttribute('src'), vi.mocked(element.load).mock.calls.length]).toEqual([false, 1]);
  player.play('/b.mp3', 1, listen);
  Object.assign(element, { duration: 12 });
  player.stop();
  expect([element.hasAttribute('src'), vi.mocked(element.load).mock.calls.length]).toEqual([true, 1]);
});

test('seeks directly in a complete file and reloads streamed audio first', () => {
  const { element, reach, player, fire, events, listen, play } = start();
  player.play('/a.mp3', 1, listen);
  fire('playing');
  reach.end = 8;
  player.seek(3);
  expect([element.currentTime, vi.mocked(element.load).mock.calls.length]).toEqual([3, 0]);
  reach.end = 0;
  Object.assign(element, { paused: false });
  player.seek(5);
  expect([vi.mocked(element.load).mock.calls.length, play.mock.calls.length]).toEqual([1, 2]);
  expect(events.at(-1)).toMatchObject({ type: 'progress', position: 5 });
  events.length = 0;
  fire('pause');
  fire('timeupdate');
  expect(events).toEqual([]);
  fire('loadedmetadata');
  fire('playing');
  expect(element.currentTime).toBe(5);
  expect(events[0]).toEqual({ type: 'resumed' });
});

test('keeps measuring the duration until it is known', async () => {
  vi.useFakeTimers();
  const { player, fire, events, measure, listen } = start();
  measure.mockResolvedValueOnce(undefined).mockResolvedValueOnce(12);
  player.play('/a.mp3', 1, listen);
  fire('playing');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(events.at(-1)).toEqual({ type: 'progress', position: 0, duration: undefined });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(events.at(-1)).toEqual({ type: 'progress', position: 0, duration: 12 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(measure).toHaveBeenCalledTimes(2);
  player.play('/b.mp3', 1, listen);
  player.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(measure).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
