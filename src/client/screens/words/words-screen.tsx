import { CommandsLink } from '../../features/dictation/commands-link.tsx';
import { ImportDeviceWordsOffer } from '../../features/dictionary/import-device-words-offer.tsx';
import { dictionaryStrings as strings } from '../../features/dictionary/strings.ts';
import { useDictionary } from '../../features/dictionary/use-dictionary.ts';
import { WordList } from '../../features/dictionary/word-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDialogs } from '../dialogs.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import { useAccount } from '../use-account.ts';

/** The user's dictionary of names and terms. */
export function WordsScreen() {
  const { userId } = useAccount();
  const dictionary = useDictionary(userId);
  const dialogs = useDialogs();
  return (
    <PageFrame
      title={strings.title}
      lead={strings.lead}
      aside={
        <CommandsLink
          onOpen={() => dialogs.open('commands')}
          className="-me-3 min-w-0 items-center px-3 hover:bg-sunken"
        />
      }
    >
      {userId !== undefined && (
        <div className="mb-4 overflow-hidden rounded-control empty:hidden">
          <ImportDeviceWordsOffer userId={userId} />
        </div>
      )}
      {dictionary.failed ? (
        <Notice
          tone="bad"
          title={strings.loadFailed}
          action={
            <Button variant="outline" busy={dictionary.retrying} onClick={dictionary.retry}>
              {strings.tryAgain}
            </Button>
          }
        />
      ) : dictionary.loaded ? (
        <WordList dictionary={dictionary} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </PageFrame>
  );
}
