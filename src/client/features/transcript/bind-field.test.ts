import { beforeEach, describe, expect, test } from 'vitest';
import { localStore } from '../../platform/storage.ts';
import { createDraftKeeper } from '../../studio/draft.ts';
import { createTranscript } from '../../studio/transcript.ts';
import { bindField } from './bind-field.ts';

function setUp(cap = 1_000, drafted = '', early = '', caret = early.length, isComposing = false) {
  if (drafted !== '') localStore.writeJson('draft', { text: drafted });
  let now = 0;
  const transcript = createTranscript(createDraftKeeper(localStore), () => now);
  const field = document.createElement('textarea');
  field.value = early;
  field.setSelectionRange(caret, caret);
  field.toggleAttribute('data-composing', isComposing);
  document.body.replaceChildren(field);
  const cuts: string[] = [];
  const unbind = bindField(field, transcript, {
    cap: () => cap,
    onCut: (cut, how) => cuts.push(`${how} ${cut}`),
  });
  /** Like a browser: sets the selection, sends beforeinput, changes the value, sends input. */
  const type = (text: string, at = field.selectionStart, end = at, inputType = 'insertText') => {
    now += 10;
    field.setSelectionRange(at, end);
    field.dispatchEvent(new InputEvent('beforeinput', { inputType, data: text }));
    field.setRangeText(text, at, end, 'end');
    field.dispatchEvent(new InputEvent('input', { inputType, data: text }));
  };
  const key = (init: KeyboardEventInit) => field.dispatchEvent(new KeyboardEvent('keydown', init));
  const hear = (words: string) =>
    transcript.hear({ key: Symbol('phrase'), words, language: 'en-US' }, { cap, punctuation: true }, (cut) =>
      cuts.push(`spoken ${cut}`),
    );
  return { transcript, field, cuts, type, key, hear, unbind };
}

describe('bindField', () => {
  beforeEach(() => window.localStorage.clear());

  test('stores typed text as the draft', () => {
    const { transcript, type } = setUp();
    type('hello');
    type(' there', 5);
    expect(transcript.getText()).toBe('hello there');
    expect(localStore.readJson('draft')).toMatchObject({ text: 'hello there' });
  });

  test('appends a phrase without moving a caret in the middle', () => {
    const { field, type, hear } = setUp();
    type('hello');
    field.setSelectionRange(2, 2);
    hear('world');
    expect(field.value).toBe('hello world');
    expect(field.selectionStart).toBe(2);
  });

  test('keeps a caret at the end after a new phrase', () => {
    const { field, type, hear } = setUp();
    type('hello');
    hear('world');
    expect(field.selectionStart).toBe(11);
  });

  test('undoes a phrase, then typing with Ctrl+Z, and redoes both with Ctrl+Y', () => {
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

  test('refuses more text at the cap, and says so', { tags: ['R-5.12'] }, () => {
    const { field, cuts, type } = setUp(5);
    type('hello');
    type('x', 2);
    expect(field.value).toBe('hello');
    expect(field.selectionStart).toBe(2);
    expect(cuts).toEqual(['typed all']);
  });

  test('sanitises a paste and cuts it to the remaining room', { tags: ['R-5.11'] }, () => {
    const { field, cuts, type } = setUp(10);
    type('12345678');
    type('<b>abc</b>', 4, 4, 'insertFromPaste');
    expect(field.value).toBe('1234ab5678');
    expect(cuts).toEqual(['pasted some']);
  });

  test('cuts a phrase at the cap', { tags: ['R-4.24'] }, () => {
    const { field, cuts, hear } = setUp(9);
    hear('hello there');
    expect(field.value).toBe('Hello the');
    expect(cuts).toEqual(['spoken some']);
  });

  test('writes nothing while a character is being composed', () => {
    const { field, hear } = setUp();
    field.dispatchEvent(new CompositionEvent('compositionstart'));
    field.value = 'に';
    field.dispatchEvent(new InputEvent('input', { inputType: 'insertCompositionText', data: 'に' }));
    hear('world');
    expect(field.value).toBe('に');
    field.dispatchEvent(new CompositionEvent('compositionend'));
    expect(field.value).toBe('に world');
  });

  test('removes typed markup when the field loses focus', { tags: ['R-5.7'] }, () => {
    const { field, type } = setUp();
    type('a <b>bold</b> word');
    expect(field.value).toBe('a <b>bold</b> word');
    field.dispatchEvent(new FocusEvent('blur'));
    expect(field.value).toBe('a bold word');
  });

  test('lets text over a lowered cap be shortened but not extended', () => {
    const { field, type } = setUp(5, 'long enough');
    type('', 0, 5, 'deleteContentBackward');
    expect(field.value).toBe('enough');
    type('x', 0);
    expect(field.value).toBe('enough');
  });

  test('restores the draft and appends text typed before the page was ready', {
    tags: ['R-10.27'],
  }, () => {
    expect(setUp(1_000, 'from before').field.value).toBe('from before');
    expect(setUp(1_000, 'from before', 'early').field.value).toBe('from before early');
  });

  test('keeps the caret in text typed before the page was ready', { tags: ['R-10.27'] }, () => {
    for (const [drafted, at] of [
      ['', 2],
      ['from before', 14],
    ] as const) {
      const { field, transcript } = setUp(1_000, drafted, 'early', 2);
      expect([field.selectionStart, field.selectionEnd]).toEqual([at, at]);
      expect(transcript.getText()).toBe(field.value);
      expect(localStore.readJson('draft')).toMatchObject({ text: field.value });
    }
  });

  test('takes a character that an input method began before the page was ready when it is finished', {
    tags: ['R-10.27'],
  }, () => {
    const { field, transcript, hear } = setUp(1_000, 'from before', 'に', 1, true);
    field.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertCompositionText', data: 'にほ' }));
    field.value = 'にほ';
    field.dispatchEvent(new InputEvent('input', { inputType: 'insertCompositionText', data: 'にほ' }));
    hear('and words');
    expect(field.value).toBe('にほ');
    expect(transcript.getText()).toBe('from before');
    field.value = '日本';
    field.dispatchEvent(new CompositionEvent('compositionend', { data: '日本' }));
    expect(field.value).toBe('from before 日本 and words');
    expect(localStore.readJson('draft')).toMatchObject({ text: field.value });
  });

  test('strips markup pasted before the page was ready', { tags: ['R-5.7'] }, () => {
    const { field, transcript } = setUp(1_000, '', 'a <img src=x onerror=alert(1)> b');
    expect(field.value).toBe('a  b');
    expect(transcript.getText()).toBe('a  b');
  });

  test('restores interim words after the page was closed', { tags: ['R-10.27'] }, () => {
    localStore.writeJson('draft', { text: 'nine days', pending: 'at sea' });
    expect(setUp().field.value).toBe('nine days at sea');
  });

  test('leaves an unbound field alone', () => {
    const { field, unbind, hear } = setUp();
    unbind();
    hear('hello');
    expect(field.value).toBe('');
  });
});
