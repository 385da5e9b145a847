import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../platform/clipboard.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { transcriptStrings as strings } from './strings.ts';

const confirmedMs = 2_000;

/** Copies what is shown, exactly, and says so. */
export function CopyButton({ text }: { text: string }) {
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const back = setTimeout(() => setCopied(false), confirmedMs);
    return () => clearTimeout(back);
  }, [copied]);

  const copy = async () => {
    const worked = await copyText(text);
    setCopied(worked);
    toast(
      worked
        ? { title: strings.copied, description: strings.copiedText, tone: 'good' }
        : { title: strings.notCopied, description: strings.notCopiedText, tone: 'bad' },
    );
  };

  return (
    <IconButton label={strings.copy} disabled={text === ''} onClick={() => void copy()}>
      {copied ? <Check aria-hidden="true" className="text-good" /> : <Copy aria-hidden="true" />}
    </IconButton>
  );
}
