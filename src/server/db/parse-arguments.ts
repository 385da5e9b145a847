import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** The options and values of a command. If they are wrong, the error says why and how the command is used. */
export function parseArguments<T extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: T,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node's advice after the first sentence is about its own conventions.
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('. ');
    throw new Error(`${reason.replace(/\.$/, '')}.\n${usage}`, { cause: error });
  }
}
