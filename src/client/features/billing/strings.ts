import { formatCount } from '../../../shared/format-count.ts';
import type { Tier } from '../../../shared/limits.ts';
import { translated } from '../../interface/translated.ts';

export const billingStrings = translated('billing', {
  perInterval: (interval: string) => `per ${interval}`,
  yourPlan: 'Your plan',
  checkout: 'Continue to checkout',
  checkoutBusy: 'Opening the payment page…',
  signInFirst: 'You’ll be asked to sign in first.',
  terms:
    'Renews every month until you cancel. If you cancel, you keep Premium until the end of the month you’ve paid for.',
  card: 'You pay on Stripe’s site. We never see your card details.',
  manage: 'Manage Subscription',
  renews: (date: string) => `Renews on ${date}.`,
  ends: (date: string) => `Ends on ${date}. You won’t be charged again.`,
  overdue: (date: string) =>
    `Your last payment failed. Please update your card to keep Premium after ${date}.`,
  lapsed: 'Your last payment failed, so Premium has stopped. Update your card to get it back.',
  freeForever: 'Free forever. No card needed.',
  loadingPlans: 'Loading plans',
  plansError: 'Error loading plans',
  plansErrorText: 'These are our standard plans. You’ll see the current price at checkout.',
  retry: 'Try again',
  unavailable: 'Payment system unavailable',
  unavailableText: 'You haven’t been charged. Please try again in a few minutes.',
  invalidResponse: 'Invalid response from server.',
  checkoutFailed: 'Failed to create checkout session.',
  connectionFailed: 'Failed to connect to Stripe. Please try again.',
  portalFailed: 'Unable to open customer portal',
  portalFailedText: 'Please try again in a few minutes.',
  activated: 'Premium Activated!',
  activatedText: 'You now have longer transcripts, all ten HD voices and more translations.',
  startUsing: 'Start using Premium',
  already: 'You already have Premium',
  alreadyText: 'You don’t need to pay again.',
  confirming: 'Confirming your payment…',
  pending: 'Your payment isn’t confirmed yet',
  pendingText:
    'This can take a moment. Premium starts as soon as the payment is confirmed, even if you leave this page.',
  checkAgain: 'Check again',
  unconfirmed: 'We couldn’t check your payment',
  unconfirmedText: 'If you’ve paid, Premium will start automatically.',
  cancelled: 'Checkout cancelled',
  cancelledText: 'You haven’t been charged. You can upgrade whenever you like.',
});

export interface PlanText {
  name: string;
  description: string;
  features: readonly string[];
}

/** In English, the server's own texts are shown. */
export const planTexts = translated<Record<Tier, PlanText> | undefined>('plans', undefined);

/** What people can do with a plan, apart from its amounts. */
export const planExtras = translated('planExtras', {
  tidy: 'Tidy: remove filler words in one press',
  tidyPremium: 'Tidy: punctuate, shorten, summarise or make an e-mail',
  words: (limit: number) => `My dictionary for ${formatCount(limit)} names and terms`,
  whileSpeaking: 'Translation while you speak',
  conversation: 'Conversations in two languages, read aloud',
  library: 'A library of saved texts with search, filters and export',
  live: (viewers: number, minutes: number) =>
    `Live captions: up to ${formatCount(viewers)} viewers, ${formatCount(minutes)} minutes a day`,
  livePremium: (viewers: number, languages: number) =>
    `Live captions: up to ${formatCount(viewers)} viewers and ${formatCount(languages)} languages at once`,
});

/** Separate from the features, because not every server can transcribe recordings. */
export const planMinutes = translated('planMinutes', {
  free: (minutes: number) => `Imported recordings: ${formatCount(minutes)} minutes of speech per day`,
  premium: (minutes: number) => `Imported recordings: ${formatCount(minutes)} minutes of speech per month`,
});
