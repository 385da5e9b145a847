export const consentStrings = {
  label: 'Cookies',
  text: 'Cookies keep you signed in. Analytics run only if you accept.',
  more: 'Privacy Pledge',
  accept: 'Accept',
  decline: 'Decline',
} as const;
