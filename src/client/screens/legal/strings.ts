import { brand } from '../../../shared/brand.ts';
import { translated } from '../../interface/translated.ts';

/** The policies are in English only. */
export const policyTexts = {
  terms: 'Terms of Use',
  privacy: 'Privacy Pledge',
  // Written out, because formatting a date would take longer than the rest of the page's script.
  effective: 'Effective April 19, 2025',
  termsNote: `These terms apply only to this web app, ${brand.name}. Other products, sites and services of ${brand.company} have their own terms.`,
  privacyNote: `This pledge applies only to this web app, ${brand.name}. Other products, sites and services of ${brand.company} have their own privacy policies.`,
} as const;

export const legalStrings = translated('legal', {
  contents: 'Contents',
  print: 'Print',
  /** Says in the interface's language that the policies are in English. Empty in English. */
  englishOnly: '',
});
