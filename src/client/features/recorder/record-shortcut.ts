/** Elements in which a letter is typed, or finds something. */
const typingTargets =
  'input:not([type=range]),textarea,select,[contenteditable],[role=option],[role=menuitem]';

/** Elements that Space presses. The record button isn't one of them, so that Space can be held on it. */
const pressedTargets = 'input,button:not(.record-size),a,summary,[role=tab]';

/** Whether no control has focus that needs the key. */
export const isBareKey = (event: KeyboardEvent, targets = typingTargets): boolean =>
  !(event.target instanceof Element && event.target.closest(targets)) &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey;

/** Space where no control has focus, and Ctrl+Enter (Command+Enter) everywhere. */
export const isRecordShortcut = (event: KeyboardEvent): boolean =>
  (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) ||
  (event.key === ' ' && isBareKey(event, `${typingTargets},${pressedTargets}`));
