import type { LanguageCode } from '../../../shared/languages.ts';
import { SaveButton } from '../../features/saved/save-button.tsx';
import { saveStrings as strings } from './strings.ts';
import type { SaveActions } from './use-save-actions.ts';
import type { ShownText } from './use-translated-text.ts';

export interface SaveToolsProps {
  saving: SaveActions;
  /** Whether there is no transcript to save. */
  empty: boolean;
  language: LanguageCode;
  /** The translation, if it is being viewed. It can be saved too. */
  translation: ShownText | null;
}

export function SaveTools({ saving, empty, language, translation }: SaveToolsProps) {
  return (
    <>
      {translation && (
        <SaveButton
          busy={saving.saving}
          onClick={() => saving.saveTranslation(translation)}
          className="max-sm:hidden"
        >
          {strings.saveTranslation}
        </SaveButton>
      )}
      <SaveButton
        busy={saving.saving}
        disabled={empty}
        onClick={() => saving.saveTranscript(language)}
        className="max-sm:px-3 max-[22.25rem]:control-square max-[22.25rem]:px-0 max-[22.25rem]:[&>svg]:block"
      >
        <span className="max-[22.25rem]:sr-only">{strings.save}</span>
      </SaveButton>
    </>
  );
}
