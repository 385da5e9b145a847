import { brand } from '../../shared/brand.ts';
import type { ZipFile } from './zip-stream.ts';

/** Without plans, it is a personal server, which keeps recordings for those who want that. */
const contents = (withPlans: boolean) => `This is a copy of what ${brand.name} stores about you.

profile.json         who you are
transcriptions.json  your saved transcriptions, also as text files in the folder "transcriptions"
${withPlans ? '' : recordingContents}shares.json          copies of transcriptions that others can read with a link
words.json           My dictionary: names and terms that should always come out right
usage.json           what was counted towards the limits${withPlans ? ' of your plan' : ''}
${withPlans ? planContents : ''}devices.json         where you are signed in
api-keys.json        your API keys, without the keys themselves
webhooks.json        the addresses that we call when your transcriptions change

All times are in UTC. ${withPlans ? 'Audio' : 'HD voices'}, recognised speech, and translations that you didn’t save are kept for a day at most and are not included.
${withPlans ? 'Your invoices and payment details are held by the payment provider: see Manage Subscription.\n' : ''}`;

const recordingContents = `recordings           the sound of your dictations that was kept on this computer, numbered like their texts; up to 3 GB
`;

const planContents = `invites.json         who joined with your link, and when you were invited
terms.json           which Terms of Use you accepted, and when
subscription.json    your plan
`;

/** Undefined values are written as null, so that each file always has the same fields. */
export const isoTime = (time: number | null | undefined): string | null =>
  time === null || time === undefined ? null : new Date(time).toISOString();

export const readme = (time: number, withPlans: boolean): ZipFile => ({
  name: 'README.txt',
  content: contents(withPlans),
  time,
});

export const jsonFile = (name: string, value: unknown, time: number): ZipFile => ({
  name: `${name}.json`,
  content: `${JSON.stringify(value, null, 2)}\n`,
  time,
});

/** A list that may be too long to be written at once. */
export const jsonListFile = (name: string, items: AsyncIterable<unknown>, time: number): ZipFile => ({
  name: `${name}.json`,
  content: writeList(items),
  time,
});

/** Looks like `JSON.stringify(items, null, 2)`. */
async function* writeList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    yield `${before}\n${JSON.stringify([item], null, 2).slice(2, -2)}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

interface ExportedText {
  text: string;
  language: string;
  created_at: number;
}

/** For example, 001-2026-03-10-en-us. */
export function numberedName(item: Omit<ExportedText, 'text'>, position: number): string {
  const number = String(position + 1).padStart(3, '0');
  const day = new Date(item.created_at).toISOString().slice(0, 10);
  return `${number}-${day}-${item.language.toLowerCase()}`;
}

/** For example, transcriptions/001-2026-03-10-en-us.txt. */
export function textFile(item: ExportedText, position: number): ZipFile {
  return {
    name: `transcriptions/${numberedName(item, position)}.txt`,
    content: `${item.text}\n`,
    time: item.created_at,
  };
}
