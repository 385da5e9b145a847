import { brand } from '../../../shared/brand.ts';
import { formatLongDate } from '../../../shared/format-date.ts';
import { termsVersion } from '../../../shared/terms.ts';

export const legalStrings = {
  terms: 'Terms of Use',
  privacy: 'Privacy Pledge',
  effective: `Effective ${formatLongDate(termsVersion)}`,
  contents: 'Contents',
  termsNote: `These terms apply only to this web app, ${brand.name}. Other products, sites and services of ${brand.company} have their own terms.`,
  privacyNote: `This pledge applies only to this web app, ${brand.name}. Other products, sites and services of ${brand.company} have their own privacy policies.`,
  print: 'Print',
} as const;
