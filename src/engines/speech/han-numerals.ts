const digits = [...'零一二三四五六七八九'];
const places = ['', '十', '百', '千'];
const groups = ['', '万', '亿'];
/** Longer numbers are read digit by digit. */
const maxLength = 12;

/** Writes numbers in Chinese characters, which have a pronunciation in the dictionaries of Chinese and Japanese. */
export function spellNumbers(text: string, language: 'zh' | 'ja'): string {
  return text
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(/\d{4}(?=年)/g, (year) => (language === 'zh' ? spellDigits(year) : year))
    .replaceAll(/(\d+)(?:\.(\d+))?([%％])?/g, (_, whole: string, fraction = '', percent = '') => {
      const number = spellWhole(whole, language) + (fraction && `点${spellDigits(fraction)}`);
      if (percent === '') return number;
      return language === 'zh' ? `百分之${number}` : `${number}パーセント`;
    });
}

const spellDigits = (number: string) => number.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? '');

function spellWhole(number: string, language: 'zh' | 'ja'): string {
  if (number.length > maxLength || /^0./.test(number)) return spellDigits(number);
  let spelled = '';
  for (let position = 0; position < number.length; position += 1) {
    const power = number.length - 1 - position;
    const digit = Number(number[position]);
    const place = places[power % 4] ?? '';
    if (digit > 0) {
      const skipsOne = digit === 1 && (language === 'ja' ? place !== '' : place === '十' && spelled === '');
      // Chinese says zero once for any number of skipped places.
      const gap = language === 'zh' && position > 0 && number[position - 1] === '0' ? '零' : '';
      spelled += gap + (skipsOne ? '' : digits[digit]) + place;
    }
    const isGroupEnd = power % 4 === 0 && power > 0;
    if (isGroupEnd && Number(number.slice(Math.max(0, position - 3), position + 1)) > 0)
      spelled += language === 'ja' && power === 8 ? '億' : groups[power / 4];
  }
  return spelled || '零';
}
