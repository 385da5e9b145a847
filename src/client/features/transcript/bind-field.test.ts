import { beforeEach, describe, expect, test } from 'vitest';
import { localStore } from '../../platform/storage.ts';
import { bindField } from './bind-field.ts';
import { createDraftKeeper } from './draft.ts';
import { createTranscript } from './transcript.ts';

function setUp(cap = 1_000, drafted = '', early = '') {
  if (drafted !== '') localStore.writeJson('draft', { text: drafted });
  let now = 0;
  const transcript = createTranscript(createDraftKeeper(localStore), () => now);
  const field = document.createElement('textarea');
  field.value = early;
  document.body.replaceChildren(field);
  const cuts: string[] = [];
  const unbind = bindField(field, transcript, {
    cap: () => cap,
    onCut: (cut, how) => cuts.push(`${how} ${cut}`),
  });
  /** As a browser does it: selection, beforeinput, the change, input. */
  const type = (text: string, at = field.selectionStart, end = at, inputType = 'insertText') => {
    now += 10;
    field.setSelectionRange(at, end);
    field.dispatchEvent(new InputEvent('beforeinput', { inputType, data: text }));
    field.setRangeText(text, at, end, 'end');
    field.dispatchEvent(new InputEvent('input', { inputType, data: text }));
  };
  const key = (init: KeyboardEventInit) => field.dispatchEvent(new KeyboardEvent('keydown', init));
  const hear = (words: string) =>
    transcript.hear({ words, language: 'en-US', punctuation: true }, cap, (cut) =>
      cuts.push(`spoken ${cut}`),
    );
  return { transcript, field, cuts, type, key, hear, unbind };
}

describe('bindField', () => {
  beforeEach(() => window.localStorage.clear());

  test('what is typed is the text, and is kept as a draft', () => {
    const { transcript, type } = setUp();
    type('hello');
    type(' there', 5);
    expect(transcript.getText()).toBe('hello there');
    expect(localStore.readJson('draft')).toMatchObject({ text: 'hello there' });
  });

  test('a phrase appears in the field and leaves a caret in the middle alone', () => {
    const { field, type, hear } = setUp();
    type('hello');
    field.setSelectionRange(2, 2);
    hear('world');
    expect(field.value).toBe('hello world');
    expect(field.selectionStart).toBe(2);
  });

  test('a caret at the end goes along', () => {
    const { field, type, hear } = setUp();
    type('hello');
    hear('world');
    expect(field.selectionStart).toBe(11);
  });

  test('Ctrl+Z takes back the phrase, then the typing; Ctrl+Y brings them again', () => {
    const { field, type, hear, key } = setUp();
    type('hello');
    hear('world');
    key({ key: 'z', ctrlKey: true });
    expect(field.value).toBe('hello');
    key({ key: 'z', metaKey: true });
    expect(field.value).toBe('');
    key({ key: 'y', ctrlKey: true });
    key({ key: 'Z', ctrlKey: true, shiftKey: true });
    expect(field.value).toBe('hello world');
  });

  test('a full text takes no more, and says so', { tags: ['R-5.12'] }, () => {
    const { field, cuts, type } = setUp(5);
    type('hello');
    type('x', 2);
    expect(field.value).toBe('hello');
    expect(field.selectionStart).toBe(2);
    expect(cuts).toEqual(['typed all']);
  });

  test('a paste is cut to its room, cleaned, and nothing else is lost', { tags: ['R-5.11'] }, () => {
    const { field, cuts, type } = setUp(10);
    type('12345678');
    type('<b>abc</b>', 4, 4, 'insertFromPaste');
    expect(field.value).toBe('1234ab5678');
    expect(cuts).toEqual(['pasted some']);
  });

  test('a phrase is cut at the cap', { tags: ['R-4.24'] }, () => {
    const { field, cuts, hear } = setUp(9);
    hear('hello there');
    expect(field.value).toBe('Hello the');
    expect(cuts).toEqual(['spoken some']);
  });

  test('while a character is composed nothing is written; it comes afterwards', () => {
    const { field, hear } = setUp();
    field.dispatchEvent(new CompositionEvent('compositionstart'));
    field.value = 'に';
    field.dispatchEvent(new InputEvent('input', { inputType: 'insertCompositionText', data: 'に' }));
    hear('world');
    expect(field.value).toBe('に');
    field.dispatchEvent(new CompositionEvent('compositionend'));
    expect(field.value).toBe('に world');
  });

  test('typed markup goes when the field is left', { tags: ['R-5.7'] }, () => {
    const { field, type } = setUp();
    type('a <b>bold</b> word');
    expect(field.value).toBe('a <b>bold</b> word');
    field.dispatchEvent(new FocusEvent('blur'));
    expect(field.value).toBe('a bold word');
  });

  test('a text over a lowered cap can be shortened, not lengthened', () => {
    const { field, type } = setUp(5, 'long enough');
    type('', 0, 5, 'deleteContentBackward');
    expect(field.value).toBe('enough');
    type('x', 0);
    expect(field.value).toBe('enough');
  });

  test('the draft comes back; what was written before the page was alive follows it', {
    tags: ['R-10.27'],
  }, () => {
    expect(setUp(1_000, 'from before').field.value).toBe('from before');
    expect(setUp(1_000, 'from before', 'early').field.value).toBe('from before early');
  });

  test('words that were not final when the page went come back too', { tags: ['R-10.27'] }, () => {
    localStore.writeJson('draft', { text: 'nine days', pending: 'at sea' });
    expect(setUp().field.value).toBe('nine days at sea');
  });

  test('an unbound field is left alone', () => {
    const { field, unbind, hear } = setUp();
    unbind();
    hear('hello');
    expect(field.value).toBe('');
  });
});
