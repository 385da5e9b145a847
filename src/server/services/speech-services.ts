import { join } from 'node:path';
import type { Config } from '../config.ts';
import { createClipChunks } from '../db/clip-chunks.ts';
import { createClipRepository } from '../db/clips.ts';
import type { OpenDatabase } from '../db/open.ts';
import { createTrials } from '../db/trials.ts';
import { createVoicePreviews } from '../db/voice-previews.ts';
import type { VoiceProvider } from '../providers/voice.ts';
import { createDatabaseBytes, createFileBytes } from './clip-bytes.ts';
import { createClipStore } from './clips.ts';
import { createPreviews } from './previews.ts';
import { createSpeech } from './speech.ts';
import type { Spending } from './spending.ts';

/** Everything behind HD speech. One instance keeps audio in files, several share it through their database. */
export function createSpeechServices(deps: {
  config: Config;
  database: OpenDatabase;
  voice: VoiceProvider;
  spending: Spending;
  now: () => number;
  onError: (error: unknown) => void;
}) {
  const { config, database, voice, spending, now } = deps;
  const { db } = database;
  const clips = createClipStore({
    repository: createClipRepository(db),
    bytes:
      database.engine === 'sqlite'
        ? createFileBytes(join(config.dataDir, 'clips'))
        : createDatabaseBytes(createClipChunks(db)),
    maxBytes: config.clipsMaxBytes,
    now,
    onError: deps.onError,
  });
  const trials = createTrials(db);
  const source = `${config.speech.baseUrl} ${config.speech.model}`;
  return {
    voice,
    clips,
    spending,
    trials,
    now,
    previews: createPreviews({ voice, store: createVoicePreviews(db), source }),
    speech: createSpeech({ voice, clips, spending, trials, now }),
  };
}
