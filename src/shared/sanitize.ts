/** These contain code, not text, so they are removed with their content. */
const blockOpening = /<(script|style)\b[^<>]*>/gi;

/** Anything a browser would parse as a tag, comment or declaration, unlike `2 < 3`. */
const tag = /<[/!?]?[a-z![-][^<>]*>/gi;

/** Browsers ignore tabs and line breaks inside a URL scheme, so this has to match them. */
const javascriptPrefix = new RegExp([...'javascript:'].join('[\\t\\r\\n]*'), 'gi');

/** HTML's event handlers. Only these are removed without quotes, so that "one = 1" stays. */
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

/** Nobody nests this deep by accident; beyond it, all "=" and ":" are removed. */
const maxRounds = 20;

/** Removes everything a browser could execute and keeps ordinary text. */
export function sanitize(text: string): string {
  // PostgreSQL can't store NUL characters.
  const visible = text.replaceAll('\0', '');
  // All remaining angle brackets are removed last, so that no new tag can form.
  return stripAttributes(stripBlocks(visible).replace(tag, '').replace(/[<>]/g, ''));
}

/** A single pass: a lazy regular expression would take quadratic time on many unclosed blocks. */
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
  // Handlers contain "=" and prefixes ":". Most texts have neither, and compiling the patterns is expensive.
  if (!/[=:]/.test(text)) return text;
  let current = text;
  for (let round = 0; round < maxRounds; round += 1) {
    const next = current.replace(quotedHandler, '').replace(handler, '').replace(javascriptPrefix, '');
    if (next === current) return current;
    current = next;
  }
  return current.replace(/[=:]/g, '');
}
