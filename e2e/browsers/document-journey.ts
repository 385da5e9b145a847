import { newEmail } from '../fixtures.ts';
import { startProductOnPostgres } from '../product-on-postgres.ts';
import { storedPieces } from '../stored-sound.ts';
import { expect, test } from './fixtures.ts';
import { openAsMember, parts, subscribe } from './page-parts.ts';
import { byCss, byRole, type Target } from './page-search.ts';
import { hasSoundServer } from './sound-server.ts';
import type { Visitor } from './visitor.ts';

const record = byRole('button', 'Start recording');
const stopRecording = byRole('button', 'Stop recording');
const row = byCss('[data-testid=document-row]');
const turns = byCss('[data-testid=turns]');
const firstTurn = byCss('[data-testid=turns] ol > li');
const library = byCss('section[aria-label=Library] li, [role=region][aria-label=Library] li');

const textOf = async (visitor: Visitor, target: Target) => (await visitor.find(target))?.text;

/** Selects words in a field and types others over them. */
async function typeOver(visitor: Visitor, field: Target, old: string, words: string): Promise<void> {
  await visitor.click(field);
  await visitor.evaluate((selected) => {
    const input = document.activeElement as HTMLInputElement | HTMLTextAreaElement;
    const at = input.value.indexOf(selected);
    input.setSelectionRange(at, at + selected.length);
  }, old);
  await visitor.typeOn(words);
}

/** Runs in the page: marks that the recording was played, because it may be over before the next question. */
function noticePlaying(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[aria-label="Pause the recording"]')) return;
    observer.disconnect();
    document.body.dataset.played = 'true';
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
}

/** Runs in the page: whether the browser has an encoder for the sound. WebKitGTK has none where GStreamer lacks it. */
function hasEncoder(): boolean {
  const types = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];
  return types.some((type) => MediaRecorder.isTypeSupported(type));
}

/** What a person does with a document, from the first word to the colleague who reads it. */
async function dictateAndShare(visitor: Visitor, newVisitor: () => Promise<Visitor>): Promise<void> {
  const email = newEmail();
  await openAsMember(visitor, email);
  // A free user has one translation a day, and the correction needs another.
  await subscribe(visitor);
  await visitor.evaluate(() =>
    localStorage.setItem(
      'settings',
      JSON.stringify({ recognition: 'server', serverSpeechExplained: true, keepRecordings: true }),
    ),
  );
  await visitor.open('/');
  const keepsSound = await visitor.evaluate(hasEncoder);

  await test.step('a dictation keeps its sound, or says that it can’t', async () => {
    await visitor.click(record);
    if (!keepsSound) await visitor.sees('The sound isn’t kept');
    await visitor.sees(stopRecording);
    await visitor
      .expects(() => textOf(visitor, parts.transcript))
      .toMatch(/\d+\.\d seconds of speech in English\./);
    if (keepsSound) await visitor.expects(() => visitor.evaluate(storedPieces)).toBeGreaterThan(0);
    await visitor.click(stopRecording);
    await visitor.sees(record);
  });

  await test.step('it gets a name and a translation', async () => {
    await visitor.click(byRole('button', /\(Rename\)$/, row));
    const name = byRole('textbox', 'Name of the document');
    await visitor.sees(name);
    await typeOver(visitor, name, (await textOf(visitor, name)) ?? '', 'Harbour\n');
    await visitor.sees(byRole('button', /^Harbour ?\(Rename\)$/, row));
    await visitor.click(byRole('switch', 'Translate'));
    await visitor.click(byRole('button', /^Language to translate into/));
    await visitor.click(byRole('option', /^Spanish/));
    await visitor.expects(() => textOf(visitor, parts.translation)).toMatch(/^\[español\] .*speech/);
  });

  await test.step('a word is corrected while its sentence is heard', async () => {
    await visitor.click(byRole('button', 'Show who speaks', row));
    await visitor.click(byRole('button', 'Correct the words', firstTurn));
    if (keepsSound) {
      await visitor.evaluate(noticePlaying);
      await visitor.click(byRole('button', 'Play sentence 1', firstTurn));
      await visitor.expects(() => visitor.evaluate(() => document.body.dataset.played)).toBe('true');
    } else await visitor.sees('The recording isn’t on this device.');
    await typeOver(visitor, byRole('textbox', 'Sentence 1', firstTurn), 'speech', 'talking\n');
    await visitor
      .expects(() => textOf(visitor, firstTurn))
      .toMatch(/seconds of talking.*\[español\].*talking/);
    await visitor.click(byRole('button', 'Save', turns));
    await visitor.sees('Saved!');
  });

  const device = await newVisitor();
  await test.step('another device finds it by a word of its translation', async () => {
    await openAsMember(device, email);
    await device.open('/library');
    await device.type(byRole('textbox', 'Search titles and text'), 'español');
    await device.expects(() => textOf(device, byCss('mark'))).toBe('español');
    expect(await textOf(device, library)).toContain('Harbour');
    await device.click(byRole('link', 'Harbour'));
    await device.expects(() => textOf(device, parts.transcript)).toContain('seconds of talking');
    await device.click(byRole('button', 'Show who speaks', row));
    await device.sees('The recording isn’t on this device.');
  });

  await test.step('a colleague reads a shared copy', async () => {
    await device.open('/library');
    await device.click(byRole('button', 'More actions for Harbour'));
    await device.click(byRole('menuitem', 'Share a copy'));
    const dialog = byRole('dialog', 'Share a copy');
    await device.click(byRole('button', 'Create link', dialog));
    const link = byRole('textbox', 'Link', dialog);
    await device.sees(link);
    const colleague = await newVisitor();
    await colleague.open(new URL((await textOf(device, link)) ?? '').pathname);
    await colleague.sees('seconds of talking');
  });
}

const title = 'a dictation is named, translated, corrected by ear, saved, found elsewhere and shared';

test.beforeEach(({ engine }) => {
  // Three profiles one after the other.
  test.setTimeout(600_000);
  test.skip(engine === 'firefox' && !hasSoundServer, 'Firefox captures no sound without an audio device');
});

test(title, ({ visitor, newVisitor }) => dictateAndShare(visitor, newVisitor));

test.describe('with PostgreSQL', () => {
  test.use({ product: async ({ products }, use) => use(await products(startProductOnPostgres)) });
  test(title, ({ visitor, newVisitor }) => dictateAndShare(visitor, newVisitor));
});
