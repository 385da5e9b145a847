import { Copy } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useCopyText } from '../../ui/use-copy-text.ts';
import { resultStrings as strings } from './result-strings.ts';

export const copyToasts = {
  copied: { title: strings.copied },
  failed: { title: strings.notCopied, description: strings.notCopiedText },
};

/** Shown only where both texts are visible. Elsewhere the button below copies the visible one. */
export function CopyTranslation({ text }: { text: string }) {
  const copyText = useCopyText(copyToasts);
  return (
    <IconButton label={strings.copy} className="max-md:hidden low:hidden" onClick={() => void copyText(text)}>
      <Copy aria-hidden="true" />
    </IconButton>
  );
}
