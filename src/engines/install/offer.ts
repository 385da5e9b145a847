import { downloadBytes, packageParts, type WhisperSize, whisperSizes } from './catalogue.ts';
import { enoughForSmall } from './memory.ts';
import { groups } from './plan.ts';

/** The parts that voices and recognition share. */
const sharedParts = groups.voices.filter((part) => groups.recognition.includes(part));

/** What the installer shows one line of progress for. */
export type OfferGroup = 'shared' | 'voices' | 'recognition';

export const groupNames: Record<OfferGroup, string> = {
  shared: 'Shared parts',
  voices: 'Voices',
  recognition: 'Recognition',
};

export function groupOf(part: string): OfferGroup {
  if (sharedParts.includes(part)) return 'shared';
  return groups.voices.includes(part) ? 'voices' : 'recognition';
}

export interface OfferedChoice {
  answer: 'yes' | 'smaller' | 'no';
  label: string;
  bytes: number;
  remark: string;
  /** The arguments for the installer. */
  requests: readonly string[];
}

export interface Offer {
  choices: readonly OfferedChoice[];
  /** The choice that this computer's memory allows. */
  recommended: number;
  sizes: Record<OfferGroup, number>;
}

const bytesOf = (parts: readonly string[], size: WhisperSize): number =>
  parts.reduce(
    (sum, part) =>
      sum + downloadBytes(part === 'whisper' ? [whisperSizes[size]] : (packageParts[part] ?? [])),
    0,
  );

/** Voices and recognition in two sizes, or nothing. */
export function createOffer(memoryBytes: number): Offer {
  const isShared = (part: string) => sharedParts.includes(part);
  const sizesWith = (size: WhisperSize): Offer['sizes'] => ({
    shared: bytesOf(sharedParts, size),
    voices: bytesOf(
      groups.voices.filter((part) => !isShared(part)),
      size,
    ),
    recognition: bytesOf(
      groups.recognition.filter((part) => !isShared(part)),
      size,
    ),
  });
  const totalOf = ({ shared, voices, recognition }: Offer['sizes']) => shared + voices + recognition;
  const recommended = memoryBytes >= enoughForSmall ? 0 : 1;
  const fits = `recommended for this computer (${Math.round(memoryBytes / 1e9)} GB of memory)`;
  return {
    recommended,
    sizes: sizesWith(recommended === 0 ? 'small' : 'base'),
    choices: [
      {
        answer: 'yes',
        label: 'Yes',
        bytes: totalOf(sizesWith('small')),
        remark: recommended === 0 ? fits : 'recognition uses up to 2.5 GB of memory',
        requests: ['voices', 'recognition:small'],
      },
      {
        answer: 'smaller',
        label: 'Smaller',
        bytes: totalOf(sizesWith('base')),
        remark: recommended === 1 ? fits : 'recognition is faster, and makes a few more mistakes',
        requests: ['voices', 'recognition:base'],
      },
      {
        answer: 'no',
        label: 'Not now',
        bytes: 0,
        remark: 'your browser’s own voices and recognition still work',
        requests: [],
      },
    ],
  };
}

/** As the installer writes sizes. */
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
