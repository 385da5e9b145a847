import { type ReactNode, useState } from 'react';
import { type LanguageCode, languages } from '../../../shared/languages.ts';
import { unlimited } from '../../../shared/unlimited.ts';
import { useCapability } from '../../backend/use-backend.ts';
import type { TextSize } from '../../features/conversation/conversation-draft.ts';
import { ConversationNote } from '../../features/conversation/conversation-note.tsx';
import {
  otherSide,
  type Side,
  type Turn,
  turnsOf,
  writtenLanguage,
} from '../../features/conversation/conversation-state.ts';
import { conversationText, hintText, savedText } from '../../features/conversation/conversation-texts.ts';
import { CorrectTurnDialog } from '../../features/conversation/correct-turn-dialog.tsx';
import { halfStrings } from '../../features/conversation/half-strings.ts';
import { releaseConversation } from '../../features/conversation/stored-conversation.ts';
import { conversationStrings as strings } from '../../features/conversation/strings.ts';
import { TranslateBackDialog } from '../../features/conversation/translate-back-dialog.tsx';
import { interfaceWords, useGuestWords } from '../../features/conversation/use-guest-words.ts';
import { LanguageSelector } from '../../features/languages/language-selector.tsx';
import { deviceStrings } from '../../features/privacy/strings.ts';
import { RecordButton } from '../../features/recorder/record-button.tsx';
import { recorderStrings } from '../../features/recorder/strings.ts';
import { useSave } from '../../features/saved/use-save.ts';
import { localStore } from '../../platform/storage.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { navigate } from '../../ui/router.tsx';
import type { Account } from '../account.ts';
import { useDialogs } from '../dialogs.tsx';
import { ConversationHalves } from './conversation-halves.tsx';
import { ConversationTable } from './conversation-table.tsx';
import type { TurnTranslatorStatus } from './create-turn-translator.ts';
import { useQuiet } from './use-quiet.ts';
import { useRemoval } from './use-removal.ts';
import { type TalkView, useTalk } from './use-talk.ts';
import { useWide } from './use-wide.ts';

export function ConversationPage({ account }: { account: Account }) {
  const { userId, tier, cap } = account;
  const dialogs = useDialogs();
  const wide = useWide();
  const [{ language, target }] = useSettings();
  const view = useTalk(account, differing(language, target));
  const { talk, state, draft, recorder, translator } = view;
  const { dispatch } = talk;
  const { remove, sayAgain, startNew } = useRemoval(view);
  const [corrected, setCorrected] = useState<{ turn: Turn; reader: Side } | null>(null);
  const [back, setBack] = useState<{ turn: Turn; reader: Side } | null>(null);
  const [shown, setShown] = useState<{ id: number; side: Side } | null>(null);
  const guestWords = useGuestWords(state.languages.far);
  const isQuiet = useQuiet(recorder.phase === 'recording', recorder.subscribeSpeech);
  const canRecord = recorder.engine !== 'none';
  const wordsStayHere = useCapability('wordsStayHere');
  const unsupported = wordsStayHere ? deviceStrings.noRecognition : recorderStrings.unsupported;
  const problem = recorder.phase === 'idle' ? recorder.help : null;

  const upgrade = () => dialogs.open('upgrade');
  // It belongs to this account, and On this device has its own texts.
  const turnOnDevice = () =>
    dialogs.open('on-device', { onTurnOn: () => releaseConversation(localStore, userId) });
  const viewSaved = () => navigate('/#saved');
  const { save, saving, startOver } = useSave({
    userId,
    cap,
    viewing: false,
    onLimit: () => dialogs.open('save-limit', { userId, tier, onViewSaved: viewSaved, onUpgrade: upgrade }),
    onUpgrade: upgrade,
    onSignIn: () => dialogs.open('sign-in', { returnTo: '/conversation' }),
    onViewSaved: viewSaved,
  });

  const stateOf = (side: Side) =>
    state.speaking?.side === side && recorder.phase !== 'idle' ? recorder.phase : 'idle';
  const texts = () => conversationText(state.document, state.languages.far);
  const turns = turnsOf(state);
  const shownTurn = shown && turns.find(({ id }) => id === shown.id);

  const layout = {
    state,
    quiet: isQuiet && state.speaking?.phrases.length === 0 && state.speaking.interim === '',
    turned: draft.turned,
    onTurned: (turned: boolean) => talk.change({ turned }),
    aloud: draft.aloud,
    onAloud: (aloud: boolean) => talk.change({ aloud }),
    sizes: draft.sizes,
    onSize: (side: Side) => {
      const next = ((draft.sizes[side] + 1) % 3) as TextSize;
      talk.change({ sizes: { ...draft.sizes, [side]: next } });
    },
    status: statusOf(translator, userId),
    note: problem ? (
      <ConversationNote text={problem} live />
    ) : canRecord ? (
      noteOf(view, account, upgrade, turnOnDevice)
    ) : (
      <ConversationNote text={unsupported} />
    ),
    notice: state.limit && strings.limit(tier, state.limit.renewsAt ?? account.periodEnd ?? undefined),
    empty: turns.length === 0,
    saving,
    shownIn: (side: Side) => (shown?.side === side && shownTurn ? shownTurn : null),
    onClose: () => navigate('/'),
    onSwap: () => dispatch({ type: 'swapped' }),
    onSave: () =>
      void save({
        text: savedText(state.document),
        language: writtenLanguage(state.languages.near),
        source: 'conversation',
      }),
    onExport: () => dialogs.open('export', { source: { ...texts(), date: new Date() } }),
    onNew() {
      startNew();
      startOver();
    },
    actionsOf: (reader: Side) => ({
      menuWords: reader === 'far' ? guestWords : interfaceWords,
      onCorrect: (turn: Turn) => setCorrected({ turn, reader }),
      onShow: (turn: Turn) => setShown({ id: turn.id, side: otherSide(reader) }),
      shownId: shownTurn?.id ?? null,
      onHide: () => setShown(null),
      onPlay: ({ id }: Turn) => dispatch({ type: 'play-pressed', id }),
      readingId: state.reading,
      onStop: () => dispatch({ type: 'stop-pressed' }),
      onBack: (turn: Turn) => setBack({ turn, reader }),
      free: translator.onDevice === true || translator.allowance?.limit === unlimited,
      onRetry: () => dispatch({ type: 'retried' }),
      onSayAgain: sayAgain,
      onRemove: remove,
    }),
    languageChoice: (side: Side) => (
      <LanguageSelector
        label={side === 'near' ? strings.youSpeak : strings.theySpeak}
        {...(wide
          ? { caption: side === 'near' ? strings.youSpeak : strings.theySpeak }
          : {
              options: nativelyNamed,
              className:
                '-ms-3 max-w-[calc(100%+0.75rem)] hyphens-auto border-transparent bg-transparent pe-1 font-semibold max-[22.5rem]:text-[0.8125rem] [&_.truncate]:whitespace-normal [&_.truncate]:leading-tight',
            })}
        value={state.languages[side]}
        onChange={(next) => dispatch({ type: 'language-chosen', side, language: next })}
        chooser={{ signedIn: userId !== undefined, tier }}
        onLocked={upgrade}
      />
    ),
    button: (side: Side, describedBy: string) => (
      <RecordButton
        state={canRecord ? stateOf(side) : 'unsupported'}
        onPress={(held) => talk.press(side, held)}
        onRelease={() => dispatch({ type: 'released', side })}
        recorder={recorder}
        describedBy={describedBy}
      />
    ),
    hintOf: (side: Side) => (canRecord ? hintText(state, side, halfStrings(state.languages[side])) : ''),
  };

  return (
    <>
      {wide ? <ConversationTable {...layout} /> : <ConversationHalves {...layout} />}
      {back && (
        <TranslateBackDialog
          turn={back.turn}
          turned={!wide && draft.turned && back.reader === 'far'}
          onClose={() => setBack(null)}
          translateBack={talk.translator.translateBack}
        />
      )}
      {corrected && (
        <CorrectTurnDialog
          key={corrected.turn.id}
          turn={corrected.turn}
          strings={(corrected.reader === 'far' ? guestWords : interfaceWords).strings}
          onClose={() => setCorrected(null)}
          onCorrected={(text) => dispatch({ type: 'corrected', id: corrected.turn.id, text })}
          onRemove={() => remove(corrected.turn)}
        />
      )}
    </>
  );
}

/** Native names, because the people in the conversation may not read English. */
const nativelyNamed = languages.map((language) => ({ ...language, label: language.nativeName }));

function statusOf({ onDevice, allowance }: TurnTranslatorStatus, userId: string | undefined): string {
  if (onDevice) return strings.onDevice;
  if (userId !== undefined) return allowance && allowance.limit !== unlimited ? strings.left(allowance) : '';
  return onDevice === undefined ? '' : strings.signInFirst;
}

/** Before the first turn and when the allowance is used up, tells people what they need for a whole conversation. */
function noteOf(
  { talk, translator, state }: TalkView,
  { userId, tier }: Account,
  onUpgrade: () => void,
  onOnDevice: () => void,
): ReactNode {
  const { onDevice, canDownload, downloading, allowance } = translator;
  if (canDownload) {
    const onPress = async () => {
      await talk.translator.download();
      if (talk.translator.status().onDevice) talk.dispatch({ type: 'retried' });
    };
    const action = { label: strings.download, busy: downloading, onPress: () => void onPress() };
    return <ConversationNote text={strings.canDownload} actions={[action]} />;
  }
  if (onDevice !== false || userId === undefined) return null;
  if (!translator.hasBackend) return <ConversationNote text={deviceStrings.noTranslation} />;
  if (tier !== 'free' || allowance?.tier !== 'free' || (turnsOf(state).length > 0 && !state.limit))
    return null;
  const upgrade = { label: strings.upgrade, onPress: onUpgrade };
  // Once the limit is reached, another message says so.
  const spare = state.limit !== null;
  if (!translator.offersOnDevice)
    return <ConversationNote spare={spare} text={strings.freePlan(allowance.limit)} actions={[upgrade]} />;
  const turnOn = { label: deviceStrings.title, onPress: onOnDevice };
  return (
    <ConversationNote
      spare={spare}
      text={strings.freePlanOrDevice(allowance.limit)}
      actions={[turnOn, upgrade]}
    />
  );
}

/** The two languages must differ, or there would be nothing to translate. */
const differing = (near: LanguageCode, far: LanguageCode) =>
  near === far ? ({ near, far: near === 'en-US' ? 'es-ES' : 'en-US' } as const) : { near, far };
