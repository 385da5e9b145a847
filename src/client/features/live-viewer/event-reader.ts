export interface ServerEvent {
  name: string;
  data: string;
  id: string | undefined;
}

/** Parses server-sent events from the pieces in which they arrive. */
export function createEventReader(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) =>
        block
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2);
      const data = field('data');
      if (data !== undefined) onEvent({ name: field('event') ?? '', data, id: field('id') });
    }
  };
}
