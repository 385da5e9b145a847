import { usePremiumPrice } from './use-premium-price.ts';

/** The price of Premium within a sentence. */
export const PremiumPrice = () => usePremiumPrice();
