import { emitKeypressEvents } from 'node:readline';
import { bold, dim, green, violet } from './colours.ts';
import { groupNames, megabytes, type Offer, type OfferedChoice } from './offer.ts';

/** The terminal: keys come in, text goes out. */
export interface Terminal {
  input: NodeJS.ReadableStream & { setRawMode?(raw: boolean): unknown };
  output: { write(text: string): unknown };
}

const question = 'Install voices and recognition?';

function describe({ choices, sizes }: Offer, selected: number): string[] {
  const rows = choices.map(({ label, bytes, remark }, index) => {
    const isSelected = index === selected;
    const name = `${isSelected ? '>' : ' '} ${label.padEnd(9)}`;
    const size = megabytes(bytes).padStart(8);
    return `  ${isSelected ? violet(name) : name}${isSelected ? bold(size) : size}   ${dim(remark)}`;
  });
  const detail = (group: keyof typeof sizes, text: string) =>
    dim(`    ${groupNames[group].padEnd(13)}${megabytes(sizes[group]).padStart(7)}  ${text}`);
  return [
    `${violet('?')} ${bold(question)} ${dim('They work offline and send nothing anywhere.')}`,
    '',
    ...rows,
    '',
    detail('voices', 'natural in English, Spanish, French, Italian, Portuguese,'),
    dim(`${' '.repeat(26)}Hindi, Chinese and Japanese; basic in the other languages`),
    detail('recognition', 'all 18 languages'),
    detail('shared', 'downloaded once'),
    '',
    `  ${dim('Up and down to choose, Enter to confirm. Change it later with')} npm run engines.`,
  ];
}

/** Asks with the arrow keys. Undefined if somebody pressed Ctrl+C or the input ended. */
export function askOffer(offer: Offer, { input, output }: Terminal): Promise<OfferedChoice | undefined> {
  let selected = offer.recommended;
  let height = 0;
  const draw = (lines: readonly string[]) => {
    output.write(`${height > 0 ? `\u001b[${height}A` : ''}\u001b[J${lines.join('\n')}\n`);
    height = lines.length;
  };
  draw(describe(offer, selected));
  emitKeypressEvents(input);
  input.setRawMode?.(true);
  input.resume();
  return new Promise((resolve) => {
    const finish = (choice: OfferedChoice | undefined) => {
      input.off('keypress', onKey);
      input.off('end', onEnd);
      input.setRawMode?.(false);
      input.pause();
      if (choice) draw([`${green('✓')} ${bold(question)} ${violet(choice.label)}`, '']);
      resolve(choice);
    };
    const onEnd = () => finish(undefined);
    const onKey = (_text: string, key: { name?: string; ctrl?: boolean }) => {
      if (key.ctrl && key.name === 'c') return finish(undefined);
      if (key.name === 'return' || key.name === 'enter') return finish(offer.choices[selected]);
      const step = key.name === 'up' ? -1 : key.name === 'down' ? 1 : 0;
      selected = (selected + step + offer.choices.length) % offer.choices.length;
      if (step !== 0) draw(describe(offer, selected));
    };
    input.on('keypress', onKey);
    input.once('end', onEnd);
  });
}
