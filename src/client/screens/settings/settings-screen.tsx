import {
  BookA,
  ChevronRight,
  Globe,
  Headphones,
  Languages,
  type LucideIcon,
  Mic,
  Palette,
  Search,
  ShieldCheck,
} from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { interfaceLanguages } from '../../../shared/interface-languages.ts';
import { hdVoiceIds } from '../../../shared/voices.ts';
import { useCapability } from '../../backend/use-backend.ts';
import { dictionaryStrings } from '../../features/dictionary/strings.ts';
import { useDictionary } from '../../features/dictionary/use-dictionary.ts';
import { readingStrings } from '../../features/playback/strings.ts';
import { voiceName } from '../../features/playback/voice-name.ts';
import { deviceStrings, sentStrings } from '../../features/privacy/strings.ts';
import { microphoneStrings } from '../../features/recorder/strings.ts';
import { themeName } from '../../features/theme/theme-name.ts';
import { useThemeChoice } from '../../features/theme/use-theme.ts';
import { translateWhenStrings } from '../../features/translation/strings.ts';
import { languageName } from '../../interface/language-names.ts';
import { listenTo } from '../../platform/signal.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { cx } from '../../ui/cx.ts';
import { Link, navigated, useHash } from '../../ui/router.tsx';
import { useBrowserValue } from '../../ui/use-browser-value.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { frameStrings } from '../frame/strings.ts';
import { useAccount } from '../use-account.ts';
import {
  AppearanceSettings,
  DictionarySettings,
  LanguageSettings,
  PrivacySettings,
} from './page-settings.tsx';
import { RecordingSettings } from './recording-settings.tsx';
import { SettingsSection, showLinked } from './setting-row.tsx';
import { settingsStrings as strings } from './strings.ts';
import { ListeningSettings, TranslationSettings, useTranslates } from './text-settings.tsx';

interface Section {
  id: string;
  title: string;
  icon: LucideIcon;
  Rows: ComponentType;
}

/** In the order of the page. Their ids are in URLs. */
const allSections: readonly Section[] = [
  { id: 'recording', title: strings.recording, icon: Mic, Rows: RecordingSettings },
  { id: 'translation', title: strings.translation, icon: Languages, Rows: TranslationSettings },
  { id: 'listening', title: strings.listening, icon: Headphones, Rows: ListeningSettings },
  { id: 'dictionary', title: dictionaryStrings.title, icon: BookA, Rows: DictionarySettings },
  { id: 'privacy', title: strings.privacy, icon: ShieldCheck, Rows: PrivacySettings },
  { id: 'appearance', title: strings.appearance, icon: Palette, Rows: AppearanceSettings },
  { id: 'language', title: frameStrings.language, icon: Globe, Rows: LanguageSettings },
];

function useSections(): readonly Section[] {
  const translates = useTranslates();
  return translates ? allSections : allSections.filter(({ id }) => id !== 'translation');
}

/** Wide screens show all sections. A phone shows a list of them, and the one that the URL names. */
export function SettingsScreen() {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLocaleLowerCase();
  const sections = useSections();
  const hash = useHash();
  const open = sections.find(({ id }) => id === hash);
  useEffect(() => listenTo(window, navigated, showLinked), []);
  const isList = open === undefined && wanted === '';
  return (
    <PageFrame
      title={
        <>
          <span className={cx(open && 'max-md:hidden')}>{strings.title}</span>
          {open && <span className="md:hidden">{open.title}</span>}
        </>
      }
      back={open && { href: '/settings', label: strings.all }}
      aside={<p className="text-muted text-sm max-md:hidden">{strings.saved}</p>}
    >
      <label
        className={cx(
          'control-height mb-4 flex items-center gap-2 rounded-control border border-control bg-surface px-3 has-focus-visible:outline-2 has-focus-visible:outline-accent',
          open && 'max-md:hidden',
        )}
      >
        <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <input
          type="search"
          aria-label={strings.search}
          placeholder={strings.search}
          value={query}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
          className="w-full min-w-0 bg-transparent outline-none placeholder:text-muted"
        />
      </label>
      {isList && <SectionList />}
      <div className={cx('settings-card card overflow-hidden', isList && 'max-md:hidden')}>
        {sections.map(({ id, title, Rows }) => (
          <SettingsSection
            key={id}
            id={id}
            title={title}
            query={wanted}
            hidden={open !== undefined && open.id !== id}
            isOpen={open?.id === id}
          >
            <Rows />
          </SettingsSection>
        ))}
      </div>
      <p role="status" className="settings-empty py-8 text-center text-muted">
        {strings.nothingFound}
      </p>
      <p className={cx('mt-4 text-center text-muted text-sm md:hidden', !isList && 'hidden')}>
        {strings.saved}
      </p>
    </PageFrame>
  );
}

/** The sections with what is chosen in them, for phones. */
function SectionList() {
  const sections = useSections();
  const values = useCurrentValues();
  return (
    <ul className="card divide-y divide-line px-4 md:hidden">
      {sections.map(({ id, title, icon: Icon }) => (
        <li key={id}>
          <Link href={`/settings#${id}`} className="flex items-center gap-4 rounded-control py-4">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{title}</span>{' '}
              <span className="wrap-anywhere block text-muted text-sm">{values[id]}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted rtl:rotate-180" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function useCurrentValues(): Readonly<Record<string, string>> {
  const { userId, personal } = useAccount();
  const [settings] = useSettings();
  const theme = useThemeChoice();
  const wordsStayHere = useCapability('wordsStayHere');
  const { entries, limit, loaded } = useDictionary(userId);
  const language = useBrowserValue(() => document.documentElement.lang, 'en');
  const { microphone, whileSpeaking, voice, speed } = settings;
  const engine = {
    auto: microphoneStrings.auto,
    browser: microphoneStrings.browser,
    server: microphoneStrings.server,
  };
  const speaks = `${languageName(settings.language)} → ${languageName(settings.target)}`;
  const when = whileSpeaking ? translateWhenStrings.whileSpeaking : translateWhenStrings.afterRecording;
  return {
    recording: microphone?.name ?? engine[settings.recognition],
    translation: `${speaks}, ${when}`,
    listening: `${voiceName(hdVoiceIds.find((id) => id === voice) ?? 'browser')}, ${readingStrings.speedValue(speed)}`,
    dictionary: loaded ? dictionaryStrings.count(entries.length, limit) : '',
    privacy: personal
      ? sentStrings.title
      : `${deviceStrings.title}: ${wordsStayHere ? strings.on : strings.off}`,
    appearance: theme === 'system' ? strings.followSystem : themeName(theme),
    language: interfaceLanguages.find(({ id }) => id === language)?.name ?? '',
  };
}
