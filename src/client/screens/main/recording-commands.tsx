import { createPortal } from 'react-dom';
import { CommandsLink } from '../../features/dictation/commands-link.tsx';
import { useMedia } from '../../platform/use-media.ts';
import { cx } from '../../ui/cx.ts';
import { useDialogs } from '../dialogs.tsx';

/**
 * While recording, the link to the commands replaces the estimated playing time, beside the name of the text or its count.
 */
export function RecordingCommands() {
  const dialogs = useDialogs();
  const isRoomy = useMedia('(width >= 48rem) and (height >= 32rem)');
  const open = () => dialogs.open('commands');
  const row = document.getElementById(isRoomy ? 'aside-original' : 'text-count');
  if (isRoomy)
    return (
      row &&
      createPortal(
        <CommandsLink onOpen={open} className="-my-3 items-center px-2 text-xs! hover:bg-sunken" />,
        row,
      )
    );
  // On phones it is taller than its line, so that it can be tapped, but it must not move the tools below.
  const className = cx(
    'relative z-10 -order-1 min-w-0 -outline-offset-2 md:items-center md:px-3 md:[&>span]:sr-only',
    'max-md:-mt-5 max-md:-mb-1 max-md:max-w-max max-md:flex-1 max-md:items-end max-md:self-end max-md:pb-1',
    'max-md:-ms-2 max-md:px-2 max-[22.5rem]:[&>span]:sr-only',
  );
  return row && createPortal(<CommandsLink onOpen={open} className={className} />, row);
}
