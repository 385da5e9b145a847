export const consentStrings = {
  label: 'Cookies',
  text: 'We use cookies to keep you signed in. With your consent we would also use analytics to learn what helps.',
  more: 'Privacy Pledge',
  accept: 'Accept',
  decline: 'Decline',
} as const;
