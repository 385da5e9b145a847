import type { LanguageCode } from '../../../shared/languages.ts';
import { SaveButton } from '../../features/saved/save-button.tsx';
import { saveStrings as strings } from './strings.ts';
import type { Saving } from './use-saving.ts';
import type { ShownText } from './use-translated-text.ts';

export interface SaveToolsProps {
  saving: Saving;
  text: string;
  language: LanguageCode;
  /** What is looked at: a translation can be kept as well. */
  shown: ShownText;
}

/** Whether a translation is looked at, and not the text itself. */
export const showsTranslation = ({ text, language, shown }: Omit<SaveToolsProps, 'saving'>): boolean =>
  shown.text !== text || shown.language !== language;

export function SaveTools({ saving, text, language, shown }: SaveToolsProps) {
  return (
    <>
      {showsTranslation({ text, language, shown }) && (
        <SaveButton
          busy={saving.saving}
          onClick={() => saving.save(shown.text, shown.language)}
          className="max-sm:hidden"
        >
          {strings.saveTranslation}
        </SaveButton>
      )}
      <SaveButton
        busy={saving.saving}
        disabled={text.trim() === ''}
        onClick={() => saving.save(text, language)}
        className="max-sm:px-3"
      >
        {strings.save}
      </SaveButton>
    </>
  );
}
