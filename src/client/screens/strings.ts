import { brand } from '../../shared/brand.ts';
import type { Screen } from '../../shared/routes.ts';
import { translated } from '../interface/translated.ts';

// Loaded when the user goes to another screen, because the page that was opened already contains its own.

export const pageTitles = translated('pageTitles', {
  main: `${brand.name} | Speech to text, translated and read aloud`,
  subscribe: `Premium | ${brand.name}`,
  account: `Your account | ${brand.name}`,
  words: `My dictionary | ${brand.name}`,
  settings: `Settings | ${brand.name}`,
  people: `Who are you? | ${brand.name}`,
  conversation: `Conversation | ${brand.name}`,
  terms: `Terms of Use | ${brand.name}`,
  privacy: `Privacy Pledge | ${brand.name}`,
  library: `Library | ${brand.name}`,
  developers: `Developers | ${brand.name}`,
  'not-found': '404 | Page Not Found',
} satisfies Record<Screen, string>);

export const pageDescriptions = translated('pageDescriptions', {
  main: brand.description,
  subscribe: `Longer transcripts, HD voices and more translations with ${brand.name} Premium.`,
  account: `Your plan, devices and data in the ${brand.name} web app.`,
  words: `Names and terms that ${brand.name} should always get right.`,
  settings: `How ${brand.name} records, translates, reads aloud and looks.`,
  people: `Choose who uses ${brand.name} in this browser.`,
  conversation: `Talk with someone in another language: ${brand.name} translates both sides and reads them aloud.`,
  terms: `The terms of use for the ${brand.name} web app.`,
  privacy: `What data the ${brand.name} web app collects, why, and how to delete it.`,
  library: 'All your saved texts: search, sort, listen and share.',
  developers:
    'Save, transcribe, translate and listen from your own programs, with the same limits as in the app.',
  'not-found': "The page you're looking for doesn't exist or has been moved.",
} satisfies Record<Screen, string>);
