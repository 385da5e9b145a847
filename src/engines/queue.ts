/** Thrown if too many tasks are waiting already. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

export interface QueueState {
  waiting: number;
  running: 0 | 1;
  /** How long tasks have run since the start. */
  seconds: number;
}

/** Lets others run if a task has had its turn. A long task calls it between its parts. */
export type GiveWay = () => Promise<void>;

export interface Queue {
  /**
   * Runs tasks one at a time. People take turns, in the order in which they arrive, and the newest task that a person
   * waits for runs first. Tasks of nobody in particular share a turn and keep their order. A task that is aborted while
   * it waits is dropped at once.
   */
  run<T>(task: (giveWay: GiveWay) => Promise<T>, signal: AbortSignal, person?: string): Promise<T>;
}

interface Entry {
  person: string | undefined;
  /** Starts or continues the task. `end` is called when its turn is over. */
  start(end: () => void): void;
}

export interface QueueOptions {
  maxLength: number;
  /** A shorter turn would spend much of its time on loading the models that the next person needs. */
  turnMs?: number | undefined;
  onChange?: ((state: QueueState) => void) | undefined;
}

/** An engine uses all the CPU it gets, so running two tasks at once would only slow down both. */
export function createQueue({ maxLength, turnMs = 500, onChange }: QueueOptions): Queue {
  const waiting: Entry[] = [];
  /** When each person had the last turn, as a number that grows with every turn. */
  const lastTurns = new Map<string | undefined, number>();
  let turns = 0;
  let running: 0 | 1 = 0;
  let seconds = 0;
  const report = () => onChange?.({ waiting: waiting.length, running, seconds });

  const lastTurn = ({ person }: Entry): number => lastTurns.get(person) ?? 0;

  const takeNext = (): Entry | undefined => {
    if (waiting.length === 0) return undefined;
    const { person } = waiting.reduce((best, entry) => (lastTurn(entry) < lastTurn(best) ? entry : best));
    const isTheirs = (entry: Entry) => entry.person === person;
    const at = person === undefined ? waiting.findIndex(isTheirs) : waiting.findLastIndex(isTheirs);
    turns += 1;
    lastTurns.set(person, turns);
    return waiting.splice(at, 1)[0];
  };

  async function work(): Promise<void> {
    if (running) return;
    for (let entry = takeNext(); entry; entry = takeNext()) {
      running = 1;
      report();
      const { start } = entry;
      const started = performance.now();
      await new Promise<void>((end) => start(end));
      seconds += (performance.now() - started) / 1_000;
      running = 0;
    }
    lastTurns.clear();
    report();
  }

  return {
    async run<T>(task: (giveWay: GiveWay) => Promise<T>, signal: AbortSignal, person?: string): Promise<T> {
      signal.throwIfAborted();
      const length = waiting.length + running;
      if (length >= maxLength) throw new QueueFull(`The engine is busy: ${length} requests are waiting.`);
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      let endTurn = () => {};
      let turnStarted = 0;
      const startTurn = (end: () => void) => {
        endTurn = end;
        turnStarted = performance.now();
      };
      const giveWay = async () => {
        if (waiting.length === 0 || performance.now() - turnStarted < turnMs) return;
        await new Promise<void>((goOn) => {
          const rest: Entry = {
            person,
            start(end) {
              startTurn(end);
              goOn();
            },
          };
          // In front of newer tasks of the same person, which run first.
          if (person === undefined) waiting.push(rest);
          else waiting.unshift(rest);
          endTurn();
        });
        signal.throwIfAborted();
      };
      const entry: Entry = {
        person,
        start(end) {
          signal.removeEventListener('abort', drop);
          startTurn(end);
          // The caller gets the error.
          void task(giveWay)
            .then(resolve, reject)
            .finally(() => endTurn());
        },
      };
      const drop = () => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(signal.reason);
        report();
      };
      signal.addEventListener('abort', drop, { once: true });
      waiting.push(entry);
      report();
      void work();
      return promise;
    },
  };
}
