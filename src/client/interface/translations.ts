import type { ErrorTexts } from '../api/error-texts.ts';
import type { deviceErrorStrings } from '../backend/device-strings.ts';
import type { accountStrings } from '../features/account/strings.ts';
import type { planMinutes, planTexts } from '../features/billing/plan-texts.ts';
import type { billingStrings } from '../features/billing/strings.ts';
import type { consentStrings } from '../features/consent/strings.ts';
import type { conversationStrings } from '../features/conversation/strings.ts';
import type { commandLabels, dictationStrings } from '../features/dictation/strings.ts';
import type { dictionaryStrings } from '../features/dictionary/strings.ts';
import type { fileStrings } from '../features/export/file-strings.ts';
import type { exportStrings, formatLabels, partLabels } from '../features/export/strings.ts';
import type {
  importProblemStrings,
  importStrings,
  partStrings,
  progressStrings,
} from '../features/imports/import-strings.ts';
import type { sharedFileStrings } from '../features/imports/shared-file-strings.ts';
import type { inviteStrings } from '../features/invite/strings.ts';
import type { languageStrings } from '../features/languages/strings.ts';
import type { liveStrings } from '../features/live/strings.ts';
import type { viewerStrings } from '../features/live-viewer/viewer-strings.ts';
import type { offlineStrings } from '../features/offline/strings.ts';
import type { problemTexts, problemTitles } from '../features/playback/problem-strings.ts';
import type { readingStrings } from '../features/playback/reading-strings.ts';
import type { playbackStrings } from '../features/playback/strings.ts';
import type { voiceTexts } from '../features/playback/voice-texts.ts';
import type { deviceStrings, sentStrings } from '../features/privacy/strings.ts';
import type { localStrings } from '../features/recorder/local-strings.ts';
import type { microphoneStrings } from '../features/recorder/microphone-strings.ts';
import type { problemStrings } from '../features/recorder/problem-strings.ts';
import type { refusalStrings } from '../features/recorder/refusal-strings.ts';
import type { takenOverStrings, waitingSpeechStrings } from '../features/recorder/server-speech-strings.ts';
import type { recorderStrings } from '../features/recorder/strings.ts';
import type { deleteStrings, itemStrings, listStrings, sortLabels } from '../features/saved/list-strings.ts';
import type { saveResultStrings } from '../features/saved/save-result-strings.ts';
import type { saveFailureStrings } from '../features/saved/strings.ts';
import type { pageStrings } from '../features/session/page-strings.ts';
import type { sessionStrings } from '../features/session/strings.ts';
import type { themeStrings } from '../features/theme/strings.ts';
import type { themeNames } from '../features/theme/theme-names.ts';
import type { actionLabels, tidyStrings } from '../features/tidy/strings.ts';
import type { clearStrings } from '../features/transcript/clear-strings.ts';
import type { transcriptStrings } from '../features/transcript/strings.ts';
import type { textLengthStrings } from '../features/transcript/text-length-strings.ts';
import type { resultStrings } from '../features/translation/result-strings.ts';
import type { translationStrings } from '../features/translation/strings.ts';
import type { swapStrings } from '../features/translation/swap-strings.ts';
import type { translateWhenStrings } from '../features/translation/translate-when-strings.ts';
import type { onServerStrings } from '../platform/on-server-strings.ts';
import type { screenStrings } from '../screens/account/strings.ts';
import type {
  aboutStrings,
  interfaceLanguageStrings,
  saveLimitStrings,
  serverRecordingStrings,
  shortcutsStrings,
  signOutBothStrings,
  signOutConversationStrings,
  signOutStrings,
  upgradeStrings,
} from '../screens/dialogs/strings.ts';
import type { frameStrings } from '../screens/frame/strings.ts';
import type { legalStrings } from '../screens/legal/strings.ts';
import type { menuStrings, tidyStrings as tidyMenuStrings } from '../screens/main/menu-strings.ts';
import type { openStrings } from '../screens/main/open-strings.ts';
import type { overCapStrings } from '../screens/main/over-cap-strings.ts';
import type { mainStrings, saveStrings } from '../screens/main/strings.ts';
import type { notFoundStrings } from '../screens/not-found/strings.ts';
import type { pageDescriptions, pageTitles } from '../screens/page-texts.ts';
import type { passwordMeta, passwordStrings } from '../screens/password/strings.ts';
import type { personalStrings } from '../screens/personal/strings.ts';
import type { rootErrorStrings } from '../screens/root-error.tsx';
import type { subscribeStrings } from '../screens/subscribe/strings.ts';
import type { loadingStrings } from '../ui/loading-bar.tsx';
import type { failureStrings, uiStrings } from '../ui/strings.ts';
import type { languageNames } from './language-names.ts';

/** Every group of texts by its key. The English ones are the source. */
interface EnglishTexts {
  errors: ErrorTexts;
  account: typeof accountStrings;
  plans: NonNullable<typeof planTexts>;
  planMinutes: typeof planMinutes;
  billing: typeof billingStrings;
  consent: typeof consentStrings;
  commands: typeof commandLabels;
  conversation: typeof conversationStrings;
  dictation: typeof dictationStrings;
  dictionary: typeof dictionaryStrings;
  exportedFiles: typeof fileStrings;
  exporting: typeof exportStrings;
  exportParts: typeof partLabels;
  exportFormats: typeof formatLabels;
  importing: typeof importStrings;
  importParts: typeof partStrings;
  importProblems: typeof importProblemStrings;
  importProgress: typeof progressStrings;
  sharedFile: typeof sharedFileStrings;
  invite: typeof inviteStrings;
  languageChoice: typeof languageStrings;
  offline: typeof offlineStrings;
  speechProblems: typeof problemTexts;
  speechProblemTitles: typeof problemTitles;
  reading: typeof readingStrings;
  playback: typeof playbackStrings;
  voices: NonNullable<typeof voiceTexts>;
  sent: typeof sentStrings;
  device: typeof deviceStrings;
  deviceResponses: typeof deviceErrorStrings;
  onServer: typeof onServerStrings;
  localRecognition: typeof localStrings;
  recordRefusals: typeof refusalStrings;
  microphone: typeof microphoneStrings;
  recorderProblems: typeof problemStrings;
  takenOver: typeof takenOverStrings;
  waitingSpeech: typeof waitingSpeechStrings;
  recorder: typeof recorderStrings;
  deletion: typeof deleteStrings;
  savedList: typeof listStrings;
  sortOrders: typeof sortLabels;
  savedItem: typeof itemStrings;
  saveResult: typeof saveResultStrings;
  saveFailure: typeof saveFailureStrings;
  sessionPage: typeof pageStrings;
  session: typeof sessionStrings;
  theme: typeof themeStrings;
  themeNames: NonNullable<typeof themeNames>;
  tidyActions: typeof actionLabels;
  tidy: typeof tidyStrings;
  transcript: typeof transcriptStrings;
  textLength: typeof textLengthStrings;
  clearing: typeof clearStrings;
  translationResult: typeof resultStrings;
  translation: typeof translationStrings;
  swapping: typeof swapStrings;
  translateWhen: typeof translateWhenStrings;
  languageNames: NonNullable<typeof languageNames>;
  accountScreen: typeof screenStrings;
  about: typeof aboutStrings;
  upgrade: typeof upgradeStrings;
  saveLimit: typeof saveLimitStrings;
  signOut: typeof signOutStrings;
  signOutBoth: typeof signOutBothStrings;
  signOutConversation: typeof signOutConversationStrings;
  serverRecording: typeof serverRecordingStrings;
  shortcuts: typeof shortcutsStrings;
  interfaceLanguage: typeof interfaceLanguageStrings;
  frame: typeof frameStrings;
  legal: typeof legalStrings;
  live: typeof liveStrings;
  liveViewer: typeof viewerStrings;
  menu: typeof menuStrings;
  tidyMenu: typeof tidyMenuStrings;
  main: typeof mainStrings;
  save: typeof saveStrings;
  overCap: typeof overCapStrings;
  personal: typeof personalStrings;
  password: typeof passwordStrings;
  passwordMeta: typeof passwordMeta;
  openSaved: typeof openStrings;
  notFound: typeof notFoundStrings;
  pageDescriptions: typeof pageDescriptions;
  pageTitles: typeof pageTitles;
  rootError: typeof rootErrorStrings;
  failures: typeof failureStrings;
  subscribe: typeof subscribeStrings;
  loading: typeof loadingStrings;
  ui: typeof uiStrings;
}

export type Texts<K extends keyof EnglishTexts> = EnglishTexts[K];

export type Translations = { [K in keyof EnglishTexts]: Texts<K> };
