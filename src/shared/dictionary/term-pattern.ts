interface Branch {
  ends: boolean;
  next: Map<string, Branch>;
}

const escapeSign = (character: string): string => character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
/** Without a limit, a term that begins with a hyphen would be sought in a long run of spaces from each of them. */
const space = '[\\s\\u00a0-]{1,20}';

/**
 * A regular expression that matches any of the terms, longest first. A space matches any space or a hyphen.
 * Terms share their prefixes: a plain list of 5,000 terms would be tried one by one at every character.
 */
export function termPattern(terms: readonly string[]): string {
  const root: Branch = { ends: false, next: new Map() };
  for (const term of terms) {
    let branch = root;
    for (const part of term
      .trim()
      .toLowerCase()
      .split(/([\s\u00a0-]+)/u)) {
      for (const atom of /^[\s\u00a0-]/u.test(part) ? [space] : Array.from(part, escapeSign)) {
        const next: Branch = branch.next.get(atom) ?? { ends: false, next: new Map() };
        branch.next.set(atom, next);
        branch = next;
      }
    }
    branch.ends = true;
  }
  return write(root);
}

function write({ ends, next }: Branch): string {
  const options = Array.from(next, ([atom, branch]) => atom + write(branch));
  if (options.length === 0) return '';
  const group = options.length === 1 && !ends ? options[0] : `(?:${options.join('|')})`;
  return ends ? `${group}?` : (group ?? '');
}
