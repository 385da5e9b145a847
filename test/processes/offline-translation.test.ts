import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { meeting, meetingIn } from '../../e2e/meeting-sentences.ts';

/** Runs a command in a network of its own, with nothing in it but the loopback interface. */
const offline = (command: string, ...args: string[]) =>
  spawnSync('unshare', ['-rn', 'sh', '-c', 'ip link set lo up && exec "$0" "$@"', command, ...args], {
    encoding: 'utf8',
  });

// Containers and some distributions don't allow namespaces.
const isAllowed = process.platform === 'linux' && offline('true').status === 0;

it.runIf(isAllowed)(
  'translates without a network into five languages and back',
  { tags: ['exhaustive'] },
  () => {
    const { stdout, stderr } = offline(process.execPath, join(import.meta.dirname, 'translate-offline.ts'));
    expect(stderr).toBe('');
    const back = Object.fromEntries(Object.keys(meetingIn).map((name) => [name, meeting]));
    expect(JSON.parse(stdout)).toEqual({ outside: 'ENETUNREACH', there: meetingIn, back });
  },
);
