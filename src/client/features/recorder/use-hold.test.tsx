import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../../platform/settings.ts';
import { useHold } from './use-hold.ts';
import { useShortcuts } from './use-shortcuts.ts';

const done: string[] = [];
const note = (what: string) => () => void done.push(what);

function Button({ idle }: { idle: boolean }) {
  return (
    <button
      type="button"
      {...useHold(idle, (held) => void done.push(held ? 'hold' : 'press'), note('release'))}
    >
      Record
    </button>
  );
}

function Keys() {
  useShortcuts({
    active: true,
    onRecord: note('press'),
    onRelease: note('release'),
    onHelp: () => undefined,
    onFind: () => undefined,
  });
  return null;
}

const capturePointer = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom lacks it.
  Element.prototype.setPointerCapture = capturePointer;
  capturePointer.mockClear();
  done.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('holding the record button', () => {
  function press(ms: number, { idle = true, handledAfter = ms } = {}) {
    render(<Button idle={idle} />);
    const button = screen.getByRole('button');
    const send = (event: Event, timeStamp: number) =>
      fireEvent(button, Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
    send(createEvent.pointerDown(button, { button: 0 }), 1);
    vi.advanceTimersByTime(handledAfter);
    send(createEvent.pointerUp(button), 1 + ms);
    fireEvent.click(button);
  }

  test('records until it is released', () => {
    press(1_000);
    expect(done).toEqual(['hold', 'release']);
  });

  test('treats a short press as a tap', () => {
    press(100);
    expect(done).toEqual(['press']);
  });

  test('goes on recording after a tap on a busy page, which handles the release late', () => {
    press(100, { handledAfter: 1_000 });
    expect(done).toEqual(['hold']);
  });

  test('stops once when a long press ends a recording', () => {
    press(1_000, { idle: false });
    expect(done).toEqual(['press']);
  });

  test('records until the release even if the pointer leaves the button', () => {
    press(1_000);
    expect(capturePointer).toHaveBeenCalledOnce();
  });

  test('does nothing if the pointer leaves the button before the hold begins', () => {
    render(<Button idle />);
    const button = screen.getByRole('button');
    fireEvent.pointerDown(button, { button: 0 });
    fireEvent.pointerLeave(button);
    vi.advanceTimersByTime(1_000);
    expect(done).toEqual([]);
  });
});

describe('holding the space bar', () => {
  const key = (
    type: 'keydown' | 'keyup',
    timeStamp: number,
    { repeat = false, on = document }: { repeat?: boolean; on?: Node } = {},
  ) => {
    const event = new KeyboardEvent(type, { key: ' ', repeat, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    on.dispatchEvent(event);
    return event;
  };

  test('records until it is released, and does not scroll', () => {
    render(<Keys />);
    key('keydown', 0);
    expect(key('keydown', 500, { repeat: true }).defaultPrevented).toBe(true);
    key('keyup', 1_000);
    expect(done).toEqual(['press', 'release']);
  });

  test('treats a short press as a tap', () => {
    render(<Keys />);
    key('keydown', 0);
    key('keyup', 100);
    expect(done).toEqual(['press']);
  });

  test('works on the record button, which is then not clicked as well', () => {
    render(<Keys />);
    const { container } = render(<button type="button" className="record-size" />);
    const on = container.firstChild ?? document;
    expect(key('keydown', 0, { on }).defaultPrevented).toBe(true);
    expect(key('keyup', 1_000, { on }).defaultPrevented).toBe(true);
    expect(done).toEqual(['press', 'release']);
  });

  test('leaves other buttons alone', () => {
    render(<Keys />);
    const { container } = render(<button type="button" />);
    const on = container.firstChild ?? document;
    expect(key('keydown', 0, { on }).defaultPrevented).toBe(false);
    key('keyup', 1_000, { on });
    expect(done).toEqual([]);
  });
});

test('with push to talk, every press of the button or the space bar ends when it is released', () => {
  settings.update({ pushToTalk: true });
  render(
    <>
      <Button idle />
      <Keys />
    </>,
  );
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button, { button: 0 });
  expect(done).toEqual(['hold']);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  expect(done).toEqual(['hold', 'release']);
  done.length = 0;
  fireEvent.keyDown(document.body, { key: ' ' });
  fireEvent.keyUp(document.body, { key: ' ' });
  expect(done).toEqual(['press', 'release']);
  settings.update({ pushToTalk: false });
});
