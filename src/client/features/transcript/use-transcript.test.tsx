import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../../platform/settings.ts';
import { localStore } from '../../platform/storage.ts';
import { createDocuments } from '../../studio/documents.ts';
import { AnnouncerProvider } from '../../ui/announcer.tsx';
import { ToastProvider, useToast } from '../../ui/toast.tsx';
import { tellCut } from './tell-cut.ts';
import { TranscriptField } from './transcript-field.tsx';
import { type TranscriptView, useTranscript } from './use-transcript.ts';

// The toast component is loaded with the first toast.
beforeAll(() => import('../../ui/toast-view.tsx'));
beforeEach(() => vi.stubGlobal('CSS', { supports: () => true }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

let view: TranscriptView;
let hear: (words: string) => void;
function Page({ cap }: { cap: number }) {
  const toast = useToast();
  const [documents] = useState(() =>
    createDocuments({ store: localStore, settings, now: Date.now, createId: () => crypto.randomUUID() }),
  );
  view = useTranscript(documents, cap);
  hear = (words) =>
    documents.hear({ key: Symbol('phrase'), words, language: 'en-US' }, { cap, punctuation: true }, (cut) =>
      tellCut(toast, cap, cut, 'spoken'),
    );
  return (
    <TranscriptField
      transcript={view.transcript}
      cap={cap}
      lang="en-US"
      onCut={(cut, how) => tellCut(toast, cap, cut, how)}
    />
  );
}

function open(cap: number) {
  render(
    <AnnouncerProvider>
      <ToastProvider>
        <Page cap={cap} />
      </ToastProvider>
    </AnnouncerProvider>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Transcript' });
  return { field, type: (value: string) => fireEvent.input(field, { target: { value } }) };
}

test('cuts an edit at 5,000 characters and says so', { tags: ['R-5.13'] }, async () => {
  const { field, type } = open(5_000);
  type('a'.repeat(5_000));
  expect(screen.queryByText(/truncated/)).toBeNull();
  type(`${'a'.repeat(5_000)}b`);
  expect(field.value).toBe('a'.repeat(5_000));
  expect(await screen.findByText('Transcription truncated to 5,000 characters.')).toBeTruthy();
});

test('includes the bonus in the cap that it names', { tags: ['R-5.13'] }, async () => {
  const { field, type } = open(5_500);
  type('a'.repeat(6_000));
  expect(field.value).toHaveLength(5_500);
  expect(await screen.findByText('Transcription truncated to 5,500 characters.')).toBeTruthy();
});

test('names the user’s cap below 5,000 characters', { tags: ['R-5.12'] }, async () => {
  const { field, type } = open(1_500);
  type('a'.repeat(1_501));
  expect(field.value).toHaveLength(1_500);
  expect(await screen.findByText('Character Limit Reached')).toBeTruthy();
  expect(screen.getByText('Maximum 1,500 characters allowed.')).toBeTruthy();
});

test('cuts spoken words at the cap and says so', {
  tags: ['R-8.26', 'R-4.24'],
}, async () => {
  const { field, type } = open(1_000);
  type('a'.repeat(995));
  act(() => hear('and so it went on'));
  expect(field.value).toHaveLength(1_000);
  expect(view.length).toBe('over');
  expect(await screen.findByText('Character Limit Reached')).toBeTruthy();
});

test('the page follows a letter in a long text in a later task, but at once when something is pressed', () => {
  const { type } = open(20_000);
  const [long, longer] = ['a'.repeat(6_000), 'a'.repeat(6_001)];
  type(long);
  expect(view.text).toBe('');
  fireEvent.pointerDown(document.body);
  expect(view.text).toBe(long);
  type(longer);
  expect(view.text).toBe(long);
  type('short');
  expect(view.text).toBe('short');
});

test('a press beside the text starts typing', () => {
  const { field } = open(5_000);
  expect(document.activeElement).not.toBe(field);
  fireEvent.click(field.closest('.transcript-pane') as Element);
  expect(document.activeElement).toBe(field);
});

describe('a text that is higher than its pane', () => {
  const frame = () => new Promise(requestAnimationFrame);
  function openHigh() {
    const { field, type } = open(5_000);
    const pane = field.closest('.transcript-pane') as HTMLElement;
    const scrollTo = (scrollTop: number, scrollHeight: number) => {
      for (const [name, value] of Object.entries({ scrollTop, scrollHeight, clientHeight: 100 }))
        Object.defineProperty(pane, name, { value, writable: true, configurable: true });
      fireEvent.scroll(pane);
    };
    return { pane, type, scrollTo };
  }

  test('is followed to its end, also if it grew before the page was told that it scrolled', async () => {
    const { pane, type, scrollTo } = openHigh();
    scrollTo(100, 200);
    scrollTo(200, 400);
    type('The end');
    await frame();
    expect(pane.scrollTop).toBe(400);
  });

  test('stays where somebody scrolled up', async () => {
    const { pane, type, scrollTo } = openHigh();
    scrollTo(300, 400);
    scrollTo(100, 400);
    type('The end');
    await frame();
    expect(pane.scrollTop).toBe(100);
  });
});
