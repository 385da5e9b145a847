import { useState } from 'react';
import { DocumentRow } from '../../features/imports/document-row.tsx';
import {
  importStrings,
  progressStrings,
  partStrings as strings,
} from '../../features/imports/import-strings.ts';
import { ImportStrip } from '../../features/imports/import-strip.tsx';
import type { DocumentsView } from '../../studio/documents.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Account } from '../account.ts';
import { useDialogs } from '../dialogs.tsx';
import type { ImportsControl } from './use-imports.ts';

/** Shown while a file is dragged over the card. */
export function DropTarget() {
  return (
    <div className="pointer-events-none absolute inset-2 z-10 flex items-center justify-center rounded-xl border-2 border-accent border-dashed bg-surface/90 font-semibold text-accent">
      {importStrings.drop}
    </div>
  );
}

interface OpenDocumentRowProps {
  imports: ImportsControl;
  document: DocumentsView;
  /** Called before the recording is played. */
  onListen(): void;
}

/** The row of the open document. It is below the languages, or below the tabs on a phone. */
export function OpenDocumentRow({ imports, document, onListen }: OpenDocumentRowProps) {
  const [removing, setRemoving] = useState(false);
  const { job, listening, run } = imports;
  return (
    <div className="col-span-full row-start-2 max-md:order-last min-w-0 max-md:basis-full max-md:pt-2">
      <DocumentRow
        document={document}
        job={job?.id === document.id ? job : null}
        listening={listening}
        onShow={(chapter) => run((loaded) => loaded.show(chapter))}
        onListen={() => {
          onListen();
          run((loaded) => loaded.listen());
        }}
        onSaveAll={() => run((loaded) => loaded.saveAll())}
        onExportAll={() => run((loaded) => loaded.exportAll())}
        onRemove={() => setRemoving(true)}
        onBack={() => run((loaded) => loaded.back())}
      />
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={strings.removeTitle(document.title ?? '')}
        description={strings.removeText}
        confirmLabel={strings.removeConfirm}
        cancelLabel={strings.keep}
        onConfirm={() => run((loaded) => loaded.remove())}
        danger
      />
    </div>
  );
}

/** The progress of an import, which continues while another text is open. */
export function ImportProgress({
  imports: { job, run },
  account,
}: {
  imports: ImportsControl;
  account: Account;
}) {
  const dialogs = useDialogs();
  if (!job) return null;
  return (
    <ImportStrip
      view={job}
      renewal={renewalOf(account)}
      onUpgrade={account.tier === 'free' ? () => dialogs.open('upgrade') : undefined}
      onPause={() => run((loaded) => loaded.pause())}
      onResume={() => run((loaded) => loaded.resume())}
      onCancel={() => run((loaded) => loaded.cancel())}
    />
  );
}

/** The personal edition has no plans. */
function renewalOf({ personal, tier, periodEnd }: Account): string | null {
  if (personal) return null;
  if (tier === 'free') return progressStrings.renewsDaily;
  return periodEnd && progressStrings.renewsOn(periodEnd);
}
