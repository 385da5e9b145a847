/** Synthesised, so that no file has to be loaded. Does nothing where sound isn't available. */
export function playClick(): void {
  try {
    const context = new AudioContext();
    const tone = context.createOscillator();
    const volume = context.createGain();
    const now = context.currentTime;
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(1_400, now);
    tone.frequency.exponentialRampToValueAtTime(500, now + 0.04);
    volume.gain.setValueAtTime(0.08, now);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.06);
    tone.connect(volume).connect(context.destination);
    tone.onended = () => void context.close().catch(() => {});
    tone.start(now);
    tone.stop(now + 0.07);
  } catch {
    // No AudioContext, or the browser refuses sound.
  }
}
