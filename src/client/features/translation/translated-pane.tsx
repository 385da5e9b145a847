import { Copy, FlaskConical, Laptop } from 'lucide-react';
import type { ReactNode } from 'react';
import { htmlLang, languageOf } from '../../../shared/languages.ts';
import { isSandboxed } from '../../platform/sandboxed.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { HighlightedText, type ReadingMark } from '../../ui/highlighted-text.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useToast } from '../../ui/toast.tsx';
import { strings } from './strings.ts';
import { isExact } from './translation-plan.ts';
import { shownText } from './translation-state.ts';
import type { Translation } from './use-translation.ts';

export interface TranslatedPaneProps {
  translation: Translation;
  recording: boolean;
  onUpgrade(): void;
  /** What is being read aloud. */
  highlight?: ReadingMark | null;
  className?: string;
}

/** The translation and everything that may stand in its place. */
export function TranslatedPane(props: TranslatedPaneProps) {
  const { translation, recording, onUpgrade, highlight, className } = props;
  const { on, state, pair, outdated } = translation;
  const text = on && pair.text.trim() !== '' ? shownText(state) : '';
  const target = state.running?.words
    ? state.running.pair.target
    : (state.result?.pair.target ?? pair.target);
  return (
    <div className={cx('flex min-h-0 flex-1 flex-col gap-4 px-5 py-4', className)}>
      <Problem translation={translation} onUpgrade={onUpgrade} />
      {text === '' ? (
        <Placeholder translation={translation} recording={recording} />
      ) : (
        <p
          lang={htmlLang(target)}
          dir="auto"
          data-testid="translation"
          className={cx(
            'min-h-0 flex-1 overflow-y-auto whitespace-pre-wrap break-words text-lg transition-opacity duration-150',
            outdated && 'opacity-60',
          )}
        >
          <HighlightedText text={text} mark={highlight} />
        </p>
      )}
      {text !== '' && outdated && !state.running && <p className="text-muted text-sm">{strings.outdated}</p>}
      <Progress translation={translation} />
      <Origin translation={translation} hasText={text !== ''} />
      {text !== '' && !state.running && <Foot text={text} />}
    </div>
  );
}

function Placeholder({ translation, recording }: { translation: Translation; recording: boolean }) {
  const { on, state, pair } = translation;
  if (state.running) return <Waiting />;
  if (on && pair.source === pair.target) {
    return <Notice>{strings.sameLanguage(languageOf(pair.target).name)}</Notice>;
  }
  if (state.problem && on) return <div className="flex-1" />;
  const words = on ? (recording ? strings.afterRecording : strings.empty) : strings.switchedOff;
  return <p className="flex-1 text-lg text-muted">{words}</p>;
}

/** Lines where the words will stand. */
function Waiting() {
  return (
    <div aria-hidden="true" className="flex flex-1 flex-col gap-3 pt-1">
      {['w-11/12', 'w-full', 'w-3/5'].map((width) => (
        <span key={width} className={cx('h-4 animate-pulse rounded-full bg-sunken', width)} />
      ))}
    </div>
  );
}

function Progress({ translation }: { translation: Translation }) {
  const { running } = translation.state;
  if (!running) return null;
  const { download } = running;
  return (
    <div className="flex items-center justify-between gap-3">
      <span role="status" className="flex items-center gap-2 text-muted text-sm tabular-nums">
        <Spinner />
        {download === null ? strings.running : strings.downloading(download)}
      </span>
      <Button variant="quiet" onClick={translation.cancel}>
        {strings.cancel}
      </Button>
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
      {premium ? strings.limitPanelPremium(problem.renewsAt) : strings.limitPanelFree}
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
        <Notice
          action={
            <Button variant="tint" onClick={downloadAndTranslate}>
              {strings.deviceDownload}
            </Button>
          }
        >
          {strings.deviceOffer}
        </Notice>
      )}
    </>
  );
}

function Remark({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-muted text-sm [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      {children}
    </p>
  );
}

function Foot({ text }: { text: string }) {
  const toast = useToast();
  const announce = useAnnounce();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: strings.copied, tone: 'good' });
      announce(strings.copied);
    } catch {
      toast({ title: strings.notCopied, tone: 'bad' });
    }
  }
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="text-muted text-sm tabular-nums">{strings.characters(text.length)}</span>
      <IconButton label={strings.copy} onClick={copy}>
        <Copy />
      </IconButton>
    </div>
  );
}
