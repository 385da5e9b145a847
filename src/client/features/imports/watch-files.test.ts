import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { watchFiles } from './watch-files.ts';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function setUp() {
  const card = document.createElement('section');
  document.body.append(card);
  const taken: File[] = [];
  const page = { card, taken, isOver: false };
  stop = watchFiles('section', {
    onFile: (file) => taken.push(file),
    onOver: (over) => {
      page.isOver = over;
    },
  });
  return page;
}

const file = new File(['Hello'], 'a.txt');
const dragged = { dataTransfer: { types: ['Files'], files: [file] } };

test('takes a dropped file, and tells while the file is over the card', () => {
  const page = setUp();
  fireEvent.dragEnter(page.card, dragged);
  expect(page.isOver).toBe(true);
  fireEvent.drop(page.card, dragged);
  expect(page.isOver).toBe(false);
  expect(page.taken).toEqual([file]);
});

test('stops the browser from opening a file that is dropped outside the card', () => {
  const { card } = setUp();
  const dataTransfer = { types: ['Files'], files: [file], dropEffect: 'copy' };
  fireEvent.dragOver(card, { dataTransfer });
  expect(dataTransfer.dropEffect).toBe('copy');
  expect(fireEvent.dragOver(document.body, { dataTransfer }), 'the browser would open the file').toBe(false);
  expect(dataTransfer.dropEffect).toBe('none');
});

test('ignores dragged text', () => {
  const page = setUp();
  fireEvent.dragEnter(page.card, { dataTransfer: { types: ['text/plain'], files: [] } });
  expect(page.isOver).toBe(false);
});

test('takes a pasted file, but not a picture that some apps add to copied text', () => {
  const { taken } = setUp();
  fireEvent.paste(document.body, { clipboardData: { files: [file], getData: () => 'text' } });
  expect(taken).toEqual([]);
  fireEvent.paste(document.body, { clipboardData: { files: [file], getData: () => '' } });
  expect(taken).toEqual([file]);
});
