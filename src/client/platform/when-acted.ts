const actions = ['pointerdown', 'keydown', 'focusin', 'dragenter'] as const;

/** Calls back once, when the user has clicked, typed, focused or dragged something. Returns a function that stops it. */
export function whenActed(onAction: () => void): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true, passive: true };
  const act = () => {
    listening.abort();
    onAction();
  };
  for (const action of actions) window.addEventListener(action, act, options);
  return () => listening.abort();
}
