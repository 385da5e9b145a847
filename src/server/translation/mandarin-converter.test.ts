import { describe, expect, it } from 'vitest';
import { createMandarinConverter } from './mandarin-converter.ts';

const mandarin = createMandarinConverter();

describe('Mandarin conversions', () => {
  it.each([
    ['软件和内存在鼠标里。', '軟體和記憶體在滑鼠裡。'],
    ['头发很长，他发财了。', '頭髮很長，他發財了。'],
  ])('converts %s to traditional characters and back', async (simplified, traditional) => {
    expect(await mandarin.convert(simplified, 'zh-CN', 'zh-TW')).toEqual({ text: traditional });
    expect(await mandarin.convert(traditional, 'zh-TW', 'zh-CN')).toEqual({ text: simplified });
  });

  it.each([
    ['我在银行工作。', 'Wǒ zài yínháng gōngzuò.'],
    ['重庆很好！\n\n他长大了。', 'Chóngqìng hěn hǎo!\n\nTā zhǎngdà le.'],
    ['我们去西安，iPhone 15。', 'Wǒmen qù xī’ān, iPhone 15.'],
    ['他说：“你好吗？”', 'Tā shuō: “nǐ hǎo ma?”'],
  ])(
    'writes %s in pinyin with tone marks and keeps the characters for the voices',
    { tags: ['R-10.25'] },
    async (characters, pinyin) => {
      expect(await mandarin.convert(characters, 'zh-CN', 'zh-CN-pinyin')).toEqual({
        text: pinyin,
        speakableText: characters,
      });
    },
  );

  it('converts traditional characters to pinyin', {
    tags: ['R-10.25'],
  }, async () => {
    expect(await mandarin.convert('我在銀行。', 'zh-TW', 'zh-CN-pinyin')).toEqual({
      text: 'Wǒ zài yínháng.',
      speakableText: '我在银行。',
    });
  });

  it('leaves every other pair to the provider', async () => {
    expect(await mandarin.convert('你好', 'zh-CN', 'en-US')).toBeUndefined();
    expect(await mandarin.convert('nǐ hǎo', 'zh-CN-pinyin', 'zh-CN')).toBeUndefined();
  });
});
