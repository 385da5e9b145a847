import { useState } from 'react';
import { estimateChapters } from '../../../shared/document/chapters.ts';
import { languageAccess } from '../../../shared/language-access.ts';
import { type LanguageCode, languageCodes, languageOf } from '../../../shared/languages.ts';
import type { Tier } from '../../../shared/limits.ts';
import { unlimited } from '../../../shared/unlimited.ts';
import { apiQueries } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { languageName } from '../../interface/language-names.ts';
import { page } from '../../platform/page.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { ImportProblem } from './import-problem.ts';
import { importProblemStrings, importStrings as strings } from './strings.ts';
import { type MeasuredFile, useMeasuredFile } from './use-measured-file.ts';

export interface ImportDialogProps {
  file: File;
  userId: string | undefined;
  tier: Tier;
  language: LanguageCode;
  cap: number;
  /** Given for text files, which are checked before the dialog opens. */
  problem?: ImportProblem;
  onImport(wanted: { file: File; language: LanguageCode; speechSeconds: number }): void;
  onChooseAnother(): void;
  onUpgrade(): void;
}

interface Control {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Shows the cost of an import before it starts, or why it isn't possible. */
export function ImportDialog({ problem, ...props }: ImportDialogProps & Control) {
  const measured = useMeasuredFile(props.open && !problem ? props.file : null);
  const found = problem ? { problem, codec: undefined } : measured.problem && measured;
  if (found?.problem) return <ProblemDialog {...props} problem={found.problem} codec={found.codec} />;
  return <PlanDialog {...props} measured={measured} />;
}

function ProblemDialog({
  file,
  problem,
  codec,
  onChooseAnother,
  open,
  onOpenChange,
}: ImportDialogProps & Control & { problem: ImportProblem; codec: string | undefined }) {
  const choose = () => {
    onOpenChange(false);
    onChooseAnother();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={importProblemStrings[problem].title(file.name)}
      description={importProblemStrings[problem].text(codec)}
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {strings.close}
          </Button>
          <Button onClick={choose}>{strings.another}</Button>
        </>
      }
    />
  );
}

function PlanDialog(props: ImportDialogProps & Control & { measured: MeasuredFile }) {
  const { file, userId, tier, cap, measured, onImport, open, onOpenChange } = props;
  const { data: allowance } = useQuery(apiQueries.recognitionAllowance(useBackend(), userId));
  const [language, setLanguage] = useState(props.language);
  const { result } = measured;
  const isAllowed = (code: LanguageCode) =>
    code === props.language || languageAccess(languageOf(code), { signedIn: true, tier }).allowed;
  const upgrade = () => {
    onOpenChange(false);
    props.onUpgrade();
  };
  const start = () => {
    if (!result) return;
    onOpenChange(false);
    onImport({ file, language, speechSeconds: result.speechSeconds });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={strings.title(file.name)}
      description={
        result
          ? strings.measured(
              result.lengthMs / 1_000,
              Math.min(result.spokenSeconds, result.lengthMs / 1_000),
              estimateChapters(result.spokenSeconds, language, cap),
            )
          : strings.measuring(measured.share)
      }
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {strings.cancel}
          </Button>
          <Button disabled={!result} onClick={start}>
            {strings.import}
          </Button>
        </>
      }
    >
      <div className="mt-4 flex flex-col gap-4 text-sm">
        {result && allowance && allowance.limit !== unlimited && (
          <Cost
            seconds={result.speechSeconds}
            remaining={allowance.remaining}
            limit={allowance.limit}
            onUpgrade={tier === 'free' ? upgrade : undefined}
          />
        )}
        <p className="text-muted">
          {page().engines.includes('recognition') ? strings.onServer : strings.where}
        </p>
        <div>
          <p aria-hidden="true" className="mb-1.5 text-muted">
            {strings.language}
          </p>
          <Combobox<LanguageCode>
            label={strings.language}
            value={language}
            options={languageCodes
              .filter(isAllowed)
              .map((code) => ({ value: code, label: languageName(code) }))}
            onChange={setLanguage}
            searchable
            className="w-full justify-between"
          />
        </div>
      </div>
    </Dialog>
  );
}

interface CostProps {
  seconds: number;
  remaining: number;
  limit: number;
  onUpgrade: (() => void) | undefined;
}

function Cost({ seconds, remaining, limit, onUpgrade }: CostProps) {
  const share = (part: number) => `${Math.min(100, Math.max(0, (part / Math.max(1, limit)) * 100))}%`;
  const enough = seconds <= remaining;
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{enough ? strings.uses(seconds) : strings.needsMore(seconds, remaining)}</span>
        {enough && <span className="text-muted tabular-nums">{strings.left(remaining, limit)}</span>}
      </p>
      <div aria-hidden="true" className="my-1.5 flex h-2 overflow-hidden rounded-full bg-track">
        <div className="bg-muted" style={{ width: share(limit - remaining) }} />
        <div className="bg-accent" style={{ width: share(Math.min(seconds, remaining)) }} />
      </div>
      <p className="text-muted">{enough ? strings.silence : `${strings.needsMoreText} ${strings.silence}`}</p>
      {!enough && onUpgrade && (
        <Button variant="outline" className="mt-3" onClick={onUpgrade}>
          {strings.upgrade}
        </Button>
      )}
    </div>
  );
}
