import { History } from 'lucide-react';
import { htmlLang } from '../../../shared/languages.ts';
import type { TextRange } from '../../../shared/sentences.ts';
import { languageName } from '../../interface/language-names.ts';
import { renewalTime } from '../../interface/renewal-time.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { HighlightedText } from '../../ui/highlighted-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PairedText, type SentenceReading } from './paired-text.tsx';
import { PaneFrame, PanePlaceholder } from './pane-frame.tsx';
import { resultStrings as strings, translationStrings } from './strings.ts';
import { DeviceOffer, Remark, TranslationOrigin } from './translation-origin.tsx';
import { shownText } from './translation-output.ts';
import { tooFewLeft } from './translation-request.ts';
import type { ReadAloudMark } from './use-sentence-marks.ts';
import type { Translation } from './use-translation.ts';

export interface TranslationContentProps {
  translation: Translation;
  recording: boolean;
  onUpgrade(): void;
  /** The part that is being read aloud. */
  highlight?: ReadAloudMark | null;
  /** The id of the element that holds the translated text. */
  textId: string;
  /** The id of the field with the original. */
  originalId: string;
  /** Called with the original sentence whose translation is hovered or read aloud. */
  onPartner(range: TextRange | null): void;
  onPlay(reading: SentenceReading): void;
}

/** The translation while it is switched on, and the notices that take its place. */
export function TranslationContent(props: TranslationContentProps) {
  const { translation, recording, onUpgrade, highlight = null, textId } = props;
  const { output, request } = translation;
  const { sentences } = output;
  // Sentences are marked as out of date one by one.
  const outdated = translation.outdated && !sentences;
  const text = request.text.trim() === '' ? '' : shownText(output);
  // Not offered if there is already a current translation.
  const offersDevice =
    output.device === 'download' &&
    !output.running &&
    request.text.trim() !== '' &&
    (text === '' || outdated);
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
              'own-text whitespace-pre-wrap break-words text-lg transition-opacity duration-150',
              outdated && 'text-muted',
            )}
          >
            {sentences ? (
              <PairedText
                translation={translation}
                text={text}
                sentences={sentences}
                recording={recording}
                readAloud={highlight}
                originalId={props.originalId}
                onPartner={props.onPartner}
                onPlay={props.onPlay}
              />
            ) : (
              <HighlightedText text={text} mark={highlight?.view === 'translated' ? highlight : null} />
            )}
          </p>
        )}
        {text !== '' && outdated && !output.running && <Remark icon={<History />}>{strings.outdated}</Remark>}
        {text !== '' && <TranslationOrigin translation={translation} />}
      </PaneFrame>
      {offersDevice && <DeviceOffer translation={translation} />}
      <Running translation={translation} />
    </>
  );
}

function Placeholder({ translation, recording }: { translation: Translation; recording: boolean }) {
  const { output, request } = translation;
  if (output.running) return <LoadingLines />;
  if (request.source === request.target) {
    return <Notice>{strings.sameLanguage(languageName(request.target))}</Notice>;
  }
  if (output.problem) return null;
  return (
    <PanePlaceholder>
      {recording && !translation.live ? strings.afterRecording : translationStrings.empty}
    </PanePlaceholder>
  );
}

/** Grey lines that stand in for the words. */
function LoadingLines() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3 pt-2">
      {['w-11/12', 'w-full', 'w-3/5'].map((width) => (
        <span key={width} className={cx('h-4 animate-pulse rounded-full bg-line', width)} />
      ))}
    </div>
  );
}

function Running({ translation }: { translation: Translation }) {
  const { running } = translation.output;
  return (
    running && (
      <div className="flex min-h-12 items-center justify-between gap-3 pe-3 pb-2 ps-5 md:in-[[data-split]]:ps-8">
        <span role="status" className="flex items-center gap-2 text-muted text-sm tabular-nums">
          <Spinner />
          {running.download === null ? strings.running : strings.downloading(running.download)}
        </span>
        <Button variant="quiet" onClick={translation.cancel}>
          {strings.cancel}
        </Button>
      </div>
    )
  );
}

function Problem({ translation, onUpgrade }: { translation: Translation; onUpgrade(): void }) {
  const { allowance, request, translate } = translation;
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
      {premium
        ? strings.limitPanelPremium(tooFewLeft(allowance, request.text), problem.renewsAt)
        : strings.limitPanelFree(renewalTime())}
    </Notice>
  );
}
