import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ServerRecordingDialog } from './server-recording-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function read(): string | null {
  render(<ServerRecordingDialog open onOpenChange={vi.fn()} tier="free" onStart={vi.fn()} />);
  return screen.getByRole('dialog').textContent;
}

test('says why it asks in a browser without an engine', () => {
  expect(read()).toContain('This browser doesn’t have speech recognition');
});

test('tells people who chose the server only where the speech goes', () => {
  vi.stubGlobal('SpeechRecognition', class {});
  const text = read();
  expect(text).toContain('Your speech goes to this server and its recognition provider.');
  expect(text).not.toContain('doesn’t have speech recognition');
});
