import { useState } from 'react';
import { DocumentRow } from '../../features/imports/document-row.tsx';
import type { ImportView } from '../../features/imports/import-job.ts';
import { ImportStrip } from '../../features/imports/import-strip.tsx';
import { importStrings, progressStrings, partStrings as strings } from '../../features/imports/strings.ts';
import { renewalTime } from '../../interface/renewal-time.ts';
import type { DocumentsView } from '../../studio/documents.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Account } from '../account.ts';
import { useDialogs } from '../dialogs.tsx';
import type { ImportsView } from './create-imports.ts';
import type { MainStudio } from './open-studio.ts';

/** Shown while a file is dragged over the card. */
export function DropTarget() {
  return (
    <div className="pointer-events-none absolute inset-2 z-10 flex items-center justify-center rounded-xl border-2 border-accent border-dashed bg-surface/90 font-semibold text-accent">
      {importStrings.drop}
    </div>
  );
}

interface ImportToolsProps {
  studio: MainStudio;
  imports: ImportsView;
  document: DocumentsView;
  /** Shows who speaks; undefined if that isn't known. */
  onTurns: (() => void) | undefined;
  /** Whether the bar has little room. */
  narrow?: boolean;
}

/** The buttons of an import in the bar of the open document. */
export function ImportTools({ studio, imports, document, onTurns, narrow = false }: ImportToolsProps) {
  const [removing, setRemoving] = useState(false);
  const { job, listening, playable } = imports;
  const { run } = studio.imports;
  return (
    <>
      <DocumentRow
        document={document}
        job={job?.id === document.id ? job : null}
        listening={listening !== null}
        playable={playable}
        onTurns={onTurns}
        narrow={narrow}
        onShow={(chapter) => run((loaded) => loaded.show(chapter))}
        onListen={() => run((loaded) => loaded.listen())}
        onSaveAll={() => run((loaded) => loaded.saveAll())}
        onExportAll={() => run((loaded) => loaded.exportAll())}
        onRemove={() => setRemoving(true)}
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
    </>
  );
}

/** The progress of an import, which continues while another text is open. */
export function ImportProgress({
  studio,
  job,
  account,
}: {
  studio: MainStudio;
  job: ImportView;
  account: Account;
}) {
  const dialogs = useDialogs();
  const { run } = studio.imports;
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
  if (tier === 'free') return progressStrings.renewsDaily(renewalTime());
  return periodEnd && progressStrings.renewsOn(periodEnd);
}
