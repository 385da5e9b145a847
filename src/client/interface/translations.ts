import type { ErrorTexts } from '../api/error-texts.ts';
import type { deviceErrorStrings } from '../backend/strings.ts';
import type { accountStrings, keyStrings, webhookStrings } from '../features/account/strings.ts';
import type { billingStrings, planExtras, planMinutes, planTexts } from '../features/billing/strings.ts';
import type { consentStrings } from '../features/consent/strings.ts';
import type { conversationStrings } from '../features/conversation/strings.ts';
import type { commandLabels, dictationStrings } from '../features/dictation/strings.ts';
import type { dictionaryStrings } from '../features/dictionary/strings.ts';
import type { exportStrings, fileStrings, formatLabels, partLabels } from '../features/export/strings.ts';
import type {
  importProblemStrings,
  importStrings,
  partStrings,
  progressStrings,
  sharedFileStrings,
} from '../features/imports/strings.ts';
import type { inviteStrings } from '../features/invite/strings.ts';
import type { languageStrings } from '../features/languages/strings.ts';
import type { liveStrings } from '../features/live/strings.ts';
import type { viewerStrings } from '../features/live-viewer/strings.ts';
import type { offlineStrings } from '../features/offline/strings.ts';
import type { peopleStrings, personMenuStrings, whoStrings } from '../features/people/strings.ts';
import type {
  playbackStrings,
  problemTexts,
  problemTitles,
  readingStrings,
  voiceTexts,
} from '../features/playback/strings.ts';
import type { deviceStrings, sentStrings } from '../features/privacy/strings.ts';
import type {
  localStrings,
  microphoneStrings,
  problemStrings,
  recorderStrings,
  refusalStrings,
  slowStartStrings,
  takenOverStrings,
  waitingSpeechStrings,
} from '../features/recorder/strings.ts';
import type { copyStrings, keptStrings } from '../features/recordings/strings.ts';
import type {
  deleteStrings,
  itemStrings,
  kindLabels,
  librarySortLabels,
  libraryStrings,
  listStrings,
  saveFailureStrings,
  saveResultStrings,
  sortLabels,
} from '../features/saved/strings.ts';
import type { pageStrings, sessionStrings } from '../features/session/strings.ts';
import type { sharingStrings } from '../features/sharing/strings.ts';
import type { themeNames, themeStrings } from '../features/theme/strings.ts';
import type { actionLabels, tidyStrings } from '../features/tidy/strings.ts';
import type {
  clearStrings,
  draftNotKeptStrings,
  findStrings,
  textLengthStrings,
  transcriptStrings,
} from '../features/transcript/strings.ts';
import type {
  resultStrings,
  swapStrings,
  translateWhenStrings,
  translationStrings,
} from '../features/translation/strings.ts';
import type { soundStrings, turnStrings } from '../features/turns/strings.ts';
import type { onServerStrings } from '../platform/strings.ts';
import type { screenStrings } from '../screens/account/strings.ts';
import type { developerStrings } from '../screens/developers/strings.ts';
import type {
  aboutStrings,
  saveConflictStrings,
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
import type {
  documentStrings,
  mainStrings,
  menuStrings,
  newTextStrings,
  overCapStrings,
  saveStrings,
  tidyStrings as tidyMenuStrings,
  toolStrings,
} from '../screens/main/strings.ts';
import type { notFoundStrings } from '../screens/not-found/strings.ts';
import type { passwordMeta, passwordStrings } from '../screens/password/strings.ts';
import type { personalStrings } from '../screens/personal/strings.ts';
import type { rootErrorStrings } from '../screens/root-error.tsx';
import type { settingsStrings } from '../screens/settings/strings.ts';
import type { pageDescriptions, pageTitles } from '../screens/strings.ts';
import type { subscribeStrings } from '../screens/subscribe/strings.ts';
import type { loadingStrings } from '../ui/loading-bar.tsx';
import type { failureStrings, uiStrings } from '../ui/strings.ts';
import type { languageNames } from './language-names.ts';

/** Every group of texts by its key. The English ones are the source. */
interface EnglishTexts {
  errors: ErrorTexts;
  account: typeof accountStrings;
  webhooks: typeof webhookStrings;
  apiKeys: typeof keyStrings;
  plans: NonNullable<typeof planTexts>;
  planMinutes: typeof planMinutes;
  planExtras: typeof planExtras;
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
  who: typeof whoStrings;
  people: typeof peopleStrings;
  personMenu: typeof personMenuStrings;
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
  slowStart: typeof slowStartStrings;
  recorder: typeof recorderStrings;
  deletion: typeof deleteStrings;
  savedList: typeof listStrings;
  library: typeof libraryStrings;
  sharing: typeof sharingStrings;
  documentKinds: typeof kindLabels;
  librarySorts: typeof librarySortLabels;
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
  turns: typeof turnStrings;
  recordingSound: typeof soundStrings;
  keptRecordings: typeof keptStrings;
  recordingCopies: typeof copyStrings;
  languageNames: NonNullable<typeof languageNames>;
  accountScreen: typeof screenStrings;
  developers: typeof developerStrings;
  about: typeof aboutStrings;
  upgrade: typeof upgradeStrings;
  saveLimit: typeof saveLimitStrings;
  saveConflict: typeof saveConflictStrings;
  signOut: typeof signOutStrings;
  signOutBoth: typeof signOutBothStrings;
  signOutConversation: typeof signOutConversationStrings;
  serverRecording: typeof serverRecordingStrings;
  shortcuts: typeof shortcutsStrings;
  frame: typeof frameStrings;
  settings: typeof settingsStrings;
  legal: typeof legalStrings;
  live: typeof liveStrings;
  liveViewer: typeof viewerStrings;
  document: typeof documentStrings;
  find: typeof findStrings;
  draftNotKept: typeof draftNotKeptStrings;
  menu: typeof menuStrings;
  newText: typeof newTextStrings;
  tools: typeof toolStrings;
  tidyMenu: typeof tidyMenuStrings;
  main: typeof mainStrings;
  save: typeof saveStrings;
  overCap: typeof overCapStrings;
  personal: typeof personalStrings;
  password: typeof passwordStrings;
  passwordMeta: typeof passwordMeta;
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
