import { voiceName as englishName, type VoiceId } from '../../../shared/voices.ts';
import { translated } from '../../interface/translated.ts';

export interface VoiceTexts {
  browserName: string;
  descriptions: Record<VoiceId, string>;
}

/** The English texts are defined with the voices. The HD voices keep their names in every language. */
export const voiceTexts = translated<VoiceTexts | undefined>('voices', undefined);

export const voiceName = (id: VoiceId): string =>
  (id === 'browser' && voiceTexts?.browserName) || englishName(id);
