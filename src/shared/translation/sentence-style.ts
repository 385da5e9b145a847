/** A sentence in the form that the models know best, and how to turn its translation back. */
export interface StyledSentence {
  input: string;
  restore(translated: string): string;
}

const questionStarts: Readonly<Record<string, RegExp>> = {
  en: /^(?:what|where|when|who|whose|why|how|which|can|could|would|will|do|does|did|is|are|was|were|have|has|should|shall|may)\s(?!.*\b(?:what|that)\b.*\bis\b)/iu,
  es: /^(?:qué|dónde|cuándo|quién|cómo|cuál|cuánto|cuánta|cuántos|cuántas|puedes|podrías|puede|podría)\s/iu,
  fr: /^(?:qu'est|est-ce|où|quand|qui|pourquoi|comment|quel|quelle|quels|quelles|combien|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous)\b/iu,
  de: /^(?:was|wo|wann|wer|warum|wie|welche|welcher|welches|kannst|können|könntest|könnten|hast|haben|bist|ist|sind|darf)\s/iu,
  it: /^(?:cosa|dove|quando|chi|perché|come|quale|quali|quanto|quanti|quanta|quante|puoi|può|potresti|potrebbe)\s/iu,
  pt: /^(?:o que|onde|quando|quem|por que|como|qual|quais|quanto|quantos|quanta|quantas|você pode|pode|poderia)\s/iu,
};

/** English words that need a capital letter even if nobody wrote one. */
const englishCapitals =
  /\b(?:i(?=\b(?:['’](?:m|ll|ve|d))?)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december)\b/gu;

const endings = /[.!?…]+["'»”’)\]]*$/u;
const looseEnding = /[\s,;:–—-]+$/u;

/**
 * Dictated text has no capital letters and no punctuation, and parts of long sentences end anywhere. The models translate
 * complete sentences better, so they get one. The translation then starts and ends as the text did.
 */
export function styleSentence(text: string, source: string, target: string): StyledSentence {
  const letters = text.replace(/\P{L}/gu, '');
  const isLoud = letters.length > 6 && letters === letters.toUpperCase() && /\s/u.test(text);
  const plain = unifyPunctuation(isLoud ? text.toLowerCase() : text, source);
  const startsSmall = /^[¿¡"'«(]*\p{Ll}/u.test(plain);
  const loose = looseEnding.exec(plain)?.[0] ?? '';
  const body = plain.slice(0, plain.length - loose.length);
  const isComplete = endings.test(body) && loose === '';
  const capitalised = startsSmall ? withCapitals(body, source) : body;
  const ending = questionStarts[source]?.test(capitalised) ? '?' : '.';
  return {
    input: isComplete ? capitalised : capitalised + ending,
    restore(translated) {
      let result = translated.trim();
      if (!isComplete)
        result = result.replace(/^[¿¡]\s?/u, '').replace(/\s?[.!?…]+$/u, '') + endingIn(target, loose.trim());
      if (isLoud) return result.toUpperCase();
      return startsSmall ? withSmallStart(result, body, target) : result;
    },
  };
}

/** French has a space before these signs. */
const endingIn = (target: string, ending: string): string =>
  target === 'fr' && /^[;:]/u.test(ending) ? ` ${ending}` : ending;

/** The models know the word better than its abbreviation. */
const doctors: Readonly<Record<string, string>> = {
  en: 'Doctor',
  es: 'doctor',
  fr: 'docteur',
  de: 'Doktor',
  it: 'dottor',
  pt: 'doutor',
};

const unifyPunctuation = (text: string, source: string): string =>
  text
    .replace(/[’‘]/gu, "'")
    .replace(/[“”„]/gu, '"')
    .replace(/[\u00A0\u202F]/gu, ' ')
    .replace(/…/gu, '...')
    .replace(/\bDr\. (?=\p{Lu}|<)/gu, `${doctors[source] ?? 'Dr.'} `);

function withCapitals(text: string, source: string): string {
  const first = text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
  if (source !== 'en') return first;
  return first.replace(englishCapitals, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}

/** A German sentence may start with a noun, and an English one with "I". Names keep their capital letter. */
function withSmallStart(text: string, body: string, target: string): string {
  const [first = ''] = /\p{L}+/u.exec(text) ?? [];
  const isFixed =
    (target === 'en' && /^(?:I|Mr|Mrs|Dr)$/u.test(first)) ||
    (target === 'de' && !smallInGerman.has(first.toLowerCase())) ||
    (first.length > 1 && first === first.toUpperCase()) ||
    body.includes(first);
  return isFixed ? text : text.replace(first, first.charAt(0).toLowerCase() + first.slice(1));
}

const smallInGerman = new Set(
  'ich du er sie es wir ihr der die das den dem ein eine einen einem einer mein meine dein deine sein seine unser unsere und aber oder denn weil wenn ob dass als was wo wann wer wie warum welche kann kannst können könntest könnten ist sind war waren hat haben habe hatte guten gute gut bitte danke ja nein nicht kein keine am an auf aus bei bis durch für gegen im in mit nach seit über um unter von vor zu zum zur dann da dort hier heute morgen gestern jetzt noch schon sehr so vielleicht'.split(
    ' ',
  ),
);
