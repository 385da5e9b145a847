import { join } from 'node:path';
import type { OpenDatabase } from '../db/open.ts';
import type { UsageService } from '../usage/usage-service.ts';
import { createFileBytes } from './clip-bytes.ts';
import { createDatabaseBytes } from './clip-chunk-queries.ts';
import { createClipStore } from './clip-queries.ts';
import { createClipService } from './clip-service.ts';
import { createPreviewStore } from './preview-queries.ts';
import { createPreviewService } from './preview-service.ts';
import { createSpeechService } from './speech-service.ts';
import { createTrialStore } from './trial-queries.ts';
import type { VoiceProvider } from './voice-provider.ts';

/** A single instance stores audio in files; several instances share it through their database. */
export function createSpeech(deps: {
  database: OpenDatabase;
  dataDir: string;
  clipsMaxBytes: number;
  voice: VoiceProvider;
  /** Whether the voices run on this computer. */
  local: boolean;
  /** Identifies the provider and model that previews were made with. */
  voiceSource: string;
  usage: UsageService;
  now: () => number;
  wait?: (ms: number) => Promise<unknown>;
  onError: (error: unknown) => void;
}) {
  const { database, voice, usage, now, onError } = deps;
  const { db, engine } = database;
  const clips = createClipService({
    store: createClipStore(db),
    bytes: engine === 'sqlite' ? createFileBytes(join(deps.dataDir, 'clips')) : createDatabaseBytes(db),
    maxBytes: deps.clipsMaxBytes,
    pauseUnheard: deps.local,
    now,
    wait: deps.wait,
    onError,
  });
  return {
    clips,
    previews: createPreviewService({ voice, store: createPreviewStore(db), source: deps.voiceSource }),
    speech: createSpeechService({ voice, clips, usage, trials: createTrialStore(db), now }),
  };
}
