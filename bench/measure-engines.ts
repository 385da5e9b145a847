import { samples, startRoundTrips } from '../test/engine-round-trips.ts';
import { atMost, type Row } from './table.ts';

const percent = (value: number) => `${Math.round(value * 100)} %`;
const times = (value: number) => `${value.toFixed(2)} ×`;

/** A row without a budget, because the result depends on the machine and the language. */
const measured = (name: string, value: string): Row => ({ name, measured: value, budget: '', pass: true });

/** Downloads the local engines, so it runs only when named. */
export async function measureEngines(): Promise<Row[]> {
  const engines = await startRoundTrips();
  try {
    const rows: Row[] = [];
    for (const sample of samples) {
      const trip = await engines.run(sample);
      const name = `${sample.locale}, ${trip.voice}`;
      rows.push(
        sample.maxErrorRate === undefined
          ? measured(`${name}: errors`, percent(trip.errors))
          : atMost(`${name}: errors`, trip.errors, sample.maxErrorRate, percent),
        measured(`${name}: first byte`, `${trip.firstByteSeconds.toFixed(1)} s`),
        measured(`${name}: speaking, processor time`, times(trip.speakingSeconds / trip.audioSeconds)),
        measured(`${name}: listening, processor time`, times(trip.listeningSeconds / trip.audioSeconds)),
      );
    }
    for (const [name, { atRest, atPeak }] of Object.entries(engines.memory()))
      rows.push(measured(`Memory of ${name}, afterwards and at the peak`, `${atRest} and ${atPeak} MB`));
    return rows;
  } finally {
    await engines.close();
  }
}
