import { useEffect, useRef, useState } from 'react';
import { type DictionaryEntry, entryKey, entryLimits, putEntry } from '../../../shared/dictionary/entry.ts';
import { type Correction, findCorrection, isWorthLearning } from '../../../shared/dictionary/learn-word.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import { settings } from '../../platform/settings.ts';
import { localStore } from '../../platform/storage.ts';
import { useToast } from '../../ui/toast.tsx';
import { dictionaryStrings as strings } from './strings.ts';
import type { Dictionary } from './use-dictionary.ts';

export interface LearningOptions {
  dictionary: Dictionary;
  language: LanguageCode;
  text: string;
  /** Whether the last change was typed. */
  change: 'typed' | 'other';
}

export interface Learning {
  offer: Correction | null;
  accept(): void;
  dismiss(): void;
}

/** A correction is complete once typing has paused for this long. */
const settledMs = 1_500;
const rememberedOffers = 100;

/** The corrections that were offered, also on earlier visits. */
function readOffers(): string[] {
  const stored = localStore.readJson('learningOffers');
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
}

function rememberOffer(correction: string): void {
  localStore.writeJson('learningOffers', [...readOffers().slice(1 - rememberedOffers), correction]);
}

/** After a correction, offers once to add the corrected word to the dictionary. */
export function useLearning({ dictionary, language, text, change }: LearningOptions): Learning {
  const toast = useToast();
  const [offer, setOffer] = useState<Correction | null>(null);
  /** The text before the user started typing. */
  const previous = useRef(text);
  /** The text after the last dictation. Only dictated words can be misheard. */
  const dictated = useRef(text);
  const times = useRef(new Map<string, number>());
  /** Also kept in memory, because storage may be blocked. */
  const offered = useRef(new Set<string>());
  const isFull = dictionary.entries.length >= dictionary.limit;

  useEffect(() => {
    if (change !== 'typed') {
      previous.current = text;
      dictated.current = text;
      return;
    }
    const timer = setTimeout(() => {
      const correction = findCorrection(previous.current, text);
      previous.current = text;
      if (!correction || !dictated.current.includes(correction.heard)) return;
      const key = `${entryKey(correction.heard)} ${entryKey(correction.written)}`;
      const count = (times.current.get(key) ?? 0) + 1;
      times.current.set(key, count);
      if (offered.current.has(key) || readOffers().includes(key)) return;
      if (!settings.get().offerToLearn || isFull || isKnown(dictionary.entries, correction)) return;
      if (!isWorthLearning(correction, { language, text, times: count })) return;
      offered.current.add(key);
      rememberOffer(key);
      setOffer(correction);
    }, settledMs);
    return () => clearTimeout(timer);
  }, [text, change, language, dictionary.entries, isFull]);

  return {
    offer: isFull ? null : offer,
    dismiss: () => setOffer(null),
    accept() {
      if (!offer) return;
      setOffer(null);
      void dictionary
        .save((entries) => putEntry(entries, learnedEntry(entries, offer)))
        .then((saved) => {
          if (saved) toast({ title: strings.learned(offer.written), tone: 'good' });
        });
    },
  };
}

const isKnown = (entries: readonly DictionaryEntry[], { heard, written }: Correction): boolean =>
  entries.some(
    (entry) =>
      entryKey(entry.written) === entryKey(written) &&
      entry.heard.some((form) => entryKey(form) === entryKey(heard)),
  );

/** If the word is already in the list, adds another heard form to it. */
function learnedEntry(entries: readonly DictionaryEntry[], { heard, written }: Correction): DictionaryEntry {
  const known = entries.find((entry) => entryKey(entry.written) === entryKey(written));
  const forms = [...(known?.heard ?? []), heard].slice(-entryLimits.heardForms);
  return known ? { ...known, heard: forms } : { written, heard: forms, translations: {} };
}
