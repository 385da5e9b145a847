import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SharedFileDialog } from './shared-file-dialog.tsx';

function open(name: string) {
  const [onOpen, onOpenChange] = [vi.fn(), vi.fn()];
  const file = new File(['x'.repeat(18_000)], name);
  render(<SharedFileDialog open file={file} onOpen={onOpen} onOpenChange={onOpenChange} />);
  return { onOpen, onOpenChange };
}

test('names the file and its size, and opens it only if the user says so', () => {
  const { onOpen, onOpenChange } = open('Notes.txt');
  expect(screen.getByRole('dialog').textContent).toMatch(/Notes\.txt18 kB/);
  fireEvent.click(screen.getByText('Not now'));
  expect([onOpenChange.mock.lastCall, onOpen.mock.calls]).toEqual([[false], []]);
  fireEvent.click(screen.getByText('Open it'));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('shortens a long name but keeps its end', () => {
  open(`${'long '.repeat(100)}report.docx`);
  expect(screen.getByRole('dialog').textContent).toMatch(/long …[^…]{15}18 kB/);
});
