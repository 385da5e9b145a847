/** Elements that handle Space themselves. The record button isn't one of them, so that Space can be held on it. */
const keyboardTargets =
  'input,textarea,select,button:not(.record-size),a,summary,[contenteditable],[role=tab],[role=option],[role=menuitem]';

/** Whether none of these elements has focus. */
export const isBareKey = (event: KeyboardEvent, targets: string): boolean =>
  !(event.target instanceof Element && event.target.closest(targets)) &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey;

/** Space where no control has focus, and Ctrl+Enter (Command+Enter) everywhere. */
export const isRecordShortcut = (event: KeyboardEvent): boolean =>
  (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) ||
  (event.key === ' ' && isBareKey(event, keyboardTargets));
