/**
 * Formats numbers and plurals in a language. `Form` lists the plural forms that its translations must
 * give, so that the compiler reports a missing one.
 */
export function createFormats<Form extends Intl.LDMLPluralRule>(locale: string) {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const rules = new Intl.PluralRules(locale);
  const count = (value: number): string => numbers.format(value);
  return {
    locale,
    count,
    /** Chooses the form for a number and replaces # with the number. */
    plural: (value: number, forms: Record<Form | 'other', string>): string => {
      const texts: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
      return (texts[rules.select(value)] ?? forms.other).replaceAll('#', count(value));
    },
  };
}

/** A date in words. In UTC, because limits renew at midnight UTC. */
export const formatDate = (locale: string, moment: string | number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));

/** A share between 0 and 1 as a percentage. */
export const formatPercent = (locale: string, share: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(share);

/** A wait in minutes, or in seconds if it is short. */
export const formatWait = (locale: string, seconds: number): string => {
  const [value, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
};
