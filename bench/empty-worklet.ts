import type { Page } from '@playwright/test';

const worklet = `registerProcessor('empty', class extends AudioWorkletProcessor {
  process() {
    return true;
  }
});`;

/** Opens the microphone the way the app does, with a worklet that does nothing, to measure the browser's own cost. */
export async function openEmptyWorklet(page: Page): Promise<void> {
  await page.route('http://localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Empty worklet</title>' }),
  );
  await page.goto('http://localhost/');
  await page.evaluate(async (code) => {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
    const context = new AudioContext({ sampleRate: 16_000, latencyHint: 'playback' });
    await context.audioWorklet.addModule(`data:text/javascript,${encodeURIComponent(code)}`);
    await context.resume();
    const source = context.createMediaStreamSource(stream);
    source.connect(new AudioWorkletNode(context, 'empty', { numberOfOutputs: 0 }));
  }, worklet);
}
