import { Copy, Play, Undo2 } from 'lucide-react';
import * as Popover from 'radix-ui/popover';
import { useState } from 'react';
import { htmlLang } from '../../../shared/languages.ts';
import { unlimited } from '../../../shared/unlimited.ts';
import { languageName } from '../../interface/language-names.ts';
import { Button } from '../../ui/button.tsx';
import { popClass } from '../../ui/popover-style.ts';
import { useCopyText } from '../../ui/use-copy-text.ts';
import { resultStrings as strings } from './strings.ts';
import type { Translation } from './use-translation.ts';

const copyToasts = {
  copied: { title: strings.copied },
  failed: { title: strings.notCopied, description: strings.notCopiedText },
};

export interface SentencePopoverProps {
  translation: Translation;
  /** The element that shows the sentence. */
  anchor: HTMLElement;
  text: string;
  onPlay: (() => void) | undefined;
  onClose(): void;
}

/** Shows the cost of translating back, and then the result. */
export function SentencePopover({ translation, anchor, text, onPlay, onClose }: SentencePopoverProps) {
  const { source } = translation.request;
  const [back, setBack] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const copyText = useCopyText(copyToasts);
  const free = translation.output.result?.onDevice === true || translation.allowance?.limit === unlimited;

  const translateBack = async () => {
    setBusy(true);
    try {
      setBack((await translation.translateBack(text)) ?? null);
    } catch {
      // The user has already been told why.
      onClose();
    } finally {
      setBusy(false);
    }
  };

  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={{ current: anchor }} />
      <Popover.Portal>
        <Popover.Content
          aria-label={strings.sentence}
          sideOffset={8}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.focus({ preventScroll: true });
          }}
          className={`${popClass} w-88 max-w-[calc(100vw-1.5rem)]`}
        >
          {back === null ? (
            <Button
              variant="quiet"
              busy={busy}
              onClick={() => void translateBack()}
              className="w-full justify-start px-3"
            >
              <Undo2 aria-hidden="true" className="size-4" />
              {strings.translateBack}
              {!free && <span className="ms-auto font-normal">{strings.backCost(text.length)}</span>}
            </Button>
          ) : (
            <div aria-live="polite" className="px-3 py-2">
              <p className="flex justify-between gap-3 text-muted text-xs">
                <span>{strings.backTitle(languageName(source))}</span>
                {!free && <span className="tabular-nums">{strings.backUsed(text.length)}</span>}
              </p>
              <p lang={htmlLang(source)} dir="auto" className="mt-1 text-base">
                {back}
              </p>
            </div>
          )}
          <div className="flex flex-wrap">
            <Button variant="quiet" onClick={() => void copyText(text)} className="px-3">
              <Copy aria-hidden="true" className="size-4" />
              {strings.copySentence}
            </Button>
            {onPlay && (
              <Button variant="quiet" onClick={onPlay} className="px-3">
                <Play aria-hidden="true" className="size-4" />
                {strings.playSentence}
              </Button>
            )}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
