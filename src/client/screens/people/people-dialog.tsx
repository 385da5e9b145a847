import { PeopleDialog as PeopleFeature } from '../../features/people/people-dialog.tsx';
import type { DialogControl } from '../dialogs/dialog-control.ts';
import { forgetPeople } from './forget-people.ts';

/** A new page belongs to the right person from the start. */
const reload = () => window.location.assign('/');

export const PeopleDialog = (control: DialogControl) => (
  <PeopleFeature {...control} onShared={reload} onRemoved={forgetPeople} />
);
