import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import { PaneFrame, PanePlaceholder } from './pane-frame.tsx';
import { translationStrings as strings } from './strings.ts';
import type { TranslationContentProps } from './translation-content.tsx';

const TranslationContent = lazyPart(() =>
  import('./translation-content.tsx').then((module) => module.TranslationContent),
);

const Placeholder = ({ text }: { text: string }) => (
  <PaneFrame>
    <PanePlaceholder>{text}</PanePlaceholder>
  </PaneFrame>
);

/** The translation, or a placeholder until it is switched on. */
export const TranslatedPane = (props: TranslationContentProps) => (
  <div className="flex min-h-0 flex-1 flex-col">
    {props.translation.on ? (
      <Suspense fallback={<Placeholder text={strings.empty} />}>
        <TranslationContent {...props} />
      </Suspense>
    ) : (
      <Placeholder text={strings.switchedOff} />
    )}
  </div>
);
