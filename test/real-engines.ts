/**
 * `npm run test:engines`: real recognition transcribes real voices. Downloads 290 MB once. Language codes as
 * arguments limit the test to these languages.
 */
import { samples, startRoundTrips } from './engine-round-trips.ts';

const wanted = process.argv.slice(2);
const chosen = samples.filter(({ locale }) => wanted.length === 0 || wanted.includes(locale.slice(0, 2)));
const engines = await startRoundTrips();
const seconds = (value: number) => `${value.toFixed(1)} s`;
let failures = 0;
try {
  for (const sample of chosen) {
    const { locale, text, maxErrorRate } = sample;
    const trip = await engines.run(sample);
    const passed = maxErrorRate === undefined || trip.errors <= maxErrorRate;
    if (!passed) failures += 1;
    const verdict = maxErrorRate === undefined ? 'measured' : passed ? 'ok' : 'FAIL';
    process.stdout.write(
      [
        `${verdict.padEnd(9)}${locale}  voice: ${trip.voice}  errors: ${Math.round(trip.errors * 100)} %`,
        `         said:  ${text}`,
        `         heard: ${trip.heard}`,
        `         audio ${seconds(trip.audioSeconds)}, first byte after ${seconds(trip.firstByteSeconds)}; processor time: speaking ${seconds(trip.speakingSeconds)}, listening ${seconds(trip.listeningSeconds)}`,
        '',
      ].join('\n'),
    );
  }
  const { voices, recognition } = engines.memory();
  process.stdout.write(
    `Memory afterwards and at the peak: voices ${voices.atRest} and ${voices.atPeak} MB, recognition ${recognition.atRest} and ${recognition.atPeak} MB\n`,
  );
} finally {
  await engines.close();
}
process.exitCode = failures === 0 ? 0 : 1;
