import { Copy } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useCopyText } from '../../ui/use-copy-text.ts';
import { resultStrings as strings } from './result-strings.ts';

export const copyToasts = {
  copied: { title: strings.copied },
  failed: { title: strings.notCopied, description: strings.notCopiedText },
};

/** Only where both texts are seen at once; elsewhere the button below copies the one that is shown. */
export function CopyTranslation({ text }: { text: string }) {
  const copyText = useCopyText(copyToasts);
  return (
    <IconButton label={strings.copy} className="max-md:hidden low:hidden" onClick={() => void copyText(text)}>
      <Copy aria-hidden="true" />
    </IconButton>
  );
}
