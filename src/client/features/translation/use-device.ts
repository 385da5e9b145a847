import { useCallback, useEffect, useMemo, useState } from 'react';
import type { LanguageCode } from '../../../shared/languages.ts';
import { isSandboxed } from '../../platform/sandboxed.ts';
import {
  createDeviceTranslator,
  type DeviceReadiness,
  type DeviceTranslator,
  type TranslatorApi,
} from '../../platform/translator.ts';

export interface Device {
  translator: DeviceTranslator | undefined;
  /** Undefined while the browser is being asked. */
  readiness: DeviceReadiness | undefined;
  /** Asks anew, after a download. */
  recheck(): void;
}

/** The browser's own translator is asked for only where the server has none that is real. */
function deviceOfThisPage(): DeviceTranslator | undefined {
  if (!isSandboxed('translation')) return undefined;
  return createDeviceTranslator(window as { Translator?: TranslatorApi });
}

/** Whether this browser can translate the pair by itself. Asked only while somebody wants a translation. */
export function useDevice(source: LanguageCode, target: LanguageCode, wanted: boolean): Device {
  const translator = useMemo(() => (wanted ? deviceOfThisPage() : undefined), [wanted]);
  const [known, setKnown] = useState<{ pair: string; readiness: DeviceReadiness } | null>(null);
  const [turn, setTurn] = useState(0);
  const pair = `${source} ${target} ${turn}`;

  useEffect(() => {
    if (!translator) return;
    let current = true;
    void translator.readiness(source, target).then((readiness) => {
      if (current) setKnown({ pair, readiness });
    });
    return () => {
      current = false;
    };
  }, [translator, source, target, pair]);

  const recheck = useCallback(() => setTurn((last) => last + 1), []);
  if (!translator) return { translator, readiness: 'none', recheck };
  return { translator, readiness: known?.pair === pair ? known.readiness : undefined, recheck };
}
