import { ArrowLeft, Download, Search, Users } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  assignInChapter,
  nameTheRest,
  renameSpeaker,
  speakersIn,
} from '../../../shared/document/speakers.ts';
import { exactTimings } from '../../../shared/document/word-times.ts';
import { engineLocale, htmlLang } from '../../../shared/languages.ts';
import type { TextRange } from '../../../shared/sentences.ts';
import { exportStrings } from '../../features/export/strings.ts';
import { kindOf } from '../../features/imports/file-kinds.ts';
import { timesOf, timeToPlay } from '../../features/imports/sentence-at-time.ts';
import { partStrings } from '../../features/imports/strings.ts';
import { LanguageSelector } from '../../features/languages/language-selector.tsx';
import { languageStrings } from '../../features/languages/strings.ts';
import { useFindShortcut } from '../../features/recorder/use-find-shortcut.ts';
import { FindBar } from '../../features/transcript/find-bar.tsx';
import { findStrings } from '../../features/transcript/strings.ts';
import { tellCut } from '../../features/transcript/tell-cut.ts';
import { resultStrings, translationStrings } from '../../features/translation/strings.ts';
import { SpeakerList } from '../../features/turns/speaker-list.tsx';
import { soundStrings, turnStrings as strings } from '../../features/turns/strings.ts';
import { TurnDialog } from '../../features/turns/turn-dialog.tsx';
import { TurnList, type TurnsView } from '../../features/turns/turn-list.tsx';
import { type TurnRow, turnRows } from '../../features/turns/turn-rows.ts';
import { settings as settingsStore } from '../../platform/settings.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { chooseSpoken, type DocumentsView } from '../../studio/documents.ts';
import { difference } from '../../studio/edit.ts';
import { fitToCap } from '../../studio/write-phrase.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Account } from '../account.ts';
import { useDialogs } from '../dialogs.tsx';
import type { ImportsView } from './create-imports.ts';
import { titleOfText } from './document-title.ts';
import { ImportTools } from './import-parts.tsx';
import type { MainStudio } from './open-studio.ts';
import { RecordingBar } from './recording-bar.tsx';
import { SaveTools } from './save-tools.tsx';
import { mainStrings } from './strings.ts';
import { useTranslatedSentences } from './use-translated-sentences.ts';
import type { TranslatedText } from './use-translated-text.ts';
import { useTurnChanges } from './use-turn-changes.ts';

interface TurnsPartProps {
  studio: MainStudio;
  account: Account;
  texts: TranslatedText;
  imports: ImportsView;
  document: DocumentsView;
  /** Whether the Record tab is open. */
  active: boolean;
  onClose(): void;
}

/** The open document as a conversation: who said what and when, with its recording. */
export function TurnsPart({ studio, account, texts, imports, document, active, onClose }: TurnsPartProps) {
  const dialogs = useDialogs();
  const [settings, updateSettings] = useSettings();
  const [view, setView] = useState<TurnsView>('both');
  const [row, setRow] = useState<TurnRow | null>(null);
  const [listing, setListing] = useState(false);
  const [finding, setFinding] = useState(false);
  const [found, setFound] = useState<TextRange | null>(null);
  const findButton = useRef<HTMLButtonElement>(null);
  const focusedBefore = useRef<Element>(null);
  const { transcript } = studio;
  const text = transcript.getText();
  const segments = transcript.getSegments();
  const { translation } = texts;
  const target = translation.on ? (texts.translated?.language ?? settings.target) : undefined;
  const translated = useTranslatedSentences(texts);
  const isOutdated = target !== undefined && translation.outdated && !translation.output.running;
  const locale = engineLocale(settings.language);
  const rows = useMemo(
    () => turnRows({ text, segments, locale, translated }),
    [text, segments, locale, translated],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the document changes with its segments.
  const speakers = useMemo(() => speakersIn(studio.current()), [studio, segments, document]);
  const names = speakers.map(({ name }) => name);
  const toast = useToast();
  const { speakers: change, words: replace } = useTurnChanges(studio);
  const { heard, playable } = imports;
  const chapter = document.chapters[document.shown]?.id ?? 0;
  const { run } = studio.imports;
  const timings = transcript.getTimings();
  const isSubtitles = kindOf({ name: document.title ?? '', type: '' }) === 'subtitles';
  const onUpgrade = () => dialogs.open('upgrade');
  const chooser = { signedIn: account.userId !== undefined, tier: account.tier };

  useEffect(() => studio.player.silence(), [studio]);
  const listFocus = useListFocus(document.key);
  const openFind = () => {
    if (!finding) focusedBefore.current = window.document.activeElement;
    setFinding(true);
    // What is found is marked in the original.
    if (view === 'translated') setView('both');
  };
  useFindShortcut(active, openFind);
  const closeFind = () => {
    setFinding(false);
    const places = [
      focusedBefore.current,
      findButton.current,
      listFocus.ref.current?.querySelector('button'),
    ];
    for (const place of places) {
      if (!(place instanceof HTMLElement) || place === window.document.body) continue;
      // Leaves the focus where it is if the place is hidden or gone.
      place.focus({ preventScroll: true });
      if (window.document.activeElement === place) return;
    }
  };

  function freeName(): string {
    let number = 1;
    while (names.includes(strings.numbered(number))) number += 1;
    return strings.numbered(number);
  }

  const rename = (before: string, after: string) =>
    change(
      (now) => renameSpeaker(now, before, after),
      names.includes(after) ? strings.merged(before, after) : strings.renamed(before, after),
    );

  function name(turn: TurnRow, next: string, every: boolean) {
    if (every && turn.speaker !== undefined) return rename(turn.speaker, next);
    change(
      (now) => (every ? nameTheRest(now, next) : assignInChapter(now, chapter, turn, next)),
      every ? strings.renamed(strings.unknown, next) : strings.named(next),
    );
  }

  function correct(sentence: TextRange, words: string) {
    const before = transcript.getText().slice(sentence.start, sentence.end);
    const { at, removed, inserted } = difference(before, words);
    const start = sentence.start + at;
    const place = { start, end: start + removed.length };
    const fitted = fitToCap(transcript.getText(), { ...place, inserted }, account.cap);
    tellCut(toast, account.cap, fitted.cut, 'typed');
    replace(start, removed, fitted.inserted);
  }

  const { job } = imports;
  const parts = job !== null && job.id === document.id ? job.expectedChapters : 1;
  const documentName = document.title ?? strings.list;
  const title = parts > 1 ? partStrings.part(documentName, document.shown + 1, parts) : documentName;
  const speakerList = <SpeakerList speakers={speakers} onRename={rename} />;
  return (
    <section
      aria-label={strings.list}
      className="record-card card relative flex flex-col overflow-hidden"
      data-testid="turns"
    >
      <div className="flex min-h-14 items-center gap-2 border-line border-b px-2 max-sm:gap-1 sm:px-3">
        <IconButton label={strings.back} onClick={onClose}>
          <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
        </IconButton>
        <h2
          dir="auto"
          className="wrap-anywhere line-clamp-2 min-w-0 flex-1 font-bold font-serif text-lg max-sm:text-sm"
        >
          {title}
        </h2>
        <IconButton
          ref={findButton}
          label={findStrings.find}
          onClick={openFind}
          className="max-[22.5rem]:hidden"
        >
          <Search aria-hidden="true" />
        </IconButton>
        <IconButton label={strings.speakers} onClick={() => setListing(true)} className="lg:hidden">
          <Users aria-hidden="true" />
        </IconButton>
        <Button
          variant="outline"
          aria-label={exportStrings.title}
          className="max-sm:px-3"
          onClick={() =>
            dialogs.open('export', { source: { ...texts.exportSource(), title: titleOfText(document) } })
          }
        >
          <Download aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">{exportStrings.title}</span>
        </Button>
        <SaveTools saving={studio.saving} empty={text === ''} unsaved={!document.saved} />
      </div>
      {parts > 1 && (
        <div className="flex items-center justify-end gap-2 border-line border-b px-2 sm:px-3">
          {/* The recording has a bar of its own here. */}
          <ImportTools
            {...{ studio, document }}
            imports={{ ...imports, playable: false }}
            onTurns={undefined}
          />
        </div>
      )}
      <div className="record-panes turn-panes flex">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <div className="grid border-line border-b max-md:hidden md:grid-cols-2">
            <div className="px-5 py-2">
              <LanguageSelector
                label={languageStrings.spoken}
                caption={languageStrings.spokenCaption}
                value={settings.language}
                onChange={(language) => chooseSpoken(settingsStore, language)}
                chooser={chooser}
                onLocked={onUpgrade}
              />
            </div>
            <div
              className={cx(
                'flex items-center justify-between gap-3 px-5 py-2',
                target !== undefined && 'border-line border-s bg-sunken/50',
              )}
            >
              <LanguageSelector
                label={languageStrings.target}
                caption={languageStrings.targetCaption}
                value={settings.target}
                onChange={(next) => updateSettings({ target: next })}
                available={texts.targets}
                chooser={translation.locked ? { ...chooser, translationsRemaining: 0 } : chooser}
                onLocked={onUpgrade}
              />
              {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is a button, which a label can hold */}
              <label className="flex cursor-pointer items-center gap-2 text-muted text-xs">
                {translationStrings.toggle}
                <Switch
                  label={translationStrings.toggle}
                  checked={translation.on}
                  onCheckedChange={translation.toggle}
                />
              </label>
            </div>
          </div>
          {target !== undefined && <ViewChoice view={view} onChange={setView} />}
          {isOutdated && (
            <div className="flex items-center justify-between gap-3 border-line border-b bg-sunken px-3 py-1 text-sm sm:px-5">
              <p role="status" className="min-w-0">
                {resultStrings.outdated}
              </p>
              {translation.output.problem?.kind === 'limit' ? (
                account.tier === 'free' && <Button onClick={onUpgrade}>{resultStrings.upgrade}</Button>
              ) : (
                <Button variant="quiet" className="px-3" onClick={translation.translate}>
                  {resultStrings.again}
                </Button>
              )}
            </div>
          )}
          {/* Another part is shown from its beginning. */}
          <div
            key={document.key}
            {...listFocus}
            className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain"
          >
            <TurnList
              rows={rows}
              names={names}
              language={htmlLang(settings.language)}
              target={target && htmlLang(target)}
              view={view}
              heard={found ?? heard}
              onSpeaker={setRow}
              onCorrect={correct}
              onPlay={playable ? playFrom : undefined}
              onHear={hear}
            />
          </div>
        </div>
        <aside
          aria-label={strings.speakers}
          className="w-64 shrink-0 overflow-y-auto border-line border-s p-5 max-lg:hidden"
        >
          <h3 className="font-bold font-serif text-lg">{strings.speakers}</h3>
          {speakerList}
        </aside>
      </div>
      {finding && <FindBar text={text} onMark={setFound} onClose={closeFind} />}
      {playable ? (
        <RecordingBar studio={studio} imports={imports} />
      ) : (
        timings.length > 0 &&
        !isSubtitles && (
          <p className="border-line border-t px-5 py-3 text-muted text-sm">{soundStrings.elsewhere}</p>
        )
      )}
      {listing && (
        <Dialog open onOpenChange={setListing} title={strings.speakers}>
          {speakerList}
        </Dialog>
      )}
      {row && (
        <TurnDialog
          row={row}
          names={names}
          onClose={() => setRow(null)}
          onName={(next, every) => name(row, next, every)}
          onSplit={(rest) => {
            const next = freeName();
            change((now) => assignInChapter(now, chapter, rest, next), strings.named(next));
          }}
        />
      )}
    </section>
  );

  function playFrom(position: number) {
    const ms = timeToPlay(segments, position, locale);
    if (ms !== null) run((loaded) => loaded.playFrom(ms));
  }

  function hear(sentence: TextRange) {
    const times = timesOf(exactTimings(segments), sentence);
    if (times) run((loaded) => loaded.playFrom(times.from, times.to));
  }
}

/** Keeps the focus in the list when another part is shown there, for example because it is heard. */
function useListFocus(key: number) {
  const ref = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part has another list
  useLayoutEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (isLost) ref.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [key]);
  return {
    ref,
    onFocus() {
      hasFocus.current = true;
    },
    // Not called for an element that is removed.
    onBlur() {
      hasFocus.current = false;
    },
  };
}

/** Which texts narrow screens show. */
function ViewChoice({ view, onChange }: { view: TurnsView; onChange(view: TurnsView): void }) {
  const labels: Record<TurnsView, string> = {
    original: mainStrings.original,
    translated: mainStrings.translated,
    both: strings.both,
  };
  return (
    <fieldset className="m-2 flex rounded-[0.875rem] bg-sunken p-1 md:hidden">
      <legend className="sr-only">{mainStrings.view}</legend>
      {(Object.keys(labels) as TurnsView[]).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === view}
          onClick={() => onChange(each)}
          className={cx(
            'control-height min-w-0 flex-1 rounded-control px-1 font-semibold text-sm max-[24rem]:text-xs',
            each === view ? 'bg-pill text-ink shadow-card' : 'text-muted hover:text-ink',
          )}
        >
          {labels[each]}
        </button>
      ))}
    </fieldset>
  );
}
