/**
 * `npm run test:engines`: real recognition transcribes real voices, in the page and for each language. Downloads
 * 305 MB once. Language codes as arguments limit the test to these languages, and `page` to the page.
 */
import { installEngines, samples, startRoundTrips } from '../test/engine-round-trips.ts';
import { startPageTrips } from './engines-in-page.ts';

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const seconds = (value: number) => `${value.toFixed(1)} s`;
const percent = (value: number) => `${Math.round(value * 100)} %`;
let failures = 0;

function print(verdict: string, title: string, ...details: string[]): void {
  const lines = [`${verdict.padEnd(9)}${title}`, ...details.map((detail) => `         ${detail}`)];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function judge(errors: number, limit: number | undefined): string {
  if (limit === undefined) return 'measured';
  if (errors <= limit) return 'ok';
  failures += 1;
  return 'FAIL';
}

const dataDir = await installEngines();

if (isWanted('page')) {
  const page = await startPageTrips(dataDir);
  try {
    // English is transcribed by Moonshine, Spanish by Whisper.
    for (const sample of samples.slice(0, 2)) {
      const { written, dictated, recorded, errors } = await page.run(sample);
      print(
        judge(errors, sample.maxErrorRate),
        `${sample.locale}  in the page  errors: ${percent(errors)}`,
        `typed:                    ${sample.text}`,
        `HD voice, written back:   ${written}`,
        `spoken into a microphone: ${dictated}`,
        `recorded as WebM:         ${recorded}`,
      );
    }
  } finally {
    await page.close();
  }
}

const chosen = samples.filter(({ locale }) => isWanted(locale.slice(0, 2)));
if (chosen.length > 0) {
  const engines = await startRoundTrips(dataDir);
  try {
    for (const sample of chosen) {
      const trip = await engines.run(sample);
      print(
        judge(trip.errors, sample.maxErrorRate),
        `${sample.locale}  voice: ${trip.voice}  errors: ${percent(trip.errors)}`,
        `said:  ${sample.text}`,
        `heard: ${trip.heard}`,
        `audio ${seconds(trip.audioSeconds)}, first byte after ${seconds(trip.firstByteSeconds)}; processor time: speaking ${seconds(trip.speakingSeconds)}, listening ${seconds(trip.listeningSeconds)}`,
      );
    }
    const { voices, recognition } = engines.memory();
    process.stdout.write(
      `Memory afterwards and at the peak: voices ${voices.atRest} and ${voices.atPeak} MB, recognition ${recognition.atRest} and ${recognition.atPeak} MB\n`,
    );
  } finally {
    await engines.close();
  }
}
process.exitCode = failures === 0 ? 0 : 1;
