import fc from 'fast-check';

const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process;

/** Property tests use the same cases on every run; `SEED=7 npm run check` uses others. */
fc.configureGlobal({ seed: Number(env.SEED ?? 20_250_419) });

export default fc;
