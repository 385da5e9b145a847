import { speechRate } from '../../../shared/resample.ts';

export const frameMs = 20;
export const frameLength = (speechRate * frameMs) / 1_000;

/** Speech begins when the sound is this much louder than the background. */
const openDb = 8;
/** Speech ends when the sound is less than this much louder than the background. */
const holdDb = 4.5;
/** Nothing quieter than this is speech, however quiet the background. */
const quietestSpeechDb = -52;
/** Below this the gate is always closed. */
export const alwaysClosedDb = quietestSpeechDb - openDb + holdDb;
/** Speech lasts at least this many frames; a click is shorter. */
const openFrames = 3;
/**
 * The quietest moment in this window counts as background. People pause at least once in this time, but steady noise
 * doesn't.
 */
const floorWindowMs = 3_000;
const floorBlockMs = 100;
/** Upper limit for the background level until the window is full, so that early speech isn't taken for background. */
const initialFloorDb = -40;
const minLevelDb = -80;

export interface VoiceGate {
  /** Whether the next 20 ms are speech. */
  hear(frame: Float32Array): boolean;
  /** The level of the last frame, in decibels below full scale. */
  level(): number;
}

/** Distinguishes speech from background noise by its energy. The threshold follows the background. */
export function createVoiceGate(): VoiceGate {
  const framesInBlock = floorBlockMs / frameMs;
  const blocksInWindow = floorWindowMs / floorBlockMs;
  const blocks: number[] = [];
  let blockEnergy = 0;
  let blockFrames = 0;
  let floorDb = initialFloorDb;
  let open = false;
  let loudFrames = 0;
  let levelDb = minLevelDb;
  const energyOf = createVoiceMeter();

  function endBlock() {
    blocks.push(decibels(blockEnergy / framesInBlock));
    if (blocks.length > blocksInWindow) blocks.shift();
    blockEnergy = 0;
    blockFrames = 0;
    const quietest = Math.min(...blocks);
    floorDb = blocks.length < blocksInWindow ? Math.min(quietest, initialFloorDb) : quietest;
  }

  return {
    hear(frame) {
      const energy = energyOf(frame);
      levelDb = decibels(energy);
      blockEnergy += energy;
      blockFrames += 1;
      if (blockFrames === framesInBlock) endBlock();
      const above = levelDb - Math.max(floorDb, quietestSpeechDb - openDb);
      loudFrames = above > openDb ? loudFrames + 1 : 0;
      open = open ? above > holdDb : loudFrames >= openFrames;
      return open;
    },
    level: () => levelDb,
  };
}

const decibels = (energy: number): number => Math.max(minLevelDb, 10 * Math.log10(energy + 1e-12));

/**
 * Measures the energy between 300 and 2,000 Hz, where voices are. Hum and traffic are mostly below that, and
 * hiss is mostly above.
 */
function createVoiceMeter(): (frame: Float32Array) => number {
  const [highPassFactor, lowPassFactor] = [0.9, 0.5];
  const atRest = {
    sampleBefore: 0,
    highPass1: 0,
    highPass1Before: 0,
    highPass2: 0,
    lowPass1: 0,
    lowPass2: 0,
  };
  let state = atRest;
  return (frame) => {
    // Local variables make this loop more than twice as fast.
    let { sampleBefore, highPass1, highPass1Before, highPass2, lowPass1, lowPass2 } = state;
    let sum = 0;
    // Before the browser optimises it, `for…of` would create an object for every sample.
    for (let i = 0; i < frame.length; i += 1) {
      const sample = frame[i] as number;
      highPass1 = highPassFactor * (highPass1 + sample - sampleBefore);
      sampleBefore = sample;
      highPass2 = highPassFactor * (highPass2 + highPass1 - highPass1Before);
      highPass1Before = highPass1;
      lowPass1 += lowPassFactor * (highPass2 - lowPass1);
      lowPass2 += lowPassFactor * (lowPass1 - lowPass2);
      sum += lowPass2 * lowPass2;
    }
    // In digital silence the filters would never reach zero, and processors are slow with numbers that small.
    state =
      sum < 1e-30 ? atRest : { sampleBefore, highPass1, highPass1Before, highPass2, lowPass1, lowPass2 };
    return sum / frame.length;
  };
}
