import { act, fireEvent, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type ReadAloudMark, useSentenceMarks } from './use-sentence-marks.ts';

const sentence = (id: number, start: number, target: number) => ({
  id,
  text: 'words',
  range: { start, end: start + 5 },
  target: { start: target, end: target + 8 },
  outdated: false,
});
const sentences = [sentence(1, 0, 0), sentence(2, 6, 9)];
const open = (readAloud: ReadAloudMark | null = null) =>
  renderHook(() => useSentenceMarks(sentences, readAloud, 'field')).result;

test('pointing at a translated sentence marks both versions', () => {
  const marks = open();
  expect(marks.current.original).toBeNull();
  act(() => marks.current.hover(2));
  expect(marks.current.original).toEqual({ start: 6, end: 11 });
  expect(marks.current.translated?.sentence).toEqual({ start: 9, end: 17 });
  act(() => marks.current.hover(null));
  expect(marks.current.original).toBeNull();
});

test('a chosen sentence stays marked in both texts', () => {
  const { result } = renderHook(() => useSentenceMarks(sentences, null, 'field', 2));
  expect(result.current.original).toEqual({ start: 6, end: 11 });
  expect(result.current.translated?.sentence).toEqual({ start: 9, end: 17 });
});

test('listening to the translation marks the original sentence', () => {
  const readAloud = { view: 'translated', sentence: { start: 9, end: 17 }, word: null };
  const marks = open(readAloud);
  expect(marks.current.translated).toBe(readAloud);
  expect(marks.current.original).toEqual({ start: 6, end: 11 });
});

test('listening to the original marks the translated sentence', () => {
  const marks = open({ view: 'original', sentence: { start: 6, end: 11 }, word: null });
  expect(marks.current.translated?.sentence).toEqual({ start: 9, end: 17 });
  expect(marks.current.original).toBeNull();
});

function installField() {
  const field = document.createElement('textarea');
  field.id = 'field';
  field.value = 'words words';
  document.body.append(field);
  return field;
}

test('the caret in the original marks the translated sentence', () => {
  const field = installField();
  const marks = open();
  field.focus();
  field.setSelectionRange(8, 8);
  act(() => void document.dispatchEvent(new Event('selectionchange')));
  expect(marks.current.translated?.sentence).toEqual({ start: 9, end: 17 });
  expect(marks.current.original).toBeNull();
  field.remove();
});

test('pointing at an original sentence marks both versions until it is edited', () => {
  const field = installField();
  document.caretPositionFromPoint = () => ({ offsetNode: field, offset: 8 }) as unknown as CaretPosition;
  const marks = open();
  fireEvent.pointerMove(field);
  expect(marks.current.translated?.sentence).toEqual({ start: 9, end: 17 });
  expect(marks.current.original).toEqual({ start: 6, end: 11 });
  fireEvent.input(field);
  expect(marks.current.original).toBeNull();
  field.remove();
});
