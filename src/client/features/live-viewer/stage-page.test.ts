import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveStateEvent } from '../../../shared/calls/live-calls.ts';
import type { RoomEvents } from './follow-room.ts';
import { showProjector } from './stage-page.ts';

beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  ),
);
afterEach(() => vi.unstubAllGlobals());

const state: LiveStateEvent = { status: 'live', language: 'en-US', reading: 'en-US', offered: ['en-US'] };

function setUp() {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const rooms: RoomEvents[] = [];
  showProjector({
    root,
    url: 'https://example.com/live/0000-0000-0000',
    languages: [undefined, 'es-ES'],
    code: new Promise(() => {}),
    follow: (_language, events) => void rooms.push(events),
  });
  const [first, second] = rooms;
  if (!first || !second) throw new Error('Nobody follows the room');
  const status = () => root.querySelector('[role=status]')?.textContent;
  return { root, first, second, status };
}

test('a projector says when the connection is lost or the room is full, and when it’s back', () => {
  const { first, status } = setUp();
  first.onConnection('connecting');
  expect(status()).toBe('Connecting…');
  first.onState(state);
  first.onConnection('open');
  expect(status()).toBe('Live');
  first.onConnection('lost');
  expect(status()).toBe('Connection lost. Reconnecting…');
  first.onState({ ...state, status: 'paused' });
  first.onConnection('open');
  expect(status()).toBe('Paused');
  first.onConnection('full');
  expect(status()).toBe('This room is full. You’ll join when somebody leaves.');
});

test('a projector says why the captions have stopped', () => {
  const { first, status } = setUp();
  first.onState({ ...state, status: 'paused', pauseReason: 'time-used' });
  expect(status()).toBe('The captions have stopped: the speaker’s time for today is used up.');
});

test('a projector shows the last two sentences in each language', () => {
  const { root, first, second } = setUp();
  for (const [position, text] of ['One.', 'Two.', 'Three.'].entries()) {
    const line = { id: text, text, final: true, language: 'en-US' as const, position };
    first.onLine(line);
    if (position === 0) second.onLine({ ...line, text: 'Uno.', language: 'es-ES' });
  }
  const shown = [...root.querySelectorAll('.before, .current')].map(({ textContent }) => textContent);
  expect(shown).toEqual(['Two.', 'Three.', '', 'Uno.']);
});
