import {
  BookA,
  Bookmark,
  Check,
  Copy,
  Download,
  FileUp,
  Keyboard,
  ListChecks,
  MessageSquareQuote,
  MessagesSquare,
  Mic,
  Radio,
  ShieldCheck,
  Sparkles,
  Trash2,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { useCapabilities } from '../../backend/use-backend.ts';
import { conversationStrings } from '../../features/conversation/strings.ts';
import type { ExportSource } from '../../features/export/export-source.ts';
import { formatPairs } from '../../features/export/text-files.ts';
import { deviceStrings, sentStrings } from '../../features/privacy/strings.ts';
import { transcriptStrings } from '../../features/transcript/strings.ts';
import { textLengthStrings } from '../../features/transcript/text-length-strings.ts';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';
import { translateWhenStrings } from '../../features/translation/translate-when-strings.ts';
import type { Translation } from '../../features/translation/use-translation.ts';
import { useWhileSpeaking } from '../../features/translation/use-while-speaking.ts';
import { page } from '../../platform/page.ts';
import { switchOnDevice } from '../../platform/switch-on-device.ts';
import { useSettings } from '../../platform/use-settings.ts';
import {
  Menu,
  MenuCheckboxItem,
  MenuItem,
  MenuItemIndicator,
  MenuSeparator,
  MenuSetting,
} from '../../ui/menu.tsx';
import { navigate } from '../../ui/router.tsx';
import { useCopyText } from '../../ui/use-copy-text.ts';
import type { Account } from '../account.ts';
import { useDialogs } from '../dialogs.tsx';
import { titleOfText } from './document-export.ts';
import { menuStrings as strings } from './menu-strings.ts';
import { mainStrings, saveStrings } from './strings.ts';
import type { SaveActions } from './use-save-actions.ts';
import { useTidyDialog } from './use-tidy-dialog.ts';
import type { ShownText } from './use-translated-text.ts';

const copyToasts = {
  copied: { title: transcriptStrings.copied },
  failed: { title: transcriptStrings.notCopied, description: transcriptStrings.notCopiedText },
};

export interface MoreMenuContentProps {
  translation: Translation;
  words: TranscriptApi;
  account: Account;
  exportSource(): ExportSource;
  onMicrophone(): void;
  /** Opens the file picker. */
  onImport(): void;
  /** Undefined when there is no text. Phones have no room for a separate button. */
  onClear: (() => void) | undefined;
  saving: SaveActions;
  /** The translation, if it is being viewed. */
  translated: ShownText | null;
  /** Opens the panel of the live captions. */
  onShare(): void;
}

export function MoreMenuContent(props: MoreMenuContentProps & { trigger: ReactElement }) {
  const { trigger, translation, words, account, exportSource, onImport, onMicrophone, onClear } = props;
  const { saving, translated, onShare } = props;
  const dialogs = useDialogs();
  const { wordsStayHere } = useCapabilities();
  const [{ punctuation, continueWhenFull }, update] = useSettings();
  const chooseWhileSpeaking = useWhileSpeaking(translation, () => dialogs.open('upgrade'));
  const onTidy = useTidyDialog(words, account);
  const copyText = useCopyText(copyToasts);
  const hasText = words.text !== '';
  const hasBoth = hasText && translation.output.result !== null && !translation.outdated;
  const saveBoth = () => {
    const source = exportSource();
    saving.saveTranslation(
      { text: formatPairs(source), language: source.original.language },
      strings.bothSaved,
    );
  };
  return (
    <Menu trigger={trigger} label={mainStrings.more} align="start">
      {translated && (
        <MenuItem onSelect={() => saving.saveTranslation(translated)} className="sm:hidden">
          <Bookmark aria-hidden="true" />
          {saveStrings.saveTranslation}
        </MenuItem>
      )}
      <MenuItem onSelect={onImport}>
        <FileUp aria-hidden="true" />
        {strings.import}
      </MenuItem>
      <MenuItem
        onSelect={() =>
          dialogs.open('export', { source: { ...exportSource(), title: titleOfText(words.document) } })
        }
        disabled={!hasText}
      >
        <Download aria-hidden="true" />
        {strings.export}
      </MenuItem>
      <MenuItem onSelect={onShare}>
        <Radio aria-hidden="true" />
        {strings.share}
      </MenuItem>
      {!page().off.includes('translation') && (
        <MenuItem onSelect={() => navigate('/conversation')}>
          <MessagesSquare aria-hidden="true" />
          {conversationStrings.title}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem onSelect={onTidy} disabled={!onTidy}>
        <Sparkles aria-hidden="true" />
        {strings.tidy}
      </MenuItem>
      {hasBoth && (
        <MenuItem onSelect={() => void copyText(formatPairs(exportSource()))}>
          <Copy aria-hidden="true" />
          {strings.copyBoth}
        </MenuItem>
      )}
      {hasBoth && (
        <MenuItem onSelect={saveBoth}>
          <Bookmark aria-hidden="true" />
          {strings.saveBoth}
        </MenuItem>
      )}
      <MenuItem onSelect={onClear} disabled={!onClear} className="md:hidden">
        <Trash2 aria-hidden="true" />
        {mainStrings.clear}
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={onMicrophone}>
        <Mic aria-hidden="true" />
        {strings.microphone}
      </MenuItem>
      <MenuSetting checked={punctuation} onCheckedChange={(on) => update({ punctuation: on })}>
        {strings.punctuate}
      </MenuSetting>
      {account.userId !== undefined && (
        <MenuSetting checked={continueWhenFull} onCheckedChange={(on) => update({ continueWhenFull: on })}>
          {textLengthStrings.continueWhenFull}
        </MenuSetting>
      )}
      {translation.on && (
        <MenuSetting checked={translation.live} onCheckedChange={chooseWhileSpeaking} className="lg:hidden">
          {translateWhenStrings.translateWhileSpeaking}
        </MenuSetting>
      )}
      <MenuItem onSelect={() => dialogs.open('commands')}>
        <MessageSquareQuote aria-hidden="true" />
        {strings.commands}
      </MenuItem>
      <MenuItem onSelect={() => navigate('/words')}>
        <BookA aria-hidden="true" />
        {strings.words}
      </MenuItem>
      <MenuItem onSelect={() => dialogs.open('shortcuts')} className="pointer-coarse:hidden">
        <Keyboard aria-hidden="true" />
        {strings.shortcuts}
      </MenuItem>
      {!account.user && <MenuSeparator />}
      {!account.user && (
        <MenuCheckboxItem checked={wordsStayHere} onCheckedChange={switchOnDevice}>
          <ShieldCheck aria-hidden="true" />
          <span className="flex-1">{deviceStrings.title}</span>
          <MenuItemIndicator>
            <Check aria-hidden="true" />
          </MenuItemIndicator>
        </MenuCheckboxItem>
      )}
      {!account.user && (
        <MenuItem onSelect={() => dialogs.open('sent')}>
          <ListChecks aria-hidden="true" />
          {sentStrings.title}
        </MenuItem>
      )}
    </Menu>
  );
}
