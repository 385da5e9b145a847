/** Runs a task soon, but only a few tasks before other requests get their turn. */
export type Pace = (task: () => void) => void;

export function createPace(tasksPerTurn = 5): Pace {
  const waiting: (() => void)[] = [];
  const runSome = () => {
    if (waiting.length > tasksPerTurn) setImmediate(runSome);
    for (const task of waiting.splice(0, tasksPerTurn)) task();
  };
  return (task) => {
    waiting.push(task);
    if (waiting.length === 1) setImmediate(runSome);
  };
}
