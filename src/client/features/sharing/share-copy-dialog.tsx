import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import type { ShareDuration, ShareParts } from '../../../shared/calls/share-calls.ts';
import { documentLimits } from '../../../shared/document/document-limits.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import { CallError } from '../../api/client.ts';
import { useQueryClient } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { languageName } from '../../interface/language-names.ts';
import { copyText } from '../../platform/clipboard.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SharedCopies } from './shared-copies.tsx';
import { sharesQuery } from './shares-query.ts';
import { sharingStrings as strings } from './strings.ts';

export interface ShareCopyProps {
  userId: string;
  transcriptionId: string;
  /** The languages that it is translated into. */
  translations: readonly LanguageCode[];
}

interface ShareCopyDialogProps extends ShareCopyProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

const durations = ['day', 'week', 'never'] as const satisfies readonly ShareDuration[];
const fieldClass =
  'control-height w-full rounded-control border border-control bg-surface px-3 text-base text-ink sm:text-sm';

/** Makes links to read-only copies of a saved text, and ends them. */
export function ShareCopyDialog({ open, onOpenChange, ...share }: ShareCopyDialogProps) {
  const { userId, transcriptionId, translations } = share;
  const client = useBackend();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const nameField = useId();
  const [parts, setParts] = useState<ShareParts>('original');
  const [language, setLanguage] = useState(translations[0]);
  const [expires, setExpires] = useState<ShareDuration>('week');
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [url, setUrl] = useState<string | null>(null);

  const create = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const created = await client.get('shareTranscription', {
        params: { transcriptionId },
        body: {
          ...{ parts, expires },
          ...(parts !== 'original' && language && { language }),
          ...(name.trim() !== '' && { name: name.trim() }),
        },
      });
      setUrl(created.url);
      void queries.invalidateQueries({ queryKey: sharesQuery(client, userId).queryKey });
    } catch (error) {
      const reason = error instanceof CallError ? error.userMessage : undefined;
      setFailure(reason ? `${strings.failed}. ${reason}` : `${strings.failed}.`);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={strings.title}
      description={strings.lead}
      footer={
        <Button variant={url ? 'outline' : 'primary'} busy={busy} onClick={() => void create()}>
          {strings.create}
        </Button>
      }
    >
      <div className="mt-5 flex flex-col gap-4">
        {translations.length > 0 && (
          <ChoiceGroup
            label={strings.parts}
            look="segments"
            value={parts}
            onChange={setParts}
            options={(['original', 'translation', 'both'] as const).map((value) => ({
              value,
              name: strings[value],
            }))}
          />
        )}
        {parts !== 'original' && language && translations.length > 1 && (
          <Combobox<LanguageCode>
            label={strings.translation}
            value={language}
            options={translations.map((value) => ({ value, label: languageName(value) }))}
            onChange={setLanguage}
          />
        )}
        <ChoiceGroup
          label={strings.ends}
          look="segments"
          value={expires}
          onChange={setExpires}
          options={durations.map((value) => ({ value, name: strings[value] }))}
        />
        <div>
          <label htmlFor={nameField} className="mb-1.5 block text-muted text-sm">
            {strings.name}
          </label>
          <input
            id={nameField}
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={documentLimits.speaker}
            dir="auto"
            autoComplete="name"
            aria-describedby={`${nameField}-hint`}
            className={fieldClass}
          />
          <p id={`${nameField}-hint`} className="mt-1.5 text-muted text-sm">
            {strings.nameHint}
          </p>
        </div>
        {failure && (
          <p role="alert" className="text-bad text-sm">
            {failure}
          </p>
        )}
        {url && <NewLink key={url} url={url} onCopied={() => announce(strings.copied)} />}
        <SharedCopies userId={userId} transcriptionId={transcriptionId} />
      </div>
    </Dialog>
  );
}

/** On a small screen, the new link is below the edge. */
const show = (field: HTMLInputElement | null) => field?.focus();

function NewLink({ url, onCopied }: { url: string; onCopied(): void }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = async () => {
    const worked = await copyText(url);
    setCopied(worked ? 'yes' : 'failed');
    if (worked) onCopied();
  };
  const Icon = copied === 'yes' ? Check : Copy;
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <input
          ref={show}
          readOnly
          value={url}
          aria-label={strings.link}
          onFocus={(event) => event.target.select()}
          className={`${fieldClass} min-w-0 flex-1 basis-40`}
        />
        <Button variant="outline" onClick={() => void copy()}>
          <Icon aria-hidden="true" className="size-4" />
          {copied === 'yes' ? strings.copied : strings.copy}
        </Button>
      </div>
      {copied === 'failed' && (
        <p role="alert" className="mt-2 text-bad text-sm">
          {strings.copyFailed}
        </p>
      )}
    </div>
  );
}
