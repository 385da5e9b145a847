import { translated } from '../../interface/translated.ts';

export const consentStrings = translated('consent', {
  label: 'Cookies',
  text: 'Cookies keep you signed in. Analytics is optional.',
  more: 'Privacy Pledge',
  accept: 'Accept',
  decline: 'Decline',
  analytics: 'Analytics cookies',
  chooseAgain: 'Change your cookie choice',
});
