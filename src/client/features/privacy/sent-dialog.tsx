import {
  BookA,
  Bookmark,
  Languages,
  type LucideIcon,
  Mic,
  Radio,
  ShieldCheck,
  ShieldOff,
  Sparkles,
  Upload,
  Volume2,
} from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { voiceName } from '../../../shared/voices.ts';
import { interfaceLocale } from '../../interface/translated.ts';
import { page } from '../../platform/page.ts';
import type { SentAction, SentEntry } from '../../platform/sent-log.ts';
import { sentLog } from '../../platform/sent-log.ts';
import { combineStops, listenTo } from '../../platform/signal.ts';
import { localStore } from '../../platform/storage.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog, type DialogProps } from '../../ui/dialog.tsx';
import { sentStrings as strings } from './strings.ts';

const icons: Record<SentAction, LucideIcon> = {
  translation: Languages,
  speech: Mic,
  browserSpeech: Mic,
  hdVoice: Volume2,
  browserVoice: Volume2,
  save: Bookmark,
  live: Radio,
  tidy: Sparkles,
  words: BookA,
  keptSpeech: Mic,
  other: Upload,
  deviceOn: ShieldCheck,
  deviceOff: ShieldOff,
};

const { tidy, words, deviceOn, deviceOff } = strings;
const titles: Record<SentAction, string> = {
  ...strings.titles,
  keptSpeech: strings.titles.speech,
  tidy,
  words,
  deviceOn,
  deviceOff,
};
const none = () => '';
const details: Record<SentAction, (amount: number) => string> = {
  ...strings.details,
  ...(page().engines.includes('translation') && { translation: strings.details.other }),
  ...(page().engines.includes('recognition') && { speech: strings.details.ownSpeech }),
  ...(page().engines.includes('speech') && { hdVoice: strings.details.other }),
  keptSpeech: strings.details.ownSpeech,
  tidy: strings.details.translation,
  words: strings.details.save,
  deviceOn: none,
  deviceOff: none,
};

// American English would add AM and PM, which widen the column for nothing.
const clock = new Intl.DateTimeFormat(interfaceLocale === 'en-US' ? 'en-GB' : interfaceLocale, {
  timeStyle: 'short',
});

/** Newest entries first. Another tab may add some while the dialog is open. */
function useSentToday(): SentEntry[] {
  useSyncExternalStore(subscribe, () => localStore.read('sent'));
  return sentLog.list().toReversed();
}

const subscribe = (listener: () => void): (() => void) =>
  combineStops(listenTo(window, 'storage', listener), sentLog.subscribe(listener));

export function SentDialog(control: Pick<DialogProps, 'open' | 'onOpenChange'>) {
  const announce = useAnnounce();
  const entries = useSentToday();
  const clear = () => {
    sentLog.clear();
    announce(strings.cleared);
  };
  return (
    <Dialog {...control} title={strings.title} description={strings.text}>
      <div className="mt-4 flex min-h-11 items-center justify-between gap-4 border-line border-b">
        <h3 className="font-semibold">{strings.today}</h3>
        {entries.length > 0 && (
          <button
            type="button"
            onClick={clear}
            className="control-height rounded-control px-3 font-semibold text-muted hover:bg-sunken hover:text-ink"
          >
            {strings.clear}
          </button>
        )}
      </div>
      {entries.length === 0 ? (
        <p className="py-6 text-muted text-sm">{strings.empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {entries.map((entry) => (
            <Entry key={`${entry.at} ${entry.action}`} {...entry} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Entry({ at, action, amount, voice, stopped }: SentEntry) {
  const keptHere = stopped || action === 'deviceOn';
  const Icon = keptHere ? ShieldCheck : icons[action];
  const title = voice ? strings.voice(voiceName(voice)) : titles[action];
  const detail = stopped ? strings.nothingSent : details[action](amount);
  return (
    <li className="flex gap-4 py-3 text-sm">
      <time dateTime={new Date(at).toISOString()} className="whitespace-nowrap text-muted tabular-nums">
        {clock.format(at)}
      </time>
      <div className="wrap-anywhere min-w-0 flex-1">
        <p className={keptHere ? 'font-semibold text-good' : 'font-semibold'}>
          {stopped ? strings.stopped(title) : title}
        </p>
        {detail && <p className="text-muted">{detail}</p>}
      </div>
      <Icon aria-hidden="true" className={cx('size-4 shrink-0', keptHere ? 'text-good' : 'text-muted')} />
    </li>
  );
}
