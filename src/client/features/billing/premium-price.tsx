import { usePremiumPrice } from './use-premium-price.ts';

/** The price of Premium within an English sentence of the terms, which aren't translated. */
export const PremiumPrice = () => usePremiumPrice('en-US');
