/** The spoken commands, in the order users see them. */
export const commandNames = [
  'new-line',
  'new-paragraph',
  'full-stop',
  'comma',
  'question-mark',
  'exclamation-mark',
  'colon',
  'open-quote',
  'close-quote',
  'delete-that',
  'undo',
  'stop-recording',
  'save-that',
] as const;

export type CommandName = (typeof commandNames)[number];

/** The ways to say each command; the interface shows the first. */
export type CommandPhrases = Readonly<Record<CommandName, readonly [string, ...string[]]>>;
