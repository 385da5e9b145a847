import type { EngineService } from './engine-parts.ts';

/** A service that the sandbox can replace. */
export type SandboxedService = EngineService | 'identity' | 'stripe';

/** What a page has to know about its server. */
export interface PageConfiguration {
  /** The services that the sandbox replaces. */
  sandboxed?: readonly SandboxedService[];
  /** The services that the server's own engines provide. */
  engines?: readonly EngineService[];
  /** The services that the operator turned off. */
  off?: readonly EngineService[];
  /** Whether the server can transcribe speech. */
  recognition?: boolean;
  /** Whether it can tell who speaks in a recording. */
  speakers?: boolean;
  /** Whether the server has the engine that runs in the page. */
  inBrowser?: boolean;
  /** Whether the server has translation models for the page. */
  pageTranslation?: boolean;
  /** Whether some pairs of languages can't be translated. */
  limitedPairs?: boolean;
  /** Set in the personal edition, with the length limit of its texts. `guarded`: people have to sign in. */
  personal?: { textLimit: number; guarded: boolean } | undefined;
}

/** As attributes of the page's root, it needs no extra request, and style sheets can use it. */
export function pageAttributes(configuration: PageConfiguration): string {
  const { sandboxed = [], engines = [], off = [], recognition, speakers, inBrowser } = configuration;
  const { pageTranslation, limitedPairs, personal } = configuration;
  return [
    personal ? ` data-edition="personal" data-text-limit="${personal.textLimit}"` : '',
    personal?.guarded ? ' data-guarded' : '',
    sandboxed.length > 0 ? ` data-sandboxed="${sandboxed.join(' ')}"` : '',
    engines.length > 0 ? ` data-engines="${engines.join(' ')}"` : '',
    off.length > 0 ? ` data-off="${off.join(' ')}"` : '',
    recognition ? ' data-recognition="server"' : '',
    speakers ? ' data-speakers' : '',
    inBrowser ? ' data-in-browser' : '',
    pageTranslation ? ' data-page-translation' : '',
    limitedPairs ? ' data-translation-pairs="limited"' : '',
  ].join('');
}

/** Reads the attributes back from the root's dataset. */
export function parsePageAttributes(data: Readonly<Record<string, string | undefined>>) {
  const list = <T extends string>(names = ''): T[] => names.split(' ').filter(Boolean) as T[];
  return {
    sandboxed: list<SandboxedService>(data.sandboxed),
    engines: list<EngineService>(data.engines),
    off: list<EngineService>(data.off),
    recognition: data.recognition === 'server',
    speakers: data.speakers !== undefined,
    inBrowser: data.inBrowser !== undefined,
    pageTranslation: data.pageTranslation !== undefined,
    limitedPairs: data.translationPairs === 'limited',
    personal:
      data.edition === 'personal'
        ? { textLimit: Number(data.textLimit), guarded: data.guarded !== undefined }
        : undefined,
  } satisfies PageConfiguration;
}
