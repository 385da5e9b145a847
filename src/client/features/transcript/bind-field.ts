import { sanitize } from '../../../shared/sanitize.ts';
import { spaceBetween } from '../../../shared/writing-system.ts';
import { difference, replaceRange } from '../../studio/edit.ts';
import type { FieldWriter, Transcript } from '../../studio/transcript.ts';
import { type Fitted, fitToCap, type Insertion } from '../../studio/write-phrase.ts';

export interface FieldRules {
  cap(): number;
  onCut(cut: Fitted['cut'], how: 'typed' | 'pasted'): void;
}

/** Text from elsewhere is sanitised at once, and typed text when the field loses focus. */
const foreignInput = new Set([
  'insertFromPaste',
  'insertFromDrop',
  'insertFromYank',
  'insertFromPasteAsQuotation',
]);

/** Keeps a text area and the transcript in sync. */
export function bindField(field: HTMLTextAreaElement, transcript: Transcript, rules: FieldRules): () => void {
  let composing = field.hasAttribute('data-composing');
  let selection = { start: 0, end: 0 };
  /** Writing into the field would cancel an input method that began before hydration. */
  let isEarlyTextWaiting = composing;
  if (composing) transcript.hold(true);
  else takeEarlyText();

  const write: FieldWriter = ({ at, removed, inserted }, caret) => {
    const following =
      field.selectionStart === field.value.length && field.selectionEnd === field.value.length;
    if (at === 0 && removed.length === field.value.length) field.value = inserted;
    else field.setRangeText(inserted, at, at + removed.length, 'preserve');
    if (caret !== undefined) field.setSelectionRange(caret, caret);
    // A caret at the end follows new text, and any other caret stays where it is.
    else if (following) field.setSelectionRange(field.value.length, field.value.length);
  };

  /** Accepts the part that fits, and corrects the field if some of the text didn't fit. */
  function take(insertion: Insertion, how: 'typed' | 'pasted') {
    const before = transcript.getText();
    const { inserted, cut } = fitToCap(before, insertion, rules.cap());
    const { start, end } = insertion;
    const caret = start + inserted.length;
    const after = replaceRange(before, start, end - start, inserted);
    if (field.value !== after) {
      field.value = after;
      field.setSelectionRange(caret, caret);
    }
    transcript.edit({ at: start, removed: before.slice(start, end), inserted, source: how }, 'field');
    if (cut !== 'nothing') rules.onCut(cut, how);
  }

  /**
   * Appends text that was typed or pasted before hydration to the restored draft, and keeps the caret in it. Pasted text
   * has to be sanitised.
   */
  function takeEarlyText() {
    const draft = transcript.getText();
    if (field.value === draft) return;
    const early = sanitize(field.value);
    const { selectionStart, selectionEnd } = field;
    const space = early === '' ? '' : spaceBetween(draft, early);
    const at = draft.length;
    const { inserted } = fitToCap(draft, { start: at, end: at, inserted: space + early }, rules.cap());
    const text = draft + inserted;
    if (field.value !== text) {
      field.value = text;
      const shift = at + space.length;
      field.setSelectionRange(selectionStart + shift, selectionEnd + shift);
    }
    transcript.edit({ at, removed: '', inserted, source: 'typed' }, 'field');
  }

  function onBeforeInput(event: InputEvent) {
    if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
      event.preventDefault();
      travel(event.inputType === 'historyRedo');
    }
    if (!composing) selection = { start: field.selectionStart, end: field.selectionEnd };
  }

  function onInput(event: Event) {
    const kind = event instanceof InputEvent ? event.inputType : '';
    const before = transcript.getText();
    const insertion = insertionOf(before, field.value, selection);
    const foreign = foreignInput.has(kind);
    // Writing into the field would cancel the composition.
    if (isEarlyTextWaiting || (composing && field.value.length > rules.cap())) return;
    take(
      foreign ? { ...insertion, inserted: sanitize(insertion.inserted) } : insertion,
      foreign ? 'pasted' : 'typed',
    );
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData?.getData('text/plain');
    if (pasted === undefined) return;
    event.preventDefault();
    const inserted = sanitize(pasted.replaceAll('\r\n', '\n'));
    take({ start: field.selectionStart, end: field.selectionEnd, inserted }, 'pasted');
  }

  function travel(forward: boolean) {
    if (forward) transcript.redo();
    else transcript.undo();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    travel(key === 'y' || event.shiftKey);
  }

  function onCompositionStart() {
    composing = true;
    selection = { start: field.selectionStart, end: field.selectionEnd };
    transcript.hold(true);
  }

  function onCompositionEnd() {
    composing = false;
    if (isEarlyTextWaiting) takeEarlyText();
    else {
      const before = transcript.getText();
      const { at, removed, inserted } = difference(before, field.value);
      take({ start: at, end: at + removed.length, inserted }, 'typed');
    }
    isEarlyTextWaiting = false;
    transcript.hold(false);
  }

  /** Typed markup is removed only when the field loses focus, not while the user is writing it. */
  function onBlur() {
    const before = transcript.getText();
    const clean = sanitize(before);
    if (clean !== before) transcript.edit({ ...difference(before, clean), source: 'other' }, 'elsewhere');
  }

  const detach = transcript.attach(write);
  const listening = new AbortController();
  const { signal } = listening;
  field.addEventListener('beforeinput', onBeforeInput, { signal });
  field.addEventListener('input', onInput, { signal });
  field.addEventListener('paste', onPaste, { signal });
  field.addEventListener('keydown', onKeyDown, { signal });
  field.addEventListener('compositionstart', onCompositionStart, { signal });
  field.addEventListener('compositionend', onCompositionEnd, { signal });
  field.addEventListener('blur', onBlur, { signal });
  return () => {
    listening.abort();
    detach();
    if (composing) transcript.hold(false);
  };
}

/** Derived from the selection if the new text matches it, otherwise by comparing the two texts. */
function insertionOf(before: string, after: string, selection: { start: number; end: number }): Insertion {
  const { start, end } = selection;
  const kept = before.length - end;
  const matchesSelection =
    after.length >= start + kept &&
    after.startsWith(before.slice(0, start)) &&
    after.endsWith(before.slice(end)) &&
    start <= before.length;
  if (matchesSelection) return { start, end, inserted: after.slice(start, after.length - kept) };
  const { at, removed, inserted } = difference(before, after);
  return { start: at, end: at + removed.length, inserted };
}
