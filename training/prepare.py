"""Sorts sentences by what they are used for, and makes a vocabulary for English with each language.

For each language, the output folder gets
- es.pairs.tsv: sentences in English with their translations
- es.indirect.tsv: more of them, found through a third language
- es.sentences.txt: sentences without a translation into English
- es.model: the vocabulary
and for all languages en.sentences.txt and held-out.tsv.
"""

import argparse
import random
import tempfile
from collections import Counter, defaultdict
from pathlib import Path

import sentencepiece

from made_up_sentences import LANGUAGES, make_up_sentences
from text_files import read_rows, write_lines, write_rows

# A sentence with many translations is often ambiguous, so pairs through it are often wrong.
MAX_TRANSLATIONS = 6
MAX_USES = 3


def main():
    options = parse_options()
    random.seed(3)
    output = Path(options.output)
    output.mkdir(parents=True, exist_ok=True)

    held_out_rows = list(read_rows(options.held_out))
    held_out = {sentence for row in held_out_rows for sentence in row[2:]}
    rows = [row for row in read_rows(options.pairs) if row[2] not in held_out and row[3] not in held_out]
    write_rows(output / 'held-out.tsv', held_out_rows)

    pairs = {language: {} for language in options.languages}
    sentences = {language: {} for language in ['en', *options.languages]}
    for source, target, text, translation in rows:
        if source == 'en' and target in pairs:
            pairs[target][text, translation] = True
        for language, sentence in ((source, text), (target, translation)):
            if language in sentences and 3 < len(sentence) < 200:
                sentences[language][sentence] = True
    for language, sentence in read_rows(options.sentences):
        if language in sentences and sentence not in held_out and 8 < len(sentence) < 160:
            sentences[language][sentence] = True

    write_lines(output / 'en.sentences.txt', sentences['en'])
    for language in options.languages:
        translated = {translation for _, translation in pairs[language]}
        untranslated = [sentence for sentence in sentences[language] if sentence not in translated]
        indirect = pair_through_third_language(rows, language, set(pairs[language]))
        write_rows(output / f'{language}.pairs.tsv', pairs[language])
        write_rows(output / f'{language}.indirect.tsv', indirect)
        write_lines(output / f'{language}.sentences.txt', untranslated)
        make_vocabulary(output / language, language, pairs[language], options.pieces)
        print(
            f'{language}: {len(pairs[language])} pairs, {len(indirect)} through a third language,',
            f'{len(untranslated)} more sentences',
            flush=True,
        )


def parse_options():
    parser = argparse.ArgumentParser(description='Prepares the sentences for training. See README.md.')
    parser.add_argument('--pairs', required=True, help='TSV: language, language, sentence, sentence')
    parser.add_argument('--sentences', required=True, help='TSV: language, sentence')
    parser.add_argument('--held-out', required=True, help='TSV like --pairs, never used for training')
    parser.add_argument('--output', default='data', help='folder (default: data)')
    parser.add_argument('--languages', nargs='+', default=LANGUAGES[1:], choices=LANGUAGES[1:])
    parser.add_argument('--pieces', type=int, default=6000, help='size of each vocabulary, a multiple of 8 (default: 6000)')
    return parser.parse_args()


def pair_through_third_language(rows, language, known_pairs):
    """Pairs of an English sentence and one in `language` that translate the same sentence of a third language."""
    english, translations = defaultdict(list), defaultdict(list)
    for source, target, text, translation in rows:
        if source == 'en':
            english[target, translation].append(text)
        for third, other, sentence, its_translation in (
            (source, target, text, translation),
            (target, source, translation, text),
        ):
            if other == language and third != 'en':
                translations[third, sentence].append(its_translation)

    found = Counter()
    for sentence, targets in translations.items():
        sources = english.get(sentence, [])
        if len(sources) > MAX_TRANSLATIONS or len(targets) > MAX_TRANSLATIONS:
            continue
        for source in sources:
            for target in targets:
                if (source, target) not in known_pairs and 0.4 < len(target) / len(source) < 2.5:
                    found[source, target] += 1

    # Pairs that were found more than once are more likely to be right.
    candidates = list(found)
    random.shuffle(candidates)
    candidates.sort(key=lambda pair: -found[pair])
    uses, kept = Counter(), []
    for source, target in candidates:
        if uses[source] < MAX_USES and uses[target] < MAX_USES:
            uses[source] += 1
            uses[target] += 1
            kept.append((source, target))
    return kept


def make_vocabulary(prefix, language, pairs, pieces):
    texts = [sentence for pair in pairs for sentence in pair]
    texts += [sentence for pair in make_up_sentences(language, 30000) for sentence in pair]
    texts += [sentence.lower() for sentence in random.sample(texts, len(texts) // 8)]
    random.shuffle(texts)
    with tempfile.TemporaryDirectory() as folder:
        write_lines(Path(folder) / 'sentences.txt', texts[:300000])
        sentencepiece.SentencePieceTrainer.train(
            input=f'{folder}/sentences.txt',
            model_prefix=str(prefix),
            model_type='unigram',
            vocab_size=pieces,
            # Marian ends sentences with piece 0 and has no piece for their beginning.
            bos_id=-1,
            eos_id=0,
            unk_id=1,
            pad_id=-1,
            normalization_rule_name='identity',
            character_coverage=0.9999,
            split_digits=True,
            # <bt> begins sources that were translated back. The others stand for what must not be translated.
            user_defined_symbols=['<bt>', '<x1>', '<x2>', '<x3>', '<x4>'],
            num_threads=2,
            minloglevel=2,
        )


if __name__ == '__main__':
    main()
