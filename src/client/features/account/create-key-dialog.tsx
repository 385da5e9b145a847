import { type FormEvent, useId, useState } from 'react';
import { type KeyScope, keyScopes, maxKeyName } from '../../../shared/key-scopes.ts';
import { CallError, readResponse } from '../../api/client.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { interfaceLocale } from '../../interface/translated.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CopyOnce } from './copy-once.tsx';
import { accountStrings, keyStrings as strings } from './strings.ts';

const dayMs = 24 * 60 * 60 * 1_000;
/** The lifetimes on offer, in days. */
const lifetimes = [30, 90, 365];
const inDays = new Intl.NumberFormat(interfaceLocale, { style: 'unit', unit: 'day', unitDisplay: 'long' });

const fieldClass = 'control-height w-full rounded-control border border-control bg-surface px-3';

export interface KeySuggestion {
  name: string;
  scopes: readonly KeyScope[];
}

export interface CreateKeyDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  suggestion?: KeySuggestion | undefined;
  onCreated(key: string): void;
}

const nothing: KeySuggestion = { name: '', scopes: [] };

/** Asks what the key may do, then shows it this one time. */
export function CreateKeyDialog({
  open,
  onOpenChange,
  suggestion = nothing,
  onCreated,
}: CreateKeyDialogProps) {
  const client = useBackend();
  const [name, setName] = useState(suggestion.name);
  const [scopes, setScopes] = useState(suggestion.scopes);
  const [days, setDays] = useState(0);
  const [key, setKey] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [form, alert] = [useId(), useId()];

  const close = () => {
    onOpenChange(false);
    setName(suggestion.name);
    setScopes(suggestion.scopes);
    setDays(0);
    setKey(null);
    setProblem(null);
  };

  /** Moves focus to what is missing. */
  const refuse = (element: HTMLFormElement) => {
    setProblem(strings.incomplete);
    element.querySelector<HTMLInputElement>(name.trim() === '' ? 'input' : '[type=checkbox]')?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '' || scopes.length === 0) return refuse(event.currentTarget);
    setBusy(true);
    setProblem(null);
    try {
      const expiresAt = days === 0 ? {} : { expiresAt: new Date(Date.now() + days * dayMs).toISOString() };
      const body = { name: name.trim(), scopes: [...scopes], ...expiresAt };
      const created = await readResponse('createKey', await client.send('createKey', { body }));
      setKey(created.key);
      onCreated(created.key);
    } catch (error) {
      const known = error instanceof CallError && error.code === 'key-limit';
      setProblem((known && error.userMessage) || strings.createFailed);
    } finally {
      setBusy(false);
    }
  };

  if (key !== null) {
    return (
      <Dialog
        open={open}
        onOpenChange={close}
        title={strings.copyNow}
        description={strings.copyNowText}
        footer={<Button onClick={close}>{strings.done}</Button>}
      >
        <CopyOnce secret={key} label={strings.title} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={strings.create}
      description={strings.intro}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {accountStrings.cancel}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {strings.create}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-4 space-y-4 text-sm"
        aria-describedby={problem === null ? undefined : alert}
      >
        <label className="block">
          <span className="mb-1.5 block font-semibold">{strings.name}</span>
          <input
            value={name}
            maxLength={maxKeyName}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value);
              setProblem(null);
            }}
            className={fieldClass}
          />
        </label>
        <fieldset>
          <legend className="mb-1.5 font-semibold">{strings.scopes}</legend>
          {keyScopes.map((scope) => (
            <label
              key={scope}
              className="flex min-h-8 cursor-pointer items-center gap-3 pointer-coarse:min-h-11"
            >
              <input
                type="checkbox"
                checked={scopes.includes(scope)}
                onChange={({ target }) => {
                  setProblem(null);
                  setScopes(
                    keyScopes.filter((each) => (each === scope ? target.checked : scopes.includes(each))),
                  );
                }}
                className="size-5 shrink-0 cursor-pointer"
              />
              {strings[scope]}
            </label>
          ))}
        </fieldset>
        <div>
          <p aria-hidden="true" className="mb-1.5 font-semibold">
            {strings.endDate}
          </p>
          <Combobox
            label={strings.endDate}
            value={String(days)}
            options={[
              { value: '0', label: strings.noEndDate },
              ...lifetimes.map((each) => ({ value: String(each), label: inDays.format(each) })),
            ]}
            onChange={(value) => setDays(Number(value))}
            className="w-full justify-between"
          />
        </div>
        <p id={alert} role="alert" className="min-h-(--target) font-semibold text-bad">
          {problem}
        </p>
      </form>
    </Dialog>
  );
}
