import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useCopyText } from '../../ui/use-copy-text.ts';
import { transcriptStrings as strings } from './strings.ts';

const confirmedMs = 2_000;

const toasts = {
  copied: { title: strings.copied, description: strings.copiedText },
  failed: { title: strings.notCopied, description: strings.notCopiedText },
};

export interface CopyButtonProps {
  /** Read when it is pressed: words that are being spoken change too often to follow them. */
  text(): string;
  disabled: boolean;
}

export function CopyButton({ text, disabled }: CopyButtonProps) {
  const copyText = useCopyText(toasts);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const back = setTimeout(() => setCopied(false), confirmedMs);
    return () => clearTimeout(back);
  }, [copied]);

  return (
    <IconButton
      label={strings.copy}
      disabled={disabled}
      onClick={() => void copyText(text()).then(setCopied)}
    >
      {copied ? <Check aria-hidden="true" className="text-good" /> : <Copy aria-hidden="true" />}
    </IconButton>
  );
}
