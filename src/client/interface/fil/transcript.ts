import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const transcript: Texts<'transcript'> = {
  label: 'Transcript',
  placeholder: 'Pindutin ang record at magsalita, o mag-type dito.',
  placeholderUnsupported: 'I-type o i-paste ang text mo rito.',
  note: 'Libre, hindi kailangan ng account. Hindi kami nag-iimbak ng recording, at nananatili ang text mo sa browser na ito hanggang i-save o isalin mo.',
  countOf: (cap) => ` / ${cap === undefined ? '0,000' : count(cap)}`,
  countSpoken: (length, cap) =>
    cap === undefined
      ? `${count(length)} character ang nagamit`
      : `${count(length)} sa ${count(cap)} character ang nagamit`,
  copy: 'Kopyahin',
  copyOf: { original: 'Kopyahin ang orihinal', translation: 'Kopyahin ang salin' },
  copied: 'Nakopya',
  copiedText: 'Nasa clipboard mo na ang text.',
  copiedOf: { original: 'Nakopya ang orihinal', translation: 'Nakopya ang salin' },
  notCopied: 'Hindi makopya',
  notCopiedText: 'Hinarang ito ng browser mo. Piliin ang text at kopyahin ito nang manual.',
  clear: 'Burahin',
};

export const textLength: Texts<'textLength'> = {
  limitTitle: 'Naabot na ang limitasyon ng character',
  limit: (cap) => `Hanggang ${count(cap)} character lang.`,
  truncated: (cap) => `Pinutol ang transcript sa ${count(cap)} character.`,
  near: (left) => `Malapit na sa limitasyon: ${count(left)} character ang natitira.`,
  paused:
    'Naka-pause ang recording dahil sa limitasyon sa haba. I-save o burahin ang kasalukuyang transcript.',
  announceNear: 'Malapit na sa limitasyon sa haba',
  announceFull: 'Naabot na ang limitasyon sa haba',
  overflow: (words) => `${count(words)} salita ang hindi nagkasya. Dito magsisimula ang susunod mong text.`,
  left: (words) => `${count(words)} salita ang hindi nagkasya sa huling text.`,
  add: 'Idagdag sa text',
  discard: 'I-discard',
  continueWhenFull: 'Kapag puno na, i-save at ituloy ang recording',
  continuing: 'Puno na ang text at sine-save na. Tuloy ang recording.',
};

export const clearing: Texts<'clearing'> = {
  title: 'Burahin ang text?',
  text: 'Mabubura ang transcript at ang salin nito. Mananatili ang mga naka-save mong transcript.',
  confirm: 'Burahin',
  cancel: 'Panatilihin',
  cleared: 'Nabura',
  undo: 'I-undo',
  undoAlt: 'Ibalik ang binurang text',
};

export const find: Texts<'find'> = {
  find: 'Maghanap sa text',
  place: (at, total) => (total === 0 ? 'Walang nakita' : `${at} sa ${total}`),
  previous: 'Nakaraang tugma',
  next: 'Susunod na tugma',
  close: 'Isara',
};

export const draftNotKept: Texts<'draftNotKept'> = {
  title: 'Hindi maitabi ng browser na ito ang text mo',
  text: 'Puno o naka-block ang storage nito. I-save o i-export ang text bago umalis sa page na ito.',
};
