import { combineStops, listenTo } from '../platform/signal.ts';
import { createDocuments, type Documents, type DocumentsDeps } from './documents.ts';
import { createSoundArbiter, type Listener, type SoundArbiter, type SoundSource } from './sound-arbiter.ts';

/** What every part of the studio can use. */
export interface StudioCore<Person = unknown> extends Documents {
  sound: SoundArbiter;
  /** The account that uses the page, with everything that depends on it. */
  person(): Person;
}

/** Something that works on the open document. Its code may be loaded later. */
interface StudioPart {
  /** Called whenever the person may have changed. */
  update?(): void;
  /** Connects it to the page. Returns a function that ends everything. */
  connect?(): () => void;
}

/** Features implement them; the screen chooses them. */
export interface StudioParts {
  recorder: StudioPart & Listener;
  player: StudioPart & SoundSource;
  translator: StudioPart;
  imports: StudioPart & SoundSource;
}

export interface StudioServices<Person, Parts extends StudioParts> extends DocumentsDeps {
  person: Person;
  createParts(core: StudioCore<Person>): Parts;
}

/**
 * The centre of the page, without React: the open document with its history, the drafts, the recorder, the player, the
 * translator, and the arbiter between the microphone and everything that makes sound. Components subscribe to it and
 * call its methods.
 */
export type Studio<Person, Parts extends StudioParts> = StudioCore<Person> &
  Parts & {
    update(person: Person): void;
    /** Connects it to the page. Returns a function that ends everything. */
    connect(): () => void;
  };

const pendingEveryMs = 1_000;

export function createStudio<Person extends { owner: string | undefined }, Parts extends StudioParts>(
  services: StudioServices<Person, Parts>,
): Studio<Person, Parts> {
  const documents = createDocuments(services);
  const { transcript, draft } = documents;
  const sound = createSoundArbiter();
  let { person } = services;
  let keptAt = 0;
  let kept = '';

  const core: StudioCore<Person> = { ...documents, sound, person: () => person };
  const parts = services.createParts(core);
  sound.join(parts.recorder, [parts.player, parts.imports]);
  const all: StudioPart[] = Object.values(parts);
  documents.setOwner(person.owner);

  function keepPending() {
    const pending = transcript.getInterim();
    if (pending === kept) return;
    kept = pending;
    keptAt = services.now();
    draft.update({ pending });
  }

  // Another tab may have stored its own draft since. The draft of the tab that was left last should be restored.
  function onLeave() {
    keepPending();
    if (draft.read().text !== '') draft.update({});
  }

  return {
    ...core,
    ...parts,
    update(next) {
      const before = person.owner;
      person = next;
      if (next.owner !== before) documents.setOwner(next.owner);
      for (const part of all) part.update?.();
    },
    connect() {
      // The previous instance may have stored its last words after the draft was cleared.
      if (transcript.getText() === '') draft.forget();
      const onHide = () => document.visibilityState === 'hidden' && onLeave();
      return combineStops(
        keepPending,
        transcript.subscribeInterim(() => {
          if (transcript.getInterim() === '' || services.now() - keptAt >= pendingEveryMs) keepPending();
        }),
        ...all.flatMap((part) => part.connect?.() ?? []),
        listenTo(window, 'pagehide', onLeave),
        listenTo(document, 'visibilitychange', onHide),
      );
    },
  };
}
