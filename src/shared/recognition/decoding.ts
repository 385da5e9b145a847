/** The most likely token. */
export function argmax(logits: Float32Array): number {
  let best = 0;
  for (let i = 1; i < logits.length; i += 1) if ((logits[i] ?? 0) > (logits[best] ?? 0)) best = i;
  return best;
}

/** The probability of a token, from the raw scores. */
export function probabilityOf(logits: Float32Array, token: number): number {
  const top = logits.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const sum = logits.reduce((total, value) => total + Math.exp(value - top), 0);
  return Math.exp((logits[token] ?? Number.NEGATIVE_INFINITY) - top) / sum;
}

/** Detects a model stuck in a loop (the same 1 to 12 tokens four times at the end) and drops the repeats. */
export function dropLoop(ids: number[]): boolean {
  for (let length = 1; length <= 12; length += 1) {
    if (ids.length < length * 4) continue;
    const tail = ids.slice(-length).join();
    const repeated = [1, 2, 3].every((k) => ids.slice(-length * (k + 1), -length * k).join() === tail);
    if (!repeated) continue;
    ids.length -= length * 3;
    return true;
  }
  return false;
}
