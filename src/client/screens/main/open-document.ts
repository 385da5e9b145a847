import { cutText } from '../../../shared/cut-text.ts';
import { firstChapter } from '../../../shared/document/document.ts';
import type { SavedDocument } from '../../../shared/document/document-schema.ts';
import { savedAsOf } from '../../../shared/document/merge-saved.ts';
import { partsOf, segmentsOf } from '../../../shared/document/segments.ts';
import type { Transcription } from '../../../shared/entities.ts';
import { tellCut } from '../../features/transcript/tell-cut.ts';
import { settings } from '../../platform/settings.ts';
import type { Core, MainPage } from './person.ts';

/**
 * Opens a saved text with its translation. A text that is longer than the current cap is cut, and then doesn't belong to
 * its document any more: saving it would lose the rest.
 */
export async function openDocument(
  studio: Pick<Core, 'open' | 'sound'>,
  { toast, cap }: Pick<MainPage, 'toast'> & { cap: number },
  document: Transcription & Partial<SavedDocument>,
): Promise<void> {
  await studio.sound.quiet();
  const { revision, language, timings = [], segments, translations = [] } = document;
  const text = cutText(document.text, cap);
  const isWhole = text === document.text;
  const { target } = settings.get();
  const translation = isWhole
    ? (translations.find((each) => each.language === target) ?? translations[0])
    : undefined;
  const fitting = (segments ? partsOf(segments) : timings).filter(({ end }) => end <= text.length);
  studio.open({
    id: crypto.randomUUID(),
    ...{ title: document.title ?? null, language, source: document.source ?? 'dictated' },
    chapters: [
      {
        id: firstChapter,
        segments: segmentsOf(text, fitting),
        saved: isWhole,
        savedAt: Date.parse(document.updatedAt ?? document.createdAt),
        ...(isWhole && revision !== undefined && { savedAs: savedAsOf({ ...document, revision }) }),
        ...(translation && {
          translation: {
            request: { text, source: language, target: translation.language },
            text: translation.text,
            onDevice: false,
            ...(translation.speakableText !== undefined && { speakableText: translation.speakableText }),
          },
        }),
      },
    ],
  });
  if (translation && target !== translation.language) settings.update({ target: translation.language });
  tellCut(toast, cap, isWhole ? 'nothing' : 'some', 'pasted');
}
