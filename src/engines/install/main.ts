import { pairOf } from '../../shared/engine-parts.ts';
import { enginesFolder, listParts, readManifest } from '../parts.ts';
import { rememberInstalled, rememberRemoved, writeAnswer } from './answer-file.ts';
import { supportedSystems } from './catalogue.ts';
import { installParts } from './install.ts';
import { InstallError, ModelsUnavailable } from './install-error.ts';
import { chooseWhisper, createAsk, measureMemory, warnOfWhisper } from './memory.ts';
import { modelOrigin, readModelList } from './model-list.ts';
import { createOffer } from './offer.ts';
import { askOffer } from './offer-question.ts';
import { describeEngines } from './overview.ts';
import { openPartStore } from './part-store.ts';
import { groups, type InstallRequest, parseRequests, planParts, withoutTranslation } from './plan.ts';
import { createProgress, type Progress } from './progress.ts';

const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

async function main([command, ...rest]: string[]): Promise<void> {
  const folder = enginesFolder(process.env.DATA_DIR || 'data');
  if (command === 'list' || command === '--help' || (command === undefined && !isTerminal)) {
    const installed = listParts(folder);
    const whisper = installed.includes('whisper') ? readManifest(folder, 'whisper').source : undefined;
    return say(describeEngines(installed, whisper));
  }
  const store = openPartStore(folder);
  if (command === 'remove') return rememberRemoved(folder, remove(store, rest));
  const requests = parseRequests(command === undefined ? await askAgain(folder) : [command, ...rest]);
  if (requests.length === 0) return say('Nothing was changed. For single engines: npm run engines -- list');
  requireSupport(requests);
  const origin = modelOrigin(process.env.TRANSLATION_MODELS_URL);
  let progress: Progress | undefined;
  process.once('SIGINT', () => {
    progress?.end();
    say('Stopped. What was downloaded so far is kept; run the same command to continue.');
    process.exit(130);
  });
  const parts = await planParts(requests, {
    chooseWhisper: () => chooseWhisper({ memoryBytes: measureMemory(), ask: createAsk(), say }),
    listModels: () => readModelList(origin),
  });
  const warning = warnOfWhisper(requests, measureMemory());
  if (warning !== undefined) say(warning);
  const missing = parts.filter(({ part, source }) => !store.has(part, source));
  if (missing.length === 0) {
    rememberInstalled(folder, requests, parts);
    return say('Everything is already installed.');
  }
  progress = createProgress(missing, process.stdout, Date.now);
  await installParts(missing, {
    store,
    origin,
    onProgress: progress.update,
    onUnpack: progress.unpack,
  });
  rememberInstalled(folder, requests, parts);
  progress.end();
  say(`Installed in ${folder}.`);
  say('Start the app with "npm start" or "npm run personal". If it is running, restart it.');
}

/** The question of the personal edition's first start. */
async function askAgain(folder: string): Promise<readonly string[]> {
  requireSupport(parseRequests(['voices']));
  const terminal = { input: process.stdin, output: process.stdout };
  const choice = await askOffer(createOffer(measureMemory()), terminal);
  if (choice) writeAnswer(folder, choice);
  return choice?.requests ?? [];
}

/** Returns the groups that were removed. */
function remove(store: ReturnType<typeof openPartStore>, names: readonly string[]): ReadonlySet<string> {
  const kept = new Set<string>();
  const requests = names.length === 0 ? parseRequests(['all']) : parseRequests(names);
  const removedGroups = new Set(requests.map(({ group }) => group));
  for (const group of Object.keys(groups) as (keyof typeof groups)[]) {
    // Voices and recognition share a part, which stays as long as one of them does.
    if (!removedGroups.has(group)) for (const part of groups[group]) kept.add(part);
  }
  const isRemoved = (part: string) =>
    pairOf(part)
      ? removedGroups.has('translation')
      : requests.some(({ group }) => groups[group].some((own) => own === part));
  const removed = store.list().filter((part) => names.length === 0 || (isRemoved(part) && !kept.has(part)));
  for (const part of removed) store.remove(part);
  store.clean();
  say(removed.length === 0 ? 'There was nothing to remove.' : `Removed ${removed.join(', ')}.`);
  return removedGroups;
}

function requireSupport(requests: readonly InstallRequest[]): void {
  const system = `${process.platform}-${process.arch}`;
  const isNative = ({ group }: InstallRequest) => group === 'voices' || group === 'recognition';
  if (supportedSystems.includes(system) || !requests.some(isNative)) return;
  throw new InstallError(
    `Voices and recognition don't run on ${system}; translation and in-browser do. Nothing was changed.`,
  );
}

const withoutModelServer =
  'Without that server, set TRANSLATION_MODELS_URL to a mirror or a folder with the models, or TRANSLATION_BASE_URL to a translation server of your own: see docs/engines.md.';

const args = process.argv.slice(2);
try {
  await main(args);
} catch (error) {
  process.stderr.write(`\n${error instanceof InstallError ? error.message : String(error)}\n`);
  const others = withoutTranslation(args);
  if (error instanceof ModelsUnavailable)
    process.stderr.write(
      others.length > 0
        ? `Only translation needs that server. To install the rest: npm run engines -- ${others.join(' ')}\n`
        : `${withoutModelServer}\n`,
    );
  process.exit(1);
}
