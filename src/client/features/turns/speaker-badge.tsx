import { initialsOf } from '../../ui/initials.ts';

/** Pale in every theme, with dark letters (7:1). Not classes, because every page loads all classes. */
const colors = [
  { backgroundColor: '#dcefee', color: '#0b5450' },
  { backgroundColor: '#f5e4f1', color: '#7c2363' },
  { backgroundColor: '#ecebd3', color: '#50500f' },
  { backgroundColor: '#dfe8fb', color: '#1c4588' },
  { backgroundColor: '#fae5d5', color: '#7a3c0b' },
  { backgroundColor: '#e7e1fb', color: '#47309a' },
];
const nobody = { backgroundColor: '#e9e7e1', color: '#4a463e' };

/** Decorative: the name is beside it or in the label. `place` counts the speakers of the document; −1 if unknown. */
export function SpeakerBadge({ name, place }: { name: string | undefined; place: number }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-9 shrink-0 select-none items-center justify-center rounded-full font-semibold text-sm"
      style={place < 0 ? nobody : colors[place % colors.length]}
    >
      {name === undefined ? '?' : speakerInitials(name)}
    </span>
  );
}

/** The number of a numbered speaker, or the initials of a name. */
export const speakerInitials = (name: string): string =>
  /\S\s+(\d{1,2})$/u.exec(name)?.[1] ?? initialsOf(name);
