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
import { translationStrings as strings } from './strings.ts';
import { isExact } from './translation-plan.ts';
import { shownText } from './translation-state.ts';
import type { Translation } from './use-translation.ts';

export interface TranslatedPaneProps {
  translation: Translation;
  recording: boolean;
  onUpgrade(): void;
  /** What is being read aloud. */
  highlight?: ReadingMark | null;
  /** The id of the element that holds the translated text. */
  textId: string;
}

/** The translation and everything that may stand in its place. */
export function TranslatedPane(props: TranslatedPaneProps) {
  const { translation, recording, onUpgrade, highlight, textId } = props;
  const { on, state, pair, outdated } = translation;
  const text = on && pair.text.trim() !== '' ? shownText(state) : '';
  const target = state.running?.words
    ? state.running.pair.target
    : (state.result?.pair.target ?? pair.target);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {/* What scrolls must be reachable by keys in every browser. */}
      <section
        aria-label={strings.pane}
        tabIndex={text === '' ? undefined : 0}
        className="-outline-offset-6 flex rounded-card min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain px-5 py-4"
      >
        <Problem translation={translation} onUpgrade={onUpgrade} />
        {text === '' ? (
          <Placeholder translation={translation} recording={recording} />
        ) : (
          <p
            id={textId}
            lang={htmlLang(target)}
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
        {text !== '' && outdated && !state.running && <Remark icon={<History />}>{strings.outdated}</Remark>}
        <Origin translation={translation} hasText={text !== ''} />
      </section>
      <Foot translation={translation} text={text} />
    </div>
  );
}

function Placeholder({ translation, recording }: { translation: Translation; recording: boolean }) {
  const { on, state, pair } = translation;
  if (state.running) return <Waiting />;
  if (on && pair.source === pair.target) {
    return <Notice>{strings.sameLanguage(languageOf(pair.target).name)}</Notice>;
  }
  if (state.problem && on) return null;
  const words = on ? (recording ? strings.afterRecording : strings.empty) : strings.switchedOff;
  return <p className="text-lg text-muted">{words}</p>;
}

/** Lines where the words will stand. */
function Waiting() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3 pt-2">
      {['w-11/12', 'w-full', 'w-3/5'].map((width) => (
        <span key={width} className={cx('h-4 animate-pulse rounded-full bg-line', width)} />
      ))}
    </div>
  );
}

/** What runs and how to stop it, or the length and the copy of what is there. */
function Foot({ translation, text }: { translation: Translation; text: string }) {
  const { running } = translation.state;
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
          <span className="text-muted text-sm tabular-nums">{strings.characters(text.length)}</span>
          <CopyTranslation text={text} />
        </>
      )}
    </div>
  );
}

function Problem({ translation, onUpgrade }: { translation: Translation; onUpgrade(): void }) {
  const { on, state, allowance, again } = translation;
  const { problem } = state;
  if (!on || !problem || state.running) return null;
  if (problem.kind !== 'limit') {
    return (
      <Notice
        tone={problem.kind === 'failed' ? 'bad' : 'info'}
        action={
          <Button variant="tint" onClick={again}>
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

/** Where the translation was made, when that matters, or the offer to make it here. */
function Origin({ translation, hasText }: { translation: Translation; hasText: boolean }) {
  const { on, state, device, pair, downloadAndTranslate } = translation;
  const { result } = state;
  if (!on || state.running) return null;
  if (hasText && result?.onDevice) return <Remark icon={<Laptop />}>{strings.onDevice}</Remark>;
  const isMarked = hasText && result !== null && !isExact(result.pair) && isSandboxed('translation');
  return (
    <>
      {isMarked && <Remark icon={<FlaskConical />}>{strings.sandbox}</Remark>}
      {device.readiness === 'download' && pair.text.trim() !== '' && (
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

/** Where both texts are seen at once, each has its own; elsewhere the one below copies what is shown. */
function CopyTranslation({ text }: { text: string }) {
  const copyText = useCopyText(copyToasts);
  return (
    <IconButton label={strings.copy} className="max-md:hidden" onClick={() => void copyText(text)}>
      <Copy aria-hidden="true" />
    </IconButton>
  );
}
