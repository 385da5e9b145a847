import { expect, test } from 'vitest';
import { type PageConfiguration, pageAttributes, parsePageAttributes } from './page-configuration.ts';

/** The dataset that a browser makes of the attributes. */
function datasetOf(attributes: string): Record<string, string> {
  const found = attributes.matchAll(/ data-([a-z-]+)(?:="([^"]*)")?/g);
  const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Array.from(found, ([, name = '', value = '']) => [camel(name), value]));
}

const everything: PageConfiguration = {
  sandboxed: ['identity', 'speech'],
  engines: ['translation', 'recognition'],
  off: ['speech'],
  recognition: true,
  speakers: true,
  inBrowser: true,
  pageTranslation: true,
  limitedPairs: true,
  personal: { textLimit: 20_000, guarded: true },
};
const nothing: PageConfiguration = {
  sandboxed: [],
  engines: [],
  off: [],
  recognition: false,
  speakers: false,
  inBrowser: false,
  pageTranslation: false,
  limitedPairs: false,
  personal: undefined,
};

test('the page reads the configuration that the server wrote', () => {
  for (const configuration of [everything, nothing])
    expect(parsePageAttributes(datasetOf(pageAttributes(configuration)))).toEqual(configuration);
});
