import fc from '../../shared/test-seed.ts';

/** Payloads that have broken other servers. To a server that treats them as text they are harmless. */
export const hostileText = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u200b\ufeff',
  "' OR '1'='1",
  "'; DROP TABLE users; --",
  '1; UPDATE usage_counters SET used = 0',
  '$1',
  '$\u007b7*7}',
  '{{7*7}}',
  '%00',
  '%c0%ae%c0%ae/',
  '../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '\r\nset-cookie: stolen=1',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '9007199254740993',
  'a'.repeat(256),
  '🧨'.repeat(600),
  'ﷺ'.repeat(5_000),
  'x'.repeat(70_000),
];

export const pollution = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toJSON', 'then'];

export const brokenBody = fc.oneof(
  fc.constantFrom(
    '{',
    '{"a":1,}',
    '[1,2',
    '"text"',
    'nul',
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    `{"text":${'['.repeat(20_000)}`,
    `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
    `{"text":"${'x'.repeat(200_000)}"}`,
    '{"text":"\\ud800"}',
    '\ufeff{}',
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constant(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
);

export const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'json',
);

/** Header values that HTTP allows but no browser sends. */
export const oddHeaders = fc.record(
  {
    authorization: fc.constantFrom(
      'Bearer x',
      'Bearer a.b.c',
      'Basic YTpi',
      'bearer ',
      `Bearer ${'x'.repeat(5_000)}`,
    ),
    range: fc.constantFrom(
      'bytes=0-0',
      'bytes=-1',
      'bytes=9-1',
      'bytes=0-,0-',
      'lines=1',
      'bytes=99999999999999-',
    ),
    accept: fc.constantFrom('text/event-stream', '*/*', '', 'text/html'),
    'idempotency-key': fc.constantFrom('k', 'k'.repeat(300), "k' OR 1=1", 'constructor'),
    'sec-fetch-site': fc.constantFrom('cross-site', 'same-origin', 'none', 'x'),
    origin: fc.constantFrom('null', 'https://evil.example', 'http://localhost:3000'),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', "' OR 1=1", '::1'),
    'x-http-method-override': fc.constant('DELETE'),
    'stripe-signature': fc.constantFrom('t=1,v1=x', `t=${'9'.repeat(400)},v1=`, 'v1', ',,,='),
    'content-length': fc.constantFrom('5', '999999999', '-1', 'x'),
    'if-none-match': fc.constantFrom('*', '"x"'),
    cookie: fc.constantFrom(
      '__Host-session=x',
      '__Host-session=%ff',
      '__proto__=1; =; ;',
      '__Host-session="',
    ),
  },
  { requiredKeys: [] },
);
