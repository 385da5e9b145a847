import { Copy, FlaskConical, History, Laptop } from 'lucide-react';
import type { ReactNode } from 'react';
import { htmlLang, languageOf } from '../../../shared/languages.ts';
import { isSandboxed } from '../../platform/sandboxed.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { HighlightedText, type ReadingMark } from '../../ui/highlighted-text.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useCopyText } from '../../ui/use-copy-text.ts';
import { PaneFrame, PanePlaceholder } from './pane-frame.tsx';
import { resultStrings as strings } from './result-strings.ts';
import { translationStrings } from './strings.ts';
import { shownText } from './translation-output.ts';
import { isExact } from './translation-request.ts';
import type { Translation } from './use-translation.ts';

export interface TranslationContentProps {
  translation: Translation;
  recording: boolean;
  onUpgrade(): void;
  /** The part that is being read aloud. */
  highlight?: ReadingMark | null;
  /** The id of the element that holds the translated text. */
  textId: string;
  /** How long it takes to read, where both texts are visible. */
  estimate?: ReactNode;
}

/** The translation while it is switched on, and the notices that take its place. */
export function TranslationContent(props: TranslationContentProps) {
  const { translation, recording, onUpgrade, highlight, textId, estimate } = props;
  const { output, request, outdated } = translation;
  const text = request.text.trim() === '' ? '' : shownText(output);
  const shown = output.running?.words ? output.running.request : (output.result?.request ?? request);
  return (
    <>
      <PaneFrame scrolls={text !== ''}>
        <Problem translation={translation} onUpgrade={onUpgrade} />
        {text === '' ? (
          <Placeholder translation={translation} recording={recording} />
        ) : (
          <p
            id={textId}
            lang={htmlLang(shown.target)}
            dir="auto"
            data-testid="translation"
            className={cx(
              'whitespace-pre-wrap break-words text-lg transition-opacity duration-150',
              outdated && 'text-muted',
            )}
          >
            <HighlightedText text={text} mark={highlight} />
          </p>
        )}
        {text !== '' && outdated && !output.running && <Remark icon={<History />}>{strings.outdated}</Remark>}
        <Origin translation={translation} hasText={text !== ''} />
      </PaneFrame>
      <Foot translation={translation} text={text} estimate={estimate} />
    </>
  );
}

function Placeholder({ translation, recording }: { translation: Translation; recording: boolean }) {
  const { output, request } = translation;
  if (output.running) return <LoadingBar />;
  if (request.source === request.target) {
    return <Notice>{strings.sameLanguage(languageOf(request.target).name)}</Notice>;
  }
  if (output.problem) return null;
  return <PanePlaceholder>{recording ? strings.afterRecording : translationStrings.empty}</PanePlaceholder>;
}

/** Grey lines in place of the words. */
function LoadingBar() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3 pt-2">
      {['w-11/12', 'w-full', 'w-3/5'].map((width) => (
        <span key={width} className={cx('h-4 animate-pulse rounded-full bg-line', width)} />
      ))}
    </div>
  );
}

function Foot(props: { translation: Translation; text: string; estimate: ReactNode }) {
  const { translation, text, estimate } = props;
  const { running } = translation.output;
  if (!running && text === '') return null;
  return (
    <div className="flex min-h-12 items-center justify-between gap-3 pr-3 pb-2 pl-5">
      {running ? (
        <>
          <span role="status" className="flex items-center gap-2 text-muted text-sm tabular-nums">
            <Spinner />
            {running.download === null ? strings.running : strings.downloading(running.download)}
          </span>
          <Button variant="quiet" onClick={translation.cancel}>
            {strings.cancel}
          </Button>
        </>
      ) : (
        <>
          <span className="text-muted text-sm tabular-nums roomy:hidden">
            {strings.characters(text.length)}
          </span>
          <span className="hidden roomy:block">{estimate}</span>
          <CopyTranslation text={text} />
        </>
      )}
    </div>
  );
}

function Problem({ translation, onUpgrade }: { translation: Translation; onUpgrade(): void }) {
  const { allowance, translate } = translation;
  const { problem, running } = translation.output;
  if (!problem || running) return null;
  if (problem.kind !== 'limit') {
    return (
      <Notice
        tone={problem.kind === 'failed' ? 'bad' : 'info'}
        action={
          <Button variant="tint" onClick={translate}>
            {strings.again}
          </Button>
        }
      >
        {problem.kind === 'failed' ? strings.failed : strings.cancelled}
      </Notice>
    );
  }
  const premium = allowance?.tier === 'premium';
  return (
    <Notice
      live
      tone="warn"
      title={strings.limitPanel}
      action={premium ? undefined : <Button onClick={onUpgrade}>{strings.upgrade}</Button>}
    >
      {premium ? strings.limitPanelPremium(allowance.remaining, problem.renewsAt) : strings.limitPanelFree}
    </Notice>
  );
}

/** Says where the translation was made, or offers to make it on this device. */
function Origin({ translation, hasText }: { translation: Translation; hasText: boolean }) {
  const { request, downloadAndTranslate } = translation;
  const { result, running, device } = translation.output;
  if (running) return null;
  if (hasText && result?.onDevice) return <Remark icon={<Laptop />}>{strings.onDevice}</Remark>;
  const isMarked = hasText && result !== null && !isExact(result.request) && isSandboxed('translation');
  return (
    <>
      {isMarked && <Remark icon={<FlaskConical />}>{strings.sandbox}</Remark>}
      {device === 'download' && request.text.trim() !== '' && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Remark icon={<Laptop />}>{strings.deviceOffer}</Remark>
          <Button variant="tint" onClick={downloadAndTranslate} className="ml-6">
            {strings.deviceDownload}
          </Button>
        </div>
      )}
    </>
  );
}

function Remark({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-muted text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      <span aria-hidden="true">{icon}</span>
      {children}
    </p>
  );
}

const copyToasts = {
  copied: { title: strings.copied },
  failed: { title: strings.notCopied, description: strings.notCopiedText },
};

/** Only where both texts are seen at once; elsewhere the button below copies the one that is shown. */
function CopyTranslation({ text }: { text: string }) {
  const copyText = useCopyText(copyToasts);
  return (
    <IconButton label={strings.copy} className="max-md:hidden low:hidden" onClick={() => void copyText(text)}>
      <Copy aria-hidden="true" />
    </IconButton>
  );
}
