import { voiceName as englishName, type VoiceId } from '../../../shared/voices.ts';
import { voiceTexts } from './strings.ts';

export const voiceName = (id: VoiceId): string =>
  (id === 'browser' && voiceTexts?.browserName) || englishName(id);
