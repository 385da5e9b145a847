/** The direction of a text field: its text's, or the interface's while it is empty and shows a placeholder. */
export const textDirection = (text: string): 'auto' | undefined => (text === '' ? undefined : 'auto');
