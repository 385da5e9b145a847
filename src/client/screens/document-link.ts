const prefix = '#document=';

/** Opens a saved text in the recorder. In the fragment, so that its id isn't in the server's logs. */
export const documentHref = ({ transcriptionId }: { transcriptionId: string }): string =>
  `/${prefix}${encodeURIComponent(transcriptionId)}`;

/** The saved text that a link leads to. */
export function linkedDocument(hash: string): string | null {
  if (!hash.startsWith(prefix)) return null;
  try {
    return decodeURIComponent(hash.slice(prefix.length));
  } catch {
    return null;
  }
}
