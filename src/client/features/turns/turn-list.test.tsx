import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installBrowserParts } from '../../testing/test-app.tsx';
import { TurnList } from './turn-list.tsx';
import { turnRows } from './turn-rows.ts';

let scrolled: (string | null)[] = [];

beforeEach(() => {
  installBrowserParts();
  scrolled = [];
  Element.prototype.scrollIntoView = function scroll() {
    scrolled.push(this.textContent);
  };
});
afterEach(cleanup);

const text = 'We set sail. Nobody slept. The storm came.';
const segments = [
  { text: 'We set sail. Nobody slept.', from: 0, to: 4_000, speaker: 'Ines' },
  { text: ' The storm came.', from: 4_000, to: 6_000, speaker: 'Tomas' },
];
const rows = turnRows({ text, segments, locale: 'en-US', translated: [] });
const [first, second, third] = [
  { start: 0, end: 12 },
  { start: 13, end: 26 },
  { start: 27, end: 42 },
];

function setUp() {
  const onHear = vi.fn();
  const list = (heard: typeof first | null) => (
    <TurnList
      {...{ rows, heard, onHear }}
      names={['Ines', 'Tomas']}
      language="en"
      target={undefined}
      view="both"
      onSpeaker={() => {}}
      onCorrect={() => {}}
      onPlay={() => {}}
    />
  );
  const { rerender } = render(list(null));
  return { hear: (heard: typeof first) => rerender(list(heard)), onHear };
}

test('scrolls to the sentence that is heard, but not while somebody corrects one', () => {
  const { hear } = setUp();
  hear(first);
  expect(scrolled).toEqual(['We set sail.']);
  const [pencil] = screen.getAllByRole('button', { name: 'Correct the words' });
  fireEvent.click(pencil as HTMLElement);
  scrolled = [];
  hear(second);
  hear(third);
  expect(scrolled).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(scrolled).toEqual(['The storm came.']);
});

test('a button of another turn is still there when a correction before it is kept', () => {
  function Page() {
    const [corrected, setCorrected] = useState(text);
    const by = corrected.length - text.length;
    const [one, two] = segments.map((segment) => segment.text);
    const words = [corrected.slice(0, (one?.length ?? 0) + by), two ?? ''];
    const parts = segments.map((segment, index) => ({ ...segment, text: words[index] ?? '' }));
    return (
      <TurnList
        rows={turnRows({ text: corrected, segments: parts, locale: 'en-US', translated: [] })}
        names={['Ines', 'Tomas']}
        language="en"
        target={undefined}
        view="both"
        heard={null}
        onSpeaker={() => {}}
        onCorrect={({ start, end }, next) =>
          setCorrected((now) => now.slice(0, start) + next + now.slice(end))
        }
        onPlay={undefined}
        onHear={() => {}}
      />
    );
  }
  render(<Page />);
  const [pencil, other] = screen.getAllByRole('button', { name: 'Correct the words' });
  fireEvent.click(pencil as HTMLElement);
  const field = screen.getByRole('textbox', { name: 'Sentence 1' });
  fireEvent.change(field, { target: { value: 'We set sail at dawn.' } });
  // The press takes the focus from the field first.
  fireEvent.blur(field);
  expect(screen.getByRole('list').textContent).toContain('at dawn');
  fireEvent.click(other as HTMLElement);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sentence 1' }).value).toBe(
    'The storm came.',
  );
});

test('plays just the sentence whose loudspeaker is pressed', () => {
  const { onHear } = setUp();
  const [pencil] = screen.getAllByRole('button', { name: 'Correct the words' });
  fireEvent.click(pencil as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Play sentence 2' }));
  expect(onHear).toHaveBeenCalledExactlyOnceWith(second);
});
