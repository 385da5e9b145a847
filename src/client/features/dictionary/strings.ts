import { brand } from '../../../shared/brand.ts';
import { formatCount } from '../../../shared/format-count.ts';
import { translated } from '../../interface/translated.ts';

const words = (count: number): string => (count === 1 ? '1 word' : `${formatCount(count)} words`);

export const dictionaryStrings = translated('dictionary', {
  title: 'My words',
  open: 'Open My words',
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
  normal: 'Normal',
  translateNormally: 'Translate normally',
  translatedNormally: 'Translated normally',
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
  editWord: 'Edit word',
  empty: `No words yet. Add a name ${brand.name} gets wrong.`,
  nothingFound: 'No words match your search.',
  count: (count: number, limit: number) => `${formatCount(count)} of ${words(limit)}`,
  withAccount: 'Saved to your account',
  onDevice: 'Stored on this device',
  full: (limit: number) => `Your list is full: it holds ${words(limit)}. Delete a word to add another.`,
  exists: 'This word is already in your list.',
  deleted: 'Word deleted',
  undo: 'Undo',
  undoAlt: 'Restore the word',
  imported: (count: number) => `${words(count)} imported`,
  importedNote: (skipped: number, left: number) =>
    [
      skipped > 0 && `${formatCount(skipped)} invalid ${skipped === 1 ? 'row was' : 'rows were'} skipped.`,
      left > 0 && `${words(left)} ${left === 1 ? 'wasn’t' : 'weren’t'} imported because your list is full.`,
    ]
      .filter(Boolean)
      .join(' '),
  importFailed: 'We couldn’t read this file',
  importFailedText: 'Please choose a CSV file.',
  loadFailed: 'We couldn’t load your words.',
  notSaved: 'Your words weren’t saved',
  notSavedText: 'Please check your connection and try again.',
  changedElsewhere: 'Your words were also changed on another device',
  changedElsewhereText: 'Your change was added to the latest version.',
  tryAgain: 'Try again',
  importOffer: (count: number) =>
    count === 1
      ? 'Add the word on this device to your account?'
      : `Add the ${formatCount(count)} words on this device to your account?`,
  importConfirm: 'Add',
  importDecline: 'Delete from this device',
  /** Text and words in turn, in the order of the language. */
  learn: (word: string, heard: string) => ['Always write ', word, ' instead of ', heard, '?'] as const,
  always: 'Always',
  notNow: 'Not now',
  learned: (word: string) => `${word} added to your words`,
});
