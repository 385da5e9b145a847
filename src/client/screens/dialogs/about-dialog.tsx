import { brand } from '../../../shared/brand.ts';
import { hdVoiceIds } from '../../../shared/voices.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LogoMark } from '../frame/logo.tsx';
import type { DialogControl } from './dialog-control.ts';
import { aboutStrings } from './strings.ts';

export function AboutDialog(control: DialogControl) {
  return (
    <Dialog
      {...control}
      lead={<LogoMark className="mb-4 size-12" />}
      title={aboutStrings.title}
      description={aboutStrings.lead}
    >
      <div className="mt-4 space-y-3 text-base">
        {aboutStrings.paragraphs(hdVoiceIds.length).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="text-muted text-sm">
          {aboutStrings.contact}{' '}
          <a
            className="text-link text-accent underline underline-offset-2"
            href={brand.contact}
            rel="noreferrer"
            target="_blank"
          >
            {aboutStrings.write}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
