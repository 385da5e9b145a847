import { brand } from '../../../shared/brand.ts';
import { formatCount } from '../../../shared/format-count.ts';
import { translated } from '../../interface/translated.ts';

const words = (count: number): string => (count === 1 ? '1 word' : `${formatCount(count)} words`);

export const dictionaryStrings = translated('dictionary', {
  title: 'My words',
  lead: `Names and terms that ${brand.name} should always get right when you dictate, translate and listen.`,
  search: 'Search',
  searchLabel: 'Search my words',
  add: 'Add word',
  more: 'More',
  importCsv: 'Import CSV…',
  exportCsv: 'Export CSV',
  fileName: 'my-words.csv',
  written: 'Written as',
  heard: 'Sometimes heard as',
  heardHint: 'Type a word and press Enter',
  removeHeard: (form: string) => `Remove ${form}`,
  translations: 'In translations',
  spoken: 'Read aloud as',
  spokenOptional: 'Read aloud as (optional)',
  listen: 'Listen',
  asUsual: 'As usual',
  translatedAsUsual: 'Translated as usual',
  neverTranslate: 'Never translate',
  neverTranslated: 'Never translated',
  fixed: 'Translate as…',
  language: 'Language',
  translation: 'Translation',
  addLanguage: 'Add a language',
  removeTranslation: 'Remove this translation',
  asWritten: 'As written',
  heardAs: (forms: string) => `Heard as ${forms}`,
  edit: (word: string) => `Edit ${word}`,
  remove: (word: string) => `Delete ${word}`,
  delete: 'Delete',
  cancel: 'Cancel',
  save: 'Save',
  newWord: 'Add a word',
  editWord: 'Edit the word',
  empty: `No words yet. Add a name ${brand.name} gets wrong.`,
  nothingFound: 'No word matches your search.',
  count: (count: number, limit: number) => `${formatCount(count)} of ${words(limit)}`,
  withAccount: 'Saved with your account',
  onDevice: 'Stored on this device',
  full: (limit: number) => `Your list is full: it holds ${words(limit)}. Delete a word to add another.`,
  exists: 'This word is already in your list.',
  deleted: 'Word deleted',
  undo: 'Undo',
  undoAlt: 'Put the word back',
  imported: (count: number) => `${words(count)} imported`,
  importedNote: (skipped: number, left: number) =>
    [
      skipped > 0 && `${formatCount(skipped)} ${skipped === 1 ? 'row wasn’t' : 'rows weren’t'} usable.`,
      left > 0 && `${words(left)} didn’t fit.`,
    ]
      .filter(Boolean)
      .join(' '),
  importFailed: 'We couldn’t read this file',
  importFailedText: 'Please choose a CSV file.',
  loadFailed: 'We couldn’t load your words.',
  notSaved: 'Your words weren’t saved',
  notSavedText: 'Please check your connection and try again.',
  changedElsewhere: 'Your words were also changed on another device',
  changedElsewhereText: 'Your change was added to that list.',
  tryAgain: 'Try again',
  takeOver: (count: number) =>
    count === 1
      ? 'Add the word on this device to your account?'
      : `Add the ${formatCount(count)} words on this device to your account?`,
  takeOverYes: 'Add',
  takeOverNo: 'Delete from this device',
  learn: (word: string) => ['Always write ', word, '?'] as const,
  always: 'Always',
  notNow: 'Not now',
  learned: (word: string) => `${word} added to your words`,
});
