import { addLanguage } from '../add-language.ts';
import * as account from './account.ts';
import * as basics from './basics.ts';
import * as billing from './billing.ts';
import * as conversation from './conversation.ts';
import * as dialogs from './dialogs.ts';
import * as dictation from './dictation.ts';
import * as errors from './errors.ts';
import * as exporting from './exporting.ts';
import { formats } from './formats.ts';
import * as frame from './frame.ts';
import * as importing from './importing.ts';
import * as languages from './languages.ts';
import * as main from './main.ts';
import * as playback from './playback.ts';
import * as privacy from './privacy.ts';
import * as recorder from './recorder.ts';
import * as saved from './saved.ts';
import * as session from './session.ts';
import * as tidy from './tidy.ts';
import * as transcript from './transcript.ts';
import * as translation from './translation.ts';
import * as words from './words.ts';

addLanguage(formats, 'th-TH', {
  ...account,
  ...basics,
  ...billing,
  ...conversation,
  ...dialogs,
  ...dictation,
  ...errors,
  ...exporting,
  ...frame,
  ...importing,
  ...languages,
  ...main,
  ...playback,
  ...privacy,
  ...recorder,
  ...saved,
  ...session,
  ...tidy,
  ...transcript,
  ...translation,
  ...words,
});
