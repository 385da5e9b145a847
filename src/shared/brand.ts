/**
 * Change these to run the product under another name. The header, footer, policies, titles and installable
 * app all use them.
 */
export const brand = {
  name: 'Rhapsode',
  tagline: 'Turn speech into text, translate it and hear it read aloud.',
  description:
    'Record speech and watch it turn into text. Translate it, hear it read aloud in a natural voice, and save it for later.',
  company: 'Rhapsode',
  origin: 'https://rhapsode.example',
  contactEmail: 'hello@rhapsode.example',
  /** The contact form, which is outside the app. */
  contact: 'https://company.rhapsode.example/contact',
  companyPolicies: {
    termsOfService: 'https://company.rhapsode.example/terms-of-service',
    privacyPolicy: 'https://company.rhapsode.example/privacy-policy',
    cookiePolicy: 'https://company.rhapsode.example/cookie-policy',
    aiUsagePolicy: 'https://company.rhapsode.example/ai-usage-policy',
  },
  /** The identity provider's name on the sign-in button. */
  identityProvider: 'Google',
  /**
   * The path of an analytics script on this site, or null for no analytics. It loads only after the visitor
   * accepts. A script from another origin must also be allowed in the server's `security-headers.ts`.
   */
  analyticsScript: null as string | null,
} as const;
