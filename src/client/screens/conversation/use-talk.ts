import { useState, useSyncExternalStore } from 'react';
import type { LanguageCode } from '../../../shared/languages.ts';
import { defaultVoice } from '../../../shared/voices.ts';
import { type ConversationDraft, openConversation } from '../../features/conversation/conversation-draft.ts';
import type { BothSides, ConversationState } from '../../features/conversation/conversation-state.ts';
import { usePlayback } from '../../features/playback/use-playback.ts';
import { type RecorderView, useRecorder } from '../../features/recorder/use-recorder.ts';
import { useTranslationAllowance } from '../../features/translation/use-translation-allowance.ts';
import { localStore } from '../../platform/storage.ts';
import type { Account } from '../account.ts';
import { usePageServices } from '../page-services.ts';
import { useController } from '../use-controller.ts';
import { useUserWords } from '../use-user-words.ts';
import type { TurnTranslatorStatus } from './create-turn-translator.ts';
import { openTalk, type Talk } from './open-talk.ts';

export interface TalkView {
  talk: Talk;
  state: ConversationState;
  draft: ConversationDraft;
  recorder: RecorderView;
  translator: TurnTranslatorStatus;
}

/** The conversation of this page. */
export function useTalk(account: Account, languages: BothSides<LanguageCode>): TalkView {
  const { userId, tier, tierKnown } = account;
  const page = usePageServices();
  const words = useUserWords(userId, true);
  const translations = useTranslationAllowance(userId, tier);
  const [talk] = useState(() => {
    const draft = openConversation(localStore, userId);
    const speech = { remaining: undefined, allowanceFailed: false, isVoiceKnown: false };
    const first = { account, words, voice: defaultVoice, speech, translations };
    return openTalk(page, draft, draft.languages ?? languages, first);
  });
  const state = useSyncExternalStore(talk.subscribe, talk.state);
  const draft = useSyncExternalStore(talk.subscribe, talk.draft);
  const { translator } = talk;
  const onUpgrade = () => page.dialogs.open('upgrade');
  const playback = usePlayback(talk.player, { userId, tier, tierKnown, onUpgrade });
  const { voice, allowance: speech } = playback;
  useController(talk, { account, words, voice, speech, translations });
  return {
    talk,
    state,
    draft,
    recorder: useRecorder(talk.recorder),
    translator: useSyncExternalStore(translator.subscribe, translator.status),
  };
}
