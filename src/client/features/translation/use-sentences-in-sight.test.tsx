import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSentencesInSight } from './use-sentences-in-sight.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface PaneProps {
  text: string;
  recording?: boolean;
  readFrom?: number;
}

function Pane({ text, recording = false, readFrom }: PaneProps) {
  const { end, read } = useSentencesInSight(text, recording, readFrom);
  return (
    <section aria-label="pane">
      {text}
      <span ref={read} />
      <span ref={end} />
    </section>
  );
}

/** Simulates the layout, which jsdom lacks: a pane 300 px high, and text that grows by 100 px. */
function open(props: PaneProps) {
  let height = 300;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const bottom = this.matches('section') ? 300 : height - (this.closest('section')?.scrollTop ?? 0);
    return { bottom } as DOMRect;
  });
  const view = render(<Pane {...props} />);
  const pane = screen.getByLabelText('pane');
  return {
    below: () => height - pane.scrollTop - 300,
    /** Browsers fire the scroll event later. */
    report: () => fireEvent.scroll(pane),
    scrollTo(top: number) {
      pane.scrollTop = top;
      fireEvent.scroll(pane);
    },
    show(next: PaneProps) {
      height += 100;
      view.rerender(<Pane {...next} />);
    },
  };
}

test('keeps the newest sentence in view while recording, unless the user has scrolled up', () => {
  const { show, below, report, scrollTo } = open({ text: 'One.', recording: true });
  show({ text: 'One. Two.', recording: true });
  expect(below()).toBe(-8);
  report();
  scrollTo(0);
  show({ text: 'One. Two. Three.', recording: true });
  expect(below()).toBe(200);
  scrollTo(180);
  show({ text: 'One. Two. Three. Four.', recording: true });
  expect(below()).toBe(-8);
});

test('does not scroll on an edit after recording', () => {
  const { show, below } = open({ text: 'One.' });
  show({ text: 'One. Two.' });
  expect(below()).toBe(100);
});

test('scrolls to the sentence that is being read aloud', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const { show } = open({ text: 'One. Two.' });
  expect(scrolled).not.toHaveBeenCalled();
  show({ text: 'One. Two.', readFrom: 5 });
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
});
