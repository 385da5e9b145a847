import { brand } from '../../shared/brand.ts';
import type { Screen } from '../../shared/routes.ts';
import { translated } from '../interface/translated.ts';

export const pageTitles = translated('pageTitles', {
  main: `${brand.name} | Speech to text, translated and read aloud`,
  subscribe: `Premium | ${brand.name}`,
  account: `Your account | ${brand.name}`,
  words: `My words | ${brand.name}`,
  conversation: `Conversation | ${brand.name}`,
  terms: `Terms of Use | ${brand.name}`,
  privacy: `Privacy Pledge | ${brand.name}`,
  'not-found': '404 | Page Not Found',
} satisfies Record<Screen, string>);
