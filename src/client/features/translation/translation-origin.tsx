import { FlaskConical, Laptop, Server } from 'lucide-react';
import type { ReactNode } from 'react';
import { page } from '../../platform/page.ts';
import { onServerStrings } from '../../platform/strings.ts';
import { offeredMegabytes } from '../../platform/translation/device-translation.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { resultStrings as strings } from './strings.ts';
import { isExact } from './translation-request.ts';
import type { Translation } from './use-translation.ts';

/** Says where the translation was made, in one line on a phone. */
export function TranslationOrigin({ translation }: { translation: Translation }) {
  const { result, running } = translation.output;
  if (running || !result) return null;
  if (result.onDevice) {
    return (
      <Remark icon={<Laptop />} more={strings.onDeviceMore}>
        {strings.onDevice}
      </Remark>
    );
  }
  if (isExact(result.request)) return null;
  if (page().engines.includes('translation')) {
    return (
      <Remark icon={<Server />} more={onServerStrings.translationMore}>
        {onServerStrings.translation}
      </Remark>
    );
  }
  if (!page().sandboxed.includes('translation')) return null;
  return (
    <Remark icon={<FlaskConical />} more={strings.sandboxMore}>
      {strings.sandbox}
    </Remark>
  );
}

/** Offers to translate on this device. Below the part that scrolls, so that the button is never cut off. */
export function DeviceOffer({ translation }: { translation: Translation }) {
  const { source, target } = translation.request;
  const megabytes = offeredMegabytes(source, target);
  return (
    <div className="device-offer flex shrink-0 items-center gap-3 px-5 pb-2 max-md:px-3 md:in-[[data-split]]:ps-8">
      <Remark icon={<Laptop />} className="max-md:sr-only">
        {strings.deviceOffer}
      </Remark>
      <Button variant="tint" onClick={translation.downloadAndTranslate} className="shrink-0 max-md:w-full">
        {megabytes === undefined ? strings.deviceDownload : strings.deviceDownloadSize(megabytes)}
      </Button>
    </div>
  );
}

interface RemarkProps {
  icon: ReactNode;
  children: ReactNode;
  /** Shown only where there is room. */
  more?: string;
  className?: string;
}

export function Remark({ icon, children, more, className }: RemarkProps) {
  return (
    <p
      className={cx(
        'flex items-start gap-2 text-muted text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0',
        className,
      )}
    >
      <span aria-hidden="true">{icon}</span>
      <span>
        {children}
        {more && <span className="max-md:hidden"> {more}</span>}
      </span>
    </p>
  );
}
