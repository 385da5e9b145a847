/** A proxy that compresses makes a tag weak; what it names is the same. */
const plain = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether a browser holds this version already and needs only be told so. */
export function matchesEtag(ifNoneMatch: string | undefined, tag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((held) => plain(held) === plain(tag));
}
