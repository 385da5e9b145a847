/** More would only wait for each other. */
const atOnce = 4;

/** Runs a change for several documents. Resolves to the ones that worked and the first error. */
export async function forEachDocument<T>(
  documents: readonly T[],
  change: (document: T) => Promise<unknown>,
): Promise<{ done: T[]; error: unknown }> {
  const done = new Set<T>();
  const rest = documents.values();
  let error: unknown = null;
  const worker = async () => {
    for (const document of rest) {
      // Those that are left would fail for the same reason, such as the lost network.
      if (error !== null) return;
      try {
        await change(document);
        done.add(document);
      } catch (reason) {
        error = reason;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { done: documents.filter((document) => done.has(document)), error };
}
