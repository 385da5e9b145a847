import { translated } from '../../interface/translated.ts';
import { englishConversation } from './english-texts.ts';

export const conversationStrings = translated('conversation', englishConversation);
