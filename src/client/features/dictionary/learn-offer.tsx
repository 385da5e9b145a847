import { X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { dictionaryStrings as strings } from './strings.ts';
import { useDictionary } from './use-dictionary.ts';
import { type LearningOptions, useLearning } from './use-learning.ts';

export interface LearnOfferProps extends Omit<LearningOptions, 'dictionary'> {
  userId: string | undefined;
}

/** After a correction, offers to add the word to the dictionary. */
export function LearnOffer({ userId, ...options }: LearnOfferProps) {
  const dictionary = useDictionary(userId);
  const { offer, accept, dismiss } = useLearning({ ...options, dictionary });
  if (!offer) return null;
  const [before, first, between, second, after] = strings.learn(offer.written, offer.heard);
  return (
    <div
      role="status"
      className="flex items-center gap-1 border-line border-t bg-sunken py-1 pe-2 ps-5 text-sm max-sm:ps-3"
    >
      <span className="wrap-anywhere min-w-0 flex-1">
        {before}
        <strong dir="auto">{first}</strong>
        {between}
        <strong dir="auto">{second}</strong>
        {after}
      </span>
      <Button variant="quiet" className="px-3 text-accent!" onClick={accept}>
        {strings.always}
      </Button>
      <IconButton label={strings.notNow} onClick={dismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
