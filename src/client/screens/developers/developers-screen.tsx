import { Copy } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import {
  type ApiExample,
  clientExample,
  commandLineExample,
  curlExamples,
  exampleSettings,
  typescriptExamples,
  webhookCall,
  webhookReceiver,
} from '../../../shared/api-examples.ts';
import { keyScopes } from '../../../shared/key-scopes.ts';
import { limits, trialCharacters } from '../../../shared/limits.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { AccountSection } from '../../features/account/account-section.tsx';
import { KeyList } from '../../features/account/key-list.tsx';
import { keyStrings, webhookStrings } from '../../features/account/strings.ts';
import { WebhookList } from '../../features/account/webhook-list.tsx';
import { WebhookNotice } from '../../features/account/webhook-notice.tsx';
import { formatCount } from '../../interface/formats.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { failureStrings } from '../../ui/strings.ts';
import { useCopyText } from '../../ui/use-copy-text.ts';
import { useDialogs } from '../dialogs.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import { frameStrings } from '../frame/strings.ts';
import { usePersonal } from '../personal-edition.ts';
import { useAccount } from '../use-account.ts';
import { listReference, type ReferenceEntry } from './api-reference.ts';
import { developerStrings as strings } from './strings.ts';

const copyToasts = { copied: { title: keyStrings.copied }, failed: { title: keyStrings.copyFailed } };

/** What people's own programs can do, how, and the keys that they need. */
export function DevelopersScreen() {
  const { userId } = useAccount();
  const isPersonal = usePersonal() !== undefined;
  // Kept in memory only, and shown only to whom it belongs.
  const [created, setCreated] = useState<{ userId: string; key: string }>();
  const key = userId !== undefined && created?.userId === userId ? created.key : undefined;
  return (
    <PageFrame title={strings.heading} lead={strings.lead}>
      {userId !== undefined && <WebhookNotice userId={userId} />}
      <div className="card">
        <AccountSection title={keyStrings.title}>
          <ul className="list-disc ps-5 text-sm">
            {keyScopes.map((scope) => (
              <li key={scope}>
                {keyStrings[scope]} <code className="text-muted">{scope}</code>
              </li>
            ))}
          </ul>
          {userId === undefined ? (
            <SignInFirst text={strings.signInFirst} />
          ) : (
            <KeyList
              key={userId}
              userId={userId}
              suggestion={keyForExamples}
              onCreated={(key) => setCreated({ userId, key })}
            />
          )}
          {key !== undefined && <p className="text-muted text-sm">{strings.keyShown}</p>}
        </AccountSection>
        <AccountSection title={webhookStrings.title}>
          {userId === undefined ? (
            <>
              <p className="text-muted text-sm">{webhookStrings.intro}</p>
              <SignInFirst text={webhookStrings.signInFirst} />
            </>
          ) : (
            <WebhookList userId={userId} />
          )}
          <Code title={strings.webhookCall} text={webhookCall} />
          <Code title={strings.webhookCheck} text={webhookReceiver} />
        </AccountSection>
        <AccountSection title={strings.examples}>
          {!isPersonal && (
            <p className="text-muted text-sm">
              {strings.freeLimits(formatCount(limits.free.translations), formatCount(trialCharacters))}
            </p>
          )}
          <Examples apiKey={key} />
        </AccountSection>
        <AccountSection title={strings.client}>
          <Code text={commandLineExample} />
          <Code text={clientExample} />
        </AccountSection>
        <AccountSection title={strings.reference}>
          <Reference />
        </AccountSection>
      </div>
    </PageFrame>
  );
}

function SignInFirst({ text }: { text: string }) {
  const dialogs = useDialogs();
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm in-data-[member]:invisible">
      <p>{text}</p>
      <Button variant="outline" onClick={() => dialogs.open('sign-in', { returnTo: '/developers' })}>
        {frameStrings.signIn}
      </Button>
    </div>
  );
}

const never = () => () => {};

/** Together, the examples need every scope. */
const keyForExamples = { name: strings.examples, scopes: keyScopes };

const examples: readonly ApiExample[] = ['save', 'list', 'transcribe', 'translate', 'speak'];

function Examples({ apiKey }: { apiKey: string | undefined }) {
  const [language, setLanguage] = useState<'curl' | 'typescript'>('curl');
  // The prerendered page doesn't know where it will be opened.
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => 'https://YOUR_RHAPSODE',
  );
  const shown = language === 'curl' ? curlExamples : typescriptExamples;
  return (
    <>
      <ChoiceGroup
        label={strings.examples}
        isLabelHidden
        look="segments"
        value={language}
        onChange={setLanguage}
        options={[
          { value: 'curl', name: 'curl' },
          { value: 'typescript', name: 'TypeScript' },
        ]}
      />
      <Code text={exampleSettings(origin, apiKey)} />
      {examples.map((example) => (
        <Code key={example} title={strings[example]} text={shown[example]} />
      ))}
    </>
  );
}

function Code({ title, text }: { title?: ReactNode; text: string }) {
  const copy = useCopyText(copyToasts);
  return (
    <div>
      {title && <h3 className="mb-1 font-semibold text-sm">{title}</h3>}
      <div dir="ltr" className="relative rounded-control bg-sunken">
        <pre className="wrap-anywhere min-h-(--target) whitespace-pre-wrap p-3 pe-12 text-sm">
          <code>{text}</code>
        </pre>
        <IconButton
          label={keyStrings.copy}
          className="absolute top-0 right-0"
          onClick={() => void copy(text)}
        >
          <Copy aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}

/** Made from the server's own OpenAPI document. */
function Reference() {
  const client = useBackend();
  const { data, isError } = useQuery({
    queryKey: ['openapi'],
    queryFn: ({ signal }: { signal: AbortSignal }) => client.get('openapi', { signal }),
  });
  return (
    <>
      {isError && <Notice tone="warn">{failureStrings.part}</Notice>}
      {!data && !isError && <Skeleton className="h-24 w-full" />}
      <ul className="flex flex-col gap-1 text-sm empty:hidden">
        {listReference(data).map((entry) => (
          <li key={`${entry.method} ${entry.path}`} dir="ltr">
            <Entry {...entry} />
          </li>
        ))}
      </ul>
      <p className="text-sm">
        <a className="text-link underline" href="/api/openapi.json" target="_blank" rel="noreferrer">
          {strings.openapi}
        </a>
      </p>
    </>
  );
}

function Entry({ method, path, scope, summary, parameters, body, responses }: ReferenceEntry) {
  return (
    <details>
      <summary className="wrap-anywhere min-h-8 cursor-pointer content-center py-1 pointer-coarse:min-h-11">
        <code className="font-semibold">
          {method} {path}
        </code>{' '}
        <code className="text-muted">{scope}</code>
        <span lang="en" className="block text-muted">
          {summary}
        </span>
      </summary>
      <div className="space-y-3 ps-4 pb-4">
        <Fields title={strings.parameters} fields={parameters} />
        <Fields title={strings.body} fields={body} />
        <h3 className="font-semibold">{strings.responses}</h3>
        {responses.map(({ status, description, fields }) => (
          <div key={status}>
            <p className="wrap-anywhere">
              <code className="font-semibold">{status}</code>{' '}
              {status >= '400' && <span className="sr-only">{strings.errorCodes} </span>}
              <span lang="en">{description}</span>
            </p>
            <FieldList fields={fields} />
          </div>
        ))}
      </div>
    </details>
  );
}

function Fields({ title, fields }: { title: string; fields: ReferenceEntry['body'] }) {
  if (fields.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <FieldList fields={fields} />
    </div>
  );
}

function FieldList({ fields }: { fields: ReferenceEntry['body'] }) {
  return (
    <ul className="empty:hidden">
      {fields.map(({ name, type, required }) => (
        <li key={name} className="wrap-anywhere">
          <code>{name}</code> <span className="text-muted">{type}</span>
          {required && ` · ${strings.required}`}
        </li>
      ))}
    </ul>
  );
}
