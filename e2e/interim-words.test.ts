import { exhaustive, expect, test } from './fixtures.ts';
import { openRecorder } from './recorder-page.ts';

test('interim words appear where they will be written', { tag: ['@R-1.2'] }, async ({ page }) => {
  const recorder = await openRecorder(page);
  await recorder.start();
  const field = await recorder.text.boundingBox();
  await recorder.engine('interim', 'nine days');
  const first = await recorder.interim.boundingBox();
  expect(first?.x).toBe(field?.x);
  expect(Math.abs((first?.y ?? 0) - (field?.y ?? 0))).toBeLessThan(8);
  await recorder.engine('final', 'nine days');
  await recorder.engine('interim', 'at sea');
  const next = await recorder.interim.boundingBox();
  expect(next?.y).toBe(first?.y);
  expect(next?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
});

test('interim words are laid out like written text in any script and window size', {
  tag: [exhaustive, '@R-1.2'],
}, async ({ page }) => {
  const recorder = await openRecorder(page);
  await recorder.start();
  const spoken = [
    [
      'We kept the lamps low, and counted the hours. '.repeat(9),
      'then the wind turned and nobody slept until the morning came',
    ],
    ['A line of its own.\n', 'and another'],
    ['أبقينا المصابيح خافتة وعددنا الساعات. '.repeat(9), 'ثم تغيرت الريح ولم ينم أحد حتى طلع الصباح'],
    ['我们把灯调得很暗，数着时辰。'.repeat(9), '后来风向变了，直到天亮谁也没有睡着'],
  ] as const;
  for (const [text, words] of spoken) {
    await recorder.text.fill(text);
    await recorder.text.blur();
    await recorder.engine('interim', words);
    await expect(recorder.interim).toHaveText(words);
    for (const width of [1280, 777, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => recorder.interim.evaluate(distanceFromWritten), `${words} ${width}`)
        .toBeLessThan(1);
    }
  }
});

/** How far the first and last letters are from their final positions in the text. */
function distanceFromWritten(interim: HTMLElement): number {
  const field = document.querySelector('textarea');
  const line = interim.parentElement;
  if (!field || !line) throw new Error('There are no interim words.');
  const whole = document.createElement('div');
  whole.className = line.className;
  whole.dir = 'auto';
  whole.lang = line.lang;
  const written = field.value + line.textContent;
  whole.textContent = written;
  line.after(whole);
  const letter = (node: Node | null, at: number) => {
    const range = document.createRange();
    range.setStart(node as Node, at);
    range.setEnd(node as Node, at + 1);
    return range.getBoundingClientRect();
  };
  const interimLength = interim.textContent.length;
  const pairs = [0, interimLength - 1].map(
    (at) =>
      [
        letter(interim.firstChild, at),
        letter(whole.firstChild, written.length - interimLength + at),
      ] as const,
  );
  whole.remove();
  return Math.max(...pairs.flatMap(([one, other]) => [Math.abs(one.x - other.x), Math.abs(one.y - other.y)]));
}
