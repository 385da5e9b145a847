/** A proxy that compresses a response makes its tag weak. */
const plain = (tag: string) => tag.trim().replace(/^W\//, '');

export function matchesEtag(ifNoneMatch: string | undefined, tag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((held) => plain(held) === plain(tag));
}
