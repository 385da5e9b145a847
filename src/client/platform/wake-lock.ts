/** Keeps the screen on until the returned function is called. Browsers release the lock when the page is hidden. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let released = false;

  async function acquire() {
    if (released || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      const acquired = await navigator.wakeLock.request('screen');
      if (released) await acquired.release();
      else lock = acquired;
    } catch {
      // Browsers refuse when the battery is low. The screen then turns off as usual.
    }
  }

  const onVisibility = () => void acquire();
  document.addEventListener('visibilitychange', onVisibility);
  void acquire();
  return () => {
    released = true;
    document.removeEventListener('visibilitychange', onVisibility);
    void lock?.release().catch(() => undefined);
  };
}
