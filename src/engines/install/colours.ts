/** Text styles of the terminal. */
const style = (start: number, end: number) => (text: string) => `\u001b[${start}m${text}\u001b[${end}m`;

export const bold = style(1, 22);
export const dim = style(2, 22);
export const green = style(32, 39);
export const violet = style(35, 39);
