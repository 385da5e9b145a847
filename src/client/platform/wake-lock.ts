/** Keeps the screen on until the returned function is called; browsers let go of it whenever the page is hidden. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;

  async function acquire() {
    if (over || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      const acquired = await navigator.wakeLock.request('screen');
      if (over) await acquired.release();
      else lock = acquired;
    } catch {
      // Refused on a low battery: the screen then goes dark as it would anyway.
    }
  }

  const onVisibility = () => void acquire();
  document.addEventListener('visibilitychange', onVisibility);
  void acquire();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', onVisibility);
    void lock?.release().catch(() => undefined);
  };
}
