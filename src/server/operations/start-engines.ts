import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type EngineService, servicesOf } from '../../shared/engine-parts.ts';
import { inBrowserPart } from '../../shared/recognition/in-browser-engine.ts';
import { type EngineActivity, startEngineProcess } from './engine-process.ts';

export interface Engines {
  origins: Partial<Record<EngineService, string>>;
  activity(): [service: EngineService, activity: EngineActivity][];
  close(): Promise<void>;
}

export interface EnginesOptions {
  dataDir: string;
  onCrash: (service: EngineService, reason: string) => void;
}

/**
 * Opens an address for translation, whose engine comes with the app, and for each service whose engine is installed. The
 * engines themselves start with their first request.
 */
export async function startEngines({ dataDir, onCrash }: EnginesOptions): Promise<Engines> {
  const processes = await Promise.all(
    servicesOf(listParts(dataDir)).map(async (service) => {
      const engine = await startEngineProcess({
        service,
        dataDir,
        onCrash: (reason) => onCrash(service, reason),
      });
      return [service, engine] as const;
    }),
  );
  return {
    origins: Object.fromEntries(processes.map(([service, { origin }]) => [service, origin])),
    activity: () => processes.map(([service, engine]) => [service, engine.activity()]),
    async close() {
      await Promise.all(processes.map(([, engine]) => engine.close()));
    },
  };
}

/** The folder of the engine that runs in the page, if it is installed. */
export function findInBrowserEngine(dataDir: string): string | undefined {
  return listParts(dataDir).includes(inBrowserPart) ? join(dataDir, 'engines', inBrowserPart) : undefined;
}

/** A part gets its manifest once it is completely installed. */
export function listParts(dataDir: string): string[] {
  const folder = join(dataDir, 'engines');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((part) => existsSync(join(folder, part, 'manifest.json')));
}
