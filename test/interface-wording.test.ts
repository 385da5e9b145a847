import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deviceStrings } from '../src/client/features/privacy/strings.ts';
import { formatWait } from '../src/client/interface/create-formats.ts';
import { renewalTime } from '../src/client/interface/renewal-time.ts';
import { languages } from '../src/shared/languages.ts';

const folder = join(import.meta.dirname, '../src/client/interface');
const linesOf = (pattern: string) =>
  globSync(pattern, { cwd: folder }).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line.trim()}`),
  );

test('French has narrow no-break spaces inside quotation marks', () => {
  const wrong = linesOf('fr/*.ts').filter((line) => /«[^\u202f]|[^\u202f]»/u.test(line));
  expect(wrong).toEqual([]);
});

test('French has no-break spaces before its punctuation marks', () => {
  const wrong = linesOf('fr/*.ts').filter((line) =>
    /[\p{L}»}] [?!;:](['`]|\s\p{L})/u.test(line.replace(/ \? '.*/, '')),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['fr', /textes enregistrés|Enregistrer (un texte|le texte|le nom)|Enregistrez, transcrivez/],
  ['ko', /니다[.'`]/],
  ['fil', /teksto|ibahagi|[Bb]ahagi ng kopya/],
  ['id', /[Ss]etelan|tetap disimpan/],
  ['it', /[Ll]ibreria/],
  ['hi', /सहेज|साझा|अकाउंट|API की /],
  ['zh-TW', /轉寫|此裝置|詞語/],
  ['zh-CN', /这台服务器|资料库/],
  ['th', /ลงชื่อเข้าใช้|ถอดความ/],
])('%s keeps to the words of its glossary', (language, others) => {
  expect(linesOf(`${language}/*.ts`).filter((line) => others.test(line))).toEqual([]);
});

test('texts that name a button use its own words', () => {
  const textOf = (file: string, key: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return new RegExp(`^ {2}${key}:\\s+'(.+)',$`, 'mu').exec(text)?.[1] ?? `${key} is missing`;
  };
  for (const file of globSync('*/settings.ts', { cwd: folder })) {
    const language = file.replace('/settings.ts', '');
    expect(textOf(file, 'voice'), language).toContain(textOf(`${language}/playback.ts`, 'play'));
    expect(textOf(file, 'microphone'), language).toContain(textOf(file, 'test'));
  }
});

test('no language cuts off words', () => {
  const cut = linesOf('*/*.ts').filter((line) => /Navig\.|Tr\. duyệt|เบราว์ฯ|घं॰/u.test(line));
  expect(cut).toEqual([]);
});

test('only the device is called “this device”, never “your device”', () => {
  const yours = /deinem Gerät|вашем устройстве|على جهازك|आपके डिवाइस (पर|में)/u;
  expect(linesOf('{de,ru,ar,hi}/*.ts').filter((line) => yours.test(line))).toEqual([]);
});

test('limits renew at a local time, in every language', () => {
  const texts = linesOf('*/*.ts').filter((line) => /(renewsDaily|limitPanelFree):/.test(line));
  expect(texts).toHaveLength(48);
  expect(linesOf('*/*.ts').filter((line) => /UTC/.test(line) && /Daily|Free/.test(line))).toEqual([]);
  expect(renewalTime('en-US')).toMatch(/^\d{1,2}:\d\d [ap]m$/);
});

test('the promise about Iris is one trial, not a number of characters per day', () => {
  const promises = linesOf('*/billing.ts').filter((line) => line.includes('Iris'));
  expect(promises).toHaveLength(16);
  const daily = /day|Tag|día|jour|giorno|dia\b|день|毎日|1日|하루|每天|रोज़|araw|hari|ngày|วันละ|اليوم/u;
  expect(promises.filter((line) => daily.test(line))).toEqual([]);
});

test.each([
  ['de', 45, '45 Sekunden'],
  ['de', 3_540, '59 Minuten'],
  ['ja', 3_540, '59 分'],
  ['fr', 61 * 60, '61 minutes'],
])('in %s, a wait of %i seconds is written %s', (locale, seconds, text) => {
  expect(formatWait(locale, seconds)).toBe(text);
});

test('the dictionary and what people say have different names in every language', () => {
  const titles = globSync('*/words.ts', { cwd: folder }).map((file) => {
    const [, title] = /title: '([^']+)'/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    return `${file.split('/')[0]}: ${title}`;
  });
  expect(titles).toHaveLength(16);
  const words = /[Ww]ört|palabras|mots|parole|palavras|слова$|salita|Kata|Từ của|คำของ|단어|शब्द$|كلماتي/u;
  expect(titles.filter((title) => words.test(title) && !/Wörterbuch/.test(title))).toEqual([]);
});

test('what an API key may read is named like the pages that show it', () => {
  const dictionary =
    /dic[ct]ionar|dizionario|dicionário|Wörterbuch|dictionnaire|辞書|词库|詞庫|사전|kamus|từ điển|พจนานุกรม|diksiyonaryo|словарь|قاموس|शब्दकोश/;
  const scopes = linesOf('*/api-keys.ts').filter((line) => /(read|write):/.test(line));
  expect(scopes).toHaveLength(32);
  expect(scopes.filter((line) => !dictionary.test(line))).toEqual([]);
  // In Korean, that is the word for dictation.
  const korean = linesOf('ko/{api-keys,webhooks}.ts').filter((line) => /(read|write|intro):/.test(line));
  expect(korean.filter((line) => line.includes('받아쓰기'))).toEqual([]);
});

test('“On this device” names every language that comes with the app', () => {
  const manifest = readFileSync(join(import.meta.dirname, '../models/manifest.json'), 'utf8');
  const { models } = JSON.parse(manifest) as { models: { source: string }[] };
  const missing = models.filter(({ source }) => {
    const { name = source } = languages.find(({ short }) => short === source) ?? {};
    return !deviceStrings.pageTranslation.includes(name.replace(/ \(.*/, ''));
  });
  expect(missing).toEqual([]);
});
