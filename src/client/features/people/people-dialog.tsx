import { Download, UserPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { localUser } from '../../../shared/local-user.ts';
import { maxPeople, personColors } from '../../../shared/people.ts';
import type { Person } from '../../../shared/person-schema.ts';
import { CallError } from '../../api/client.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { pagePerson } from '../../platform/person.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { PeopleList } from './people-list.tsx';
import { type PersonDraft, PersonForm } from './person-form.tsx';
import { peopleStrings as strings, whoStrings } from './strings.ts';
import { usePeople } from './use-people.ts';

interface PeopleDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Called after the second person was added, or when only one is left: the page needs a new start. */
  onShared(): void;
  /** Removes what they left in this browser. */
  onRemoved(remaining: readonly string[]): Promise<void>;
}

type View = { name: 'list' } | { name: 'add' } | { name: 'edit' | 'remove'; person: Person };

const list: View = { name: 'list' };

/** The people who share this server: the list, and a form to add or change one. */
export function PeopleDialog({ open, onOpenChange, onShared, onRemoved }: PeopleDialogProps) {
  const client = useBackend();
  const toast = useToast();
  const formId = useId();
  const { data: people, isError, refetch } = usePeople();
  const [view, setView] = useState<View>(list);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const own = people?.find(({ id }) => id === (pagePerson() ?? localUser.googleSub));
  const alone = people?.length === 1;

  const show = (next: View) => {
    setProblem(undefined);
    setView(next);
  };
  const run = async (work: () => Promise<void>, failed: string = strings.failed) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem((error instanceof CallError ? error.userMessage : undefined) ?? failed);
    } finally {
      setBusy(false);
    }
  };

  const add = ({ name, color, pin, ownName }: PersonDraft) =>
    run(async () => {
      const body = { name, color, ...(pin !== '' && { pin }), ...(alone && { ownName }) };
      await client.get('addPerson', { body });
      toast({ title: strings.added(name.trim()), tone: 'good' });
      if (alone) return onShared();
      await refetch();
      setView(list);
    });
  const change = (person: Person, { name, color, pin, currentPin, removesPin }: PersonDraft) =>
    run(async () => {
      const pinChange = removesPin ? { pin: null, currentPin } : pin === '' ? {} : { pin, currentPin };
      await client.get('changePerson', { params: { id: person.id }, body: { name, color, ...pinChange } });
      toast({ title: strings.saved, tone: 'good' });
      await refetch();
      setView(list);
    });
  const remove = (person: Person) =>
    run(async () => {
      await client.send('removePerson', { params: { id: person.id } });
      const remaining = (people ?? []).map(({ id }) => id).filter((id) => id !== person.id);
      await onRemoved(remaining).catch(() => {});
      toast({ title: strings.removed(person.name), tone: 'good' });
      if (remaining.length === 1) return onShared();
      await refetch();
      setView(list);
    });
  const download = (person: Person) =>
    run(async () => {
      const response = await client.send('exportPerson', { params: { id: person.id } });
      const name = `${person.name.replace(/[^\p{L}\p{N}]+/gu, '-')}-${new Date().toISOString().slice(0, 10)}.zip`;
      await saveFile(new File([await response.blob()], name, { type: 'application/zip' }));
    }, strings.downloadFailed);

  const cancel = (
    <Button variant="outline" onClick={() => show(list)}>
      {strings.cancel}
    </Button>
  );
  const control = { open, onOpenChange };

  if (view.name === 'remove') {
    const { person } = view;
    return (
      <Dialog
        {...control}
        key="remove"
        title={strings.removeTitle(person.name)}
        description={strings.removeText(person.name)}
        footer={
          <>
            {cancel}
            <Button variant="danger" busy={busy} onClick={() => void remove(person)}>
              {strings.confirmRemoval}
            </Button>
          </>
        }
      >
        <Button variant="tint" className="mt-4" busy={busy} onClick={() => void download(person)}>
          <Download aria-hidden="true" className="size-4" />
          {strings.download}
        </Button>
        <Problem text={problem} />
      </Dialog>
    );
  }

  if (view.name !== 'list' && own) {
    const person = view.name === 'edit' ? view.person : undefined;
    const free = personColors.find((color) => !people?.some((each) => each.color === color));
    return (
      <Dialog
        {...control}
        key={view.name}
        title={person ? strings.edit(person.name) : strings.add}
        footer={
          <>
            {cancel}
            <Button type="submit" form={formId} busy={busy}>
              {strings.save}
            </Button>
          </>
        }
      >
        <PersonForm
          formId={formId}
          person={person}
          isOwn={person?.id === own.id}
          asksOwnName={!person && alone}
          color={free ?? 'grey'}
          problem={problem}
          onSubmit={(draft) => void (person ? change(person, draft) : add(draft))}
        />
      </Dialog>
    );
  }

  const canAdd = own?.manages && (people?.length ?? 0) < maxPeople;
  return (
    <Dialog
      {...control}
      key="list"
      title={strings.title}
      description={alone ? strings.alone : strings.several}
      footer={
        own && (
          <>
            {!alone && (
              <Button variant="outline" busy={busy} onClick={() => void download(own)}>
                <Download aria-hidden="true" className="size-4" />
                {strings.downloadOwn}
              </Button>
            )}
            {canAdd && (
              <Button onClick={() => show({ name: 'add' })}>
                <UserPlus aria-hidden="true" className="size-4" />
                {strings.add}
              </Button>
            )}
          </>
        )
      }
    >
      {own && people && !alone ? (
        <PeopleList
          people={people}
          own={own}
          onEdit={(person) => show({ name: 'edit', person })}
          onRemove={(person) => show({ name: 'remove', person })}
        />
      ) : isError ? (
        <Notice
          tone="bad"
          title={whoStrings.loadFailed}
          className="mt-4"
          action={
            <Button variant="outline" onClick={() => void refetch()}>
              {whoStrings.tryAgain}
            </Button>
          }
        />
      ) : (
        !people && <Skeleton className="mt-4 h-24" />
      )}
      <Problem text={problem} />
    </Dialog>
  );
}

const Problem = ({ text }: { text: string | undefined }) => (
  <p role="alert" className="mt-3 font-semibold text-bad text-sm empty:hidden">
    {text}
  </p>
);
