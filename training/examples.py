"""Turns pairs of sentences into training examples for both directions."""

import random
import re
from pathlib import Path
from typing import NamedTuple

import sentencepiece

from made_up_sentences import FIRST_NAMES, LAST_NAMES, make_up_sentences
from text_files import read_lines, read_rows
from token_lists import TokenLists

MARKS = ['<x1>', '<x2>', '<x3>', '<x4>']
# Tatoeba uses these names far too often.
FREQUENT_NAMES = [re.compile(rf'\b{name}\b') for name in 'Tom Mary John Ziri Yanni Sami Layla'.split()]
FREQUENT_NAME = re.compile(r'\b(Tom|Mary|Ziri|Yanni|Sami)\b')
PUNCTUATION = re.compile(r'(?<!\d)[.!?¿¡,;:"«»„“”…]|[.!?¿¡,;:"«»„“”…](?!\d)')
# German nouns keep their capital after a semicolon, so only words that are surely none lose it.
GERMAN_LOWERCASE_WORDS = set(
    """
    ich du er sie es wir ihr man wer was wann wo wie warum wieso weshalb woher wohin welche welcher welches
    der die das den dem ein eine einen einem einer kein keine keinen mein meine dein deine sein seine unser unsere
    dieser diese dieses jeder jede jedes alle alles niemand jemand nichts
    kann kannst können könnt könnte könntest könnten könntet darf darfst dürfen muss musst müssen will willst wollen
    soll sollst sollen sollte solltest sollten würde würdest würden möchte möchtest möchten hast hat haben habt hatte
    hatten bin bist ist sind seid war waren wird wirst werden gibt geht komm kommst kommt
    bitte aber und oder denn doch dann danach da dort hier heute morgen gestern jetzt nun nie immer vielleicht
    in im an am auf aus bei mit nach von vor zu zum zur für ohne wenn weil dass ob als
    """.split()
)


class Examples(NamedTuple):
    """Sources and targets of the two directions between English and another language."""

    from_english: tuple[TokenLists, TokenLists]
    into_english: tuple[TokenLists, TokenLists]


def make_examples(folder, language, limit):
    """Examples from all pairs of English with a language, real and made up."""
    random.seed(sum(map(ord, language)))
    texts = make_texts(read_pairs(folder, language)[:limit], language)
    english, foreign, rough_english, rough_foreign = zip(*texts)
    encode = create_encoder(folder, language)
    return Examples(
        from_english=(encode(rough_english), encode(foreign)),
        into_english=(encode(rough_foreign), encode(english)),
    )


def read_untranslated(folder, language, limit):
    """Sentences in English and in another language, to be translated back."""
    random.seed(11)
    folder = Path(folder)
    paired = {english for english, _ in read_rows(folder / f'{language}.pairs.tsv')}
    english = [line for line in read_lines(folder / 'en.sentences.txt') if line not in paired]
    foreign = list(read_lines(folder / f'{language}.sentences.txt'))
    encode = create_encoder(folder, language)
    encoded = []
    for sentences in (english, foreign):
        random.shuffle(sentences)
        encoded.append(encode([replace_frequent_names(sentence) for sentence in sentences[:limit]]))
    return tuple(encoded)


def read_pairs(folder, language):
    return [
        pair for kind in ('pairs', 'indirect') for pair in read_rows(Path(folder) / f'{language}.{kind}.tsv')
    ]


def load_vocabulary(folder, language):
    return sentencepiece.SentencePieceProcessor(model_file=str(Path(folder) / f'{language}.model'))


def create_encoder(folder, language):
    vocabulary = load_vocabulary(folder, language)
    return lambda sentences: TokenLists.from_lists(vocabulary.encode(list(sentences), num_threads=4))


def make_texts(real_pairs, language):
    """Rows of English, foreign, rough English and rough foreign text. Rough texts are only sources, never targets."""
    pairs = [rename(*pair) for pair in real_pairs]
    more = [renumber(*pair) for pair in pairs if re.search(r'\d', pair[0])]
    more = [pair for pair in more if pair]
    more += make_up_sentences(language, min(24000, 4 * len(pairs)))
    for _ in range(len(pairs) // 8):
        joined = join(
            [
                random.choice(pairs) if random.random() < 0.9 else random.choice(more)
                for _ in range(random.choice([2, 2, 2, 3]))
            ],
            language,
        )
        if joined:
            more.append(joined)
    pairs += more
    hidden = [hide(*pair) for pair in random.sample(pairs, len(pairs) // 9)]
    pairs += [pair for pair in hidden if pair]

    texts = []
    for english, foreign in pairs:
        texts.append((english, foreign, english, foreign))
        if random.random() < 0.22:
            texts.append((english, foreign, roughen(english), roughen(foreign)))
    return texts


def rename(text, translation):
    """Replaces frequent names in both sentences."""
    for pattern in FREQUENT_NAMES:
        if random.random() < 0.7 and pattern.search(text) and pattern.search(translation):
            name = random.choice(FIRST_NAMES)
            if random.random() >= 0.85:
                name = f'{name} {random.choice(LAST_NAMES)}'
            text, translation = pattern.sub(name, text), pattern.sub(name, translation)
    return text, translation


def replace_frequent_names(sentence):
    if random.random() >= 0.6:
        return sentence
    return FREQUENT_NAME.sub(lambda _: random.choice(FIRST_NAMES), sentence)


def renumber(text, translation):
    """Replaces the numbers, if both sentences have the same ones."""
    numbers = re.findall(r'\d+', text)
    if not numbers or sorted(numbers) != sorted(re.findall(r'\d+', translation)):
        return None
    replacements = {
        number: str(random.randint(10 ** (len(number) - 1), 10 ** len(number) - 1))
        for number in set(numbers)
        if len(number) < 5
    }

    def replace(sentence):
        return re.sub(r'\d+', lambda match: replacements.get(match[0], match[0]), sentence)

    return replace(text), replace(translation)


def hide(text, translation):
    """Puts marks such as <x1> for names and numbers that both sentences share, or adds one at the end."""
    marks = random.sample(MARKS, len(MARKS))
    shared = [
        word
        for word in re.findall(r"\b[A-Z][\w'’]+|\d[\d.,:]*\d|\d", text)
        if text.count(word) == 1 and translation.count(word) == 1
    ]
    if not shared:
        return (f'{text} {marks[0]}', f'{translation} {marks[0]}') if random.random() < 0.15 else None
    for word, mark in zip(random.sample(shared, min(len(shared), random.choice([1, 1, 2]))), marks):
        text, translation = text.replace(word, mark, 1), translation.replace(word, mark, 1)
    return text, translation


def roughen(sentence):
    """Writes a sentence as speech recognition does: often without capitals and punctuation."""
    if random.random() < 0.65:
        return re.sub(r'\s+', ' ', PUNCTUATION.sub(' ', sentence)).strip().lower()
    if random.random() < 0.5:
        return re.sub(r'[.!?]$', '', sentence)
    return sentence[:1].lower() + sentence[1:]


def join(pairs, language):
    """Joins short sentences, sometimes two with a semicolon."""
    if sum(len(text) for text, _ in pairs) > 240:
        return None
    can_use_semicolon = len(pairs) == 2 and all(sentence[-1] in '.!' for sentence in pairs[0])
    if can_use_semicolon and random.random() < 0.2:
        (first, first_translation), (second, second_translation) = pairs
        return (
            f'{first[:-1]}; {lowercase_start(second, "en")}',
            f'{first_translation[:-1]}; {lowercase_start(second_translation, language)}',
        )
    return ' '.join(text for text, _ in pairs), ' '.join(translation for _, translation in pairs)


def lowercase_start(sentence, language):
    """Makes the first letter small, as after a semicolon."""
    match = re.match(r"([¿¡]*)([\w'’]+)", sentence)
    if not match:
        return sentence
    word = match[2]
    if language == 'en' and re.match(r"I\b", word):
        return sentence
    if language == 'de' and word.lower() not in GERMAN_LOWERCASE_WORDS:
        return sentence
    at = match.start(2)
    return sentence[:at] + sentence[at].lower() + sentence[at + 1 :]
