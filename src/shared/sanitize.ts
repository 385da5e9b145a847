/** Blocks whose content is code, never words: they go with all that is inside. */
const blockOpening = /<(script|style)\b[^<>]*>/gi;

/** What a browser would read as a tag, a comment or a declaration. `2 < 3` is none of them. */
const tag = /<[/!?]?[a-z![-][^<>]*>/gi;

/** Browsers ignore tabs and line ends inside the scheme of an address, so the scheme is found in spite of them. */
const javascriptPrefix = new RegExp([...'javascript:'].join('[\\t\\r\\n]*'), 'gi');

/** Handlers that HTML really has; without quotes only these are taken for handlers, so that "one = 1" stays. */
const knownHandler =
  'on(?:abort|after\\w+|animation\\w+|auxclick|before\\w+|begin|blur|cancel|canplay\\w*|change|click|close|contextmenu|' +
  'context\\w+|copy|cuechange|cut|dblclick|drag\\w*|drop|durationchange|emptied|end|ended|error|focus\\w*|formdata|' +
  'gotpointercapture|hashchange|input|invalid|key(?:down|press|up)|languagechange|load\\w*|lostpointercapture|' +
  'message\\w*|mouse\\w+|offline|online|page\\w+|paste|pause|play|playing|pointer\\w+|popstate|progress|ratechange|' +
  'rejectionhandled|repeat|reset|resize|scroll\\w*|search|seek\\w+|select\\w*|show|slotchange|stalled|start|storage|' +
  'submit|suspend|timeupdate|toggle|touch\\w+|transition\\w+|unhandledrejection|unload|volumechange|waiting|' +
  'webkit\\w+|wheel)';
const notInsideWord = '(?<![\\p{L}\\p{N}_])';
const quotedHandler = new RegExp(`${notInsideWord}on[a-z]+=(?:"[^"]*"|'[^']*')`, 'giu');
const handler = new RegExp(`${notInsideWord}${knownHandler}\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"']+)`, 'giu');

/** Nobody nests this deep in good faith; beyond it the signs that handlers and prefixes need are dropped. */
const maxRounds = 20;

/** Text without markup: what people write or say is kept, what a browser could run is not. */
export function sanitize(text: string): string {
  // Nobody says or types a NUL, and PostgreSQL cannot store one.
  const visible = text.replaceAll('\0', '');
  // Brackets go last of the three and go entirely: afterwards no stripping can put a tag together again.
  return stripAttributes(stripBlocks(visible).replace(tag, '').replace(/[<>]/g, ''));
}

/** One pass over the text: a pattern with a lazy body would take quadratic time on many unclosed blocks. */
function stripBlocks(text: string): string {
  let kept = '';
  let from = 0;
  const unclosed = new Set<string>();
  for (const match of text.matchAll(blockOpening)) {
    const name = (match[1] ?? '').toLowerCase();
    if (match.index < from || unclosed.has(name)) continue;
    const closing = new RegExp(`</${name}\\s*>`, 'gi');
    closing.lastIndex = match.index + match[0].length;
    const end = closing.exec(text);
    if (!end) {
      unclosed.add(name);
      continue;
    }
    kept += text.slice(from, match.index);
    from = end.index + end[0].length;
  }
  return kept + text.slice(from);
}

function stripAttributes(text: string): string {
  // Handlers need the one and prefixes the other; most texts have neither, and the patterns are dear to make ready.
  if (!/[=:]/.test(text)) return text;
  let current = text;
  for (let round = 0; round < maxRounds; round += 1) {
    const next = current.replace(quotedHandler, '').replace(handler, '').replace(javascriptPrefix, '');
    if (next === current) return current;
    current = next;
  }
  return current.replace(/[=:]/g, '');
}
