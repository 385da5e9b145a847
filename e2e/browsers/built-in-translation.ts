import type { LanguageCode } from '../../src/shared/languages.ts';
import { startSiteProxy } from '../../test/site-proxy.ts';
import { installRecognition } from '../fakes/recognition.ts';
import { meeting, meetingIn, meetingSays, unpunctuated } from '../meeting-sentences.ts';
import { startProduct } from '../product.ts';
import { expect, test } from './fixtures.ts';
import { parts } from './page-parts.ts';
import { byRole } from './page-search.ts';
import type { Visitor } from './visitor.ts';

type Place = 'server' | 'page';

const languages = {
  Spanish: 'es-ES',
  French: 'fr-FR',
  German: 'de-DE',
  Portuguese: 'pt-BR',
  Italian: 'it-IT',
} as const satisfies Record<keyof typeof meetingIn, LanguageCode>;

/** The models start slowly where three engines share the processor. */
const modelTimeout = 60_000;

/** An engine that adds punctuation itself, as Safari's does, and that works without a network. */
const engineScript = `(${installRecognition})('chrome');
Object.assign(webkitSpeechRecognition, { available: async () => 'available', install: async () => true });
Object.defineProperty(navigator, 'userAgentData', { value: undefined });`;

/** The app with its own models, in which the server or the page translates. */
async function startWithModels(visitor: Visitor, place: Place) {
  // Requests that are still running when the page changes.
  visitor.allow(/ServiceWorker|NetworkError|Failed to load resource|healthz/);
  // The personal edition has no On this device: its server is this computer.
  const product = await startProduct({ SANDBOX: '', ...(place === 'server' && { EDITION: 'personal' }) });
  const site = await startSiteProxy();
  site.to(product.url);
  site.script = engineScript;
  return {
    async stop() {
      site.close();
      await product.stop();
    },
    /** Opens an empty text. */
    async open(settings: object) {
      // Any address of the same site that has no app in it, which could store its own values.
      await visitor.open(`${site.url}/robots.txt`);
      await visitor.evaluate(
        (values) => {
          localStorage.clear();
          for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
        },
        {
          cookiesConsent: 'declined',
          settings: JSON.stringify(settings),
          ...(place === 'page' && { onDevice: 'true' }),
        },
      );
      await visitor.open(site.url);
    },
    async download() {
      if (place === 'page') await visitor.click(byRole('button', /^Download \d+ MB and translate$/));
    },
    reads(text: string | RegExp) {
      const shown = expect.poll(
        async () => (await visitor.find(parts.translation).catch(() => null))?.text ?? '',
        {
          timeout: modelTimeout,
        },
      );
      return typeof text === 'string' ? shown.toBe(text) : shown.toMatch(text);
    },
  };
}

const ways = {
  typed: (visitor: Visitor, text: string) => visitor.type(parts.transcript, text),
  async dictated(visitor: Visitor, text: string) {
    await visitor.click(byRole('button', 'Start recording'));
    await visitor.sees(byRole('button', 'Stop recording'));
    await visitor.evaluate((words) => window.fakeRecognition.say(words), text);
    await visitor.click(byRole('button', 'Stop recording'));
    await visitor.sees(byRole('button', 'Start recording'));
  },
  async imported(visitor: Visitor, text: string) {
    await visitor.expects(() => visitor.evaluate(dropText, text)).toBe(true);
  },
};

/** Runs in the page. Returns whether the page takes files already. */
async function dropText(text: string): Promise<boolean> {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], 'note.txt', { type: 'text/plain' }));
  const card = document.querySelector('.record-card');
  const drag = (type: string) =>
    card?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  drag('dragenter');
  await new Promise((resolve) => setTimeout(resolve, 200));
  const isReady = document.body.innerText.includes('Drop to import');
  if (isReady) drag('drop');
  return isReady;
}

for (const place of ['server', 'page'] as const) {
  for (const [way, enter] of Object.entries(ways)) {
    test(`${way} text is translated into five languages and back in the ${place}`, async ({ visitor }) => {
      test.setTimeout(10 * modelTimeout);
      const { stop, open, download, reads } = await startWithModels(visitor, place);
      try {
        for (const [name, text] of Object.entries(meetingIn)) {
          const language = languages[name as keyof typeof languages];
          for (const [from, into] of [
            [
              { language: 'en-US', text: meeting },
              { language, text },
            ],
            [
              { language, text },
              { language: 'en-US', text: meeting },
            ],
          ] as const) {
            await open({ language: from.language, target: into.language, translate: true });
            await enter(visitor, from.text);
            await visitor.expects(async () => (await visitor.find(parts.transcript))?.text).toBe(from.text);
            await download();
            await reads(into.text);
          }
        }
      } finally {
        await stop();
      }
    });
  }
}

for (const place of ['server', 'page'] as const) {
  test(`text dictated without punctuation is translated into five languages and back in the ${place}`, async ({
    visitor,
  }) => {
    test.setTimeout(10 * modelTimeout);
    const { stop, open, download, reads } = await startWithModels(visitor, place);
    const translate = async (text: string, from: LanguageCode, into: LanguageCode, says: RegExp) => {
      await open({ language: from, target: into, translate: true });
      const words = unpunctuated(text);
      await ways.dictated(visitor, words);
      await visitor
        .expects(async () => unpunctuated((await visitor.find(parts.transcript))?.text ?? ''))
        .toBe(words);
      await download();
      await reads(says);
    };
    try {
      for (const [name, text] of Object.entries(meetingIn)) {
        const language = name as keyof typeof languages;
        await translate(meeting, 'en-US', languages[language], meetingSays[language]);
        await translate(text, languages[language], 'en-US', meetingSays.English);
      }
    } finally {
      await stop();
    }
  });
}
