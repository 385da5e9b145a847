import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useFileDrop } from './use-file-drop.ts';

afterEach(cleanup);

function Card({ onFile }: { onFile(file: File): void }) {
  const over = useFileDrop('section', onFile);
  return <section aria-label="card">{over && 'Drop to import'}</section>;
}

const file = new File(['Hello'], 'a.txt');
const dragged = { dataTransfer: { types: ['Files'], files: [file] } };

test('takes a dropped file, and announces it while the file is over the card', () => {
  const taken: File[] = [];
  render(<Card onFile={(each) => taken.push(each)} />);
  const card = screen.getByRole('region', { name: 'card' });
  fireEvent.dragEnter(card, dragged);
  expect(card.textContent).toBe('Drop to import');
  fireEvent.drop(card, dragged);
  expect(card.textContent).toBe('');
  expect(taken).toEqual([file]);
});

test('stops the browser from opening a file that is dropped outside the card', () => {
  render(<Card onFile={() => {}} />);
  const card = screen.getByRole('region', { name: 'card' });
  const dataTransfer = { types: ['Files'], files: [file], dropEffect: 'copy' };
  fireEvent.dragOver(card, { dataTransfer });
  expect(dataTransfer.dropEffect).toBe('copy');
  expect(fireEvent.dragOver(document.body, { dataTransfer }), 'the browser would open the file').toBe(false);
  expect(dataTransfer.dropEffect).toBe('none');
});

test('ignores dragged text', () => {
  render(<Card onFile={() => {}} />);
  const card = screen.getByRole('region', { name: 'card' });
  fireEvent.dragEnter(card, { dataTransfer: { types: ['text/plain'], files: [] } });
  expect(card.textContent).toBe('');
});

test('takes a pasted file, but not a picture that some apps add to copied text', () => {
  const taken: File[] = [];
  render(<Card onFile={(each) => taken.push(each)} />);
  fireEvent.paste(document.body, { clipboardData: { files: [file], getData: () => 'text' } });
  expect(taken).toEqual([]);
  fireEvent.paste(document.body, { clipboardData: { files: [file], getData: () => '' } });
  expect(taken).toEqual([file]);
});
