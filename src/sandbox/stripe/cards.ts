/** The behaviour of a test card: it pays, requires 3D Secure, or is declined. */
export interface CardBehaviour {
  brand: 'visa' | 'mastercard' | 'amex';
  /** `always`: on every payment. `once`: only until the card is set up. */
  challenge: 'never' | 'once' | 'always';
  refusal?: Refusal;
  /** The card can be saved, but charging it fails. */
  storable?: boolean;
}

export interface Refusal {
  code: 'card_declined' | 'expired_card' | 'incorrect_cvc' | 'incorrect_number' | 'processing_error';
  declineCode?: string;
  message: string;
}

const declined: Refusal = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};
const noFunds: Refusal = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};
export const authenticationFailed =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

const testCards: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': { brand: 'visa', challenge: 'never' },
  '5555555555554444': { brand: 'mastercard', challenge: 'never' },
  '378282246310005': { brand: 'amex', challenge: 'never' },
  '4000002760003184': { brand: 'visa', challenge: 'always' },
  '4000002500003155': { brand: 'visa', challenge: 'once' },
  '4000008260003178': { brand: 'visa', challenge: 'always', refusal: noFunds },
  '4000000000000002': { brand: 'visa', challenge: 'never', refusal: declined },
  '4000000000009995': { brand: 'visa', challenge: 'never', refusal: noFunds },
  '4000000000000341': { brand: 'visa', challenge: 'never', refusal: declined, storable: true },
  '4000000000000069': {
    brand: 'visa',
    challenge: 'never',
    refusal: { code: 'expired_card', message: 'Your card has expired.' },
  },
  '4000000000000127': {
    brand: 'visa',
    challenge: 'never',
    refusal: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
};

export const cardDigits = (typed: string): string => typed.replace(/[\s-]/g, '');

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** The behaviour of a card number. Unknown cards are declined, as in Stripe's test mode. */
export function cardBehaviour(digits: string): CardBehaviour {
  const known = testCards[digits];
  if (known) return known;
  const wellFormed = /^\d{13,19}$/.test(digits) && passesLuhn(digits);
  return {
    brand: 'visa',
    challenge: 'never',
    refusal: wellFormed
      ? {
          code: 'card_declined',
          declineCode: 'test_mode_live_card',
          message: 'Your card was declined. Your request was in test mode, but used a non test card.',
        }
      : { code: 'incorrect_number', message: 'Your card number is incorrect.' },
  };
}
