export const consentStrings = {
  label: 'Cookies',
  text: 'Cookies keep you signed in. Analytics are optional.',
  more: 'Privacy Pledge',
  accept: 'Accept',
  decline: 'Decline',
  analytics: 'Analytics cookies',
  chooseAgain: 'Change your cookie choice',
} as const;
