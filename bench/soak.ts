import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { startProduct } from '../e2e/product.ts';
import { measureAttack } from './measure-attack.ts';
import { measureFailover } from './measure-failover.ts';
import { measureLiveInstances, measureLiveRoom, measureLiveTranslation } from './measure-live.ts';
import { measureMove } from './measure-move.ts';
import { measureScale } from './measure-scale.ts';
import { measureSoak } from './measure-soak.ts';
import { measureVisits } from './measure-visits.ts';
import { seed } from './seed.ts';
import { printTable, type Row } from './table.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '2' },
    users: { type: 'string', default: '20000' },
    transcriptions: { type: 'string', default: '100000' },
    data: { type: 'string' },
    kills: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '10' },
    requests: { type: 'string', default: '500' },
    visits: { type: 'string', default: '200' },
  },
});
const size = { users: Number(values.users), transcriptions: Number(values.transcriptions) };

/** Runs tests from `npm test` for longer than usual. */
function runTests(args: string[], env: Record<string, string>): Row[] {
  const startedAt = performance.now();
  const { status } = spawnSync('vitest', ['run', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const measured = `${Math.round((performance.now() - startedAt) / 1_000)} s`;
  return [{ name: `Tests: ${args.join(' ')}`, measured, budget: 'all pass', pass: status === 0 }];
}

/** `npm run soak -- load --minutes 10` runs one group; without a name, all of them run. */
const groups: Record<string, () => Promise<Row[]> | Row[]> = {
  load: () => measureSoak(Number(values.minutes)),
  scale: () => measureScale(size, values.data),
  crash: () => runTests(['--project', 'processes'], { CRASH_KILLS: values.kills }),
  move: () => measureMove(size),
  visits: () => measureVisits(Number(values.visits)),
  failover: () => measureFailover(Number(values.rounds)),
  live: async () => {
    const product = await startProduct({ LOG_LEVEL: 'warn' });
    try {
      return [
        ...(await measureLiveRoom(product)),
        ...(await measureLiveTranslation()),
        ...(await measureLiveInstances()),
      ];
    } finally {
      await product.stop();
    }
  },
  attack: async () => [
    ...(await measureAttack()),
    ...runTests(
      [
        '--project',
        'sqlite',
        '--project',
        'postgres-rest',
        'src/server/http/attack.test.ts',
        '--testTimeout=3600000',
      ],
      {
        ATTACK_RUNS: values.requests,
        ATTACK_SEED: String(Math.floor(Math.random() * 2 ** 31)),
      },
    ),
  ],
};

if (positionals[0] === 'seed') {
  // Fills the product's own database, which DATA_DIR or DATABASE_URL names.
  const { DATA_DIR = 'data', DATABASE_URL } = process.env;
  await seed({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, ...size, signedIn: 0, onProgress: console.log });
  process.exit(0);
}

const unknown = positionals.find((name) => !(name in groups));
if (unknown !== undefined) {
  console.error(`Unknown group ${unknown}. Groups: seed, ${Object.keys(groups).join(', ')}`);
  process.exit(1);
}
const rows: Row[] = [];
for (const [name, measure] of Object.entries(groups)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\nSoaking: ${name}…`);
  rows.push(...(await measure()));
}
console.log();
printTable(rows);
process.exit(rows.every((row) => row.pass) ? 0 : 1);
