import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Spending } from '../usage/spending.ts';
import { createDatabaseBytes, createFileBytes } from './clip-bytes.ts';
import { createClipChunks } from './clip-chunk-queries.ts';
import { createClipRepository } from './clip-queries.ts';
import { createClipStore } from './clips.ts';
import { createPreviews } from './previews.ts';
import { createSpeech } from './speech-service.ts';
import { createTrials } from './trial-queries.ts';
import type { VoiceProvider } from './voice.ts';
import { createVoicePreviews } from './voice-preview-queries.ts';

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
