import { Copy } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import {
  type ApiExample,
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
import { listReference } from './api-reference.ts';
import { developerStrings as strings } from './strings.ts';

const copyToasts = { copied: { title: keyStrings.copied }, failed: { title: keyStrings.copyFailed } };

/** What people's own programs can do, how, and the keys that they need. */
export function DevelopersScreen() {
  const { userId } = useAccount();
  const isPersonal = usePersonal() !== undefined;
  return (
    <PageFrame title={strings.heading} lead={strings.lead}>
      <div className="card">
        <AccountSection title={keyStrings.title}>
          <ul className="list-disc ps-5 text-sm">
            {keyScopes.map((scope) => (
              <li key={scope}>
                {keyStrings[scope]} <code className="text-muted">{scope}</code>
              </li>
            ))}
          </ul>
          {userId === undefined ? <SignInFirst text={strings.signInFirst} /> : <KeyList userId={userId} />}
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
          <Examples />
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

const examples: readonly ApiExample[] = ['save', 'list', 'transcribe', 'translate', 'speak'];

function Examples() {
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
      <Code text={exampleSettings(origin)} />
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
      <dl className="space-y-3 text-sm empty:hidden">
        {listReference(data).map(({ method, path, summary, scope }) => (
          <div key={`${method} ${path}`} lang="en" dir="ltr">
            <dt className="wrap-anywhere">
              <code className="font-semibold">
                {method} {path}
              </code>{' '}
              <code className="text-muted">{scope}</code>
            </dt>
            <dd className="text-muted">{summary}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm">
        <a className="text-link underline" href="/api/openapi.json" target="_blank" rel="noreferrer">
          {strings.openapi}
        </a>
      </p>
    </>
  );
}
