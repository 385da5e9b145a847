import { speechRate } from '../../../shared/resample.ts';

export const frameMs = 20;
export const frameLength = (speechRate * frameMs) / 1_000;

/** Speech is this much louder than the background. */
const openDb = 8;
/** Once speech is detected, it lasts until it is less than this much louder. */
const holdDb = 4.5;
/** Nothing quieter than this is speech, however quiet the background. */
const quietestSpeechDb = -52;
/** Below this the gate is always closed. */
export const silentDb = quietestSpeechDb - openDb + holdDb;
/** Speech lasts at least this many frames; a click is shorter. */
const openFrames = 3;
/** The background is the quietest moment in this window. People pause more often; a fan never does. */
const floorWindowMs = 3_000;
const floorBlockMs = 100;
/** The loudest background until the window is full, so that early speech is not taken for background. */
const firstFloorDb = -40;
const silenceDb = -80;

export interface VoiceGate {
  /** Whether the next 20 ms are speech. */
  hear(frame: Float32Array): boolean;
  /** The level of the last frame, in decibels below full scale. */
  level(): number;
}

/** Tells speech from background noise by its energy. The threshold follows the background. */
export function createVoiceGate(): VoiceGate {
  const framesInBlock = floorBlockMs / frameMs;
  const blocksInWindow = floorWindowMs / floorBlockMs;
  const blocks: number[] = [];
  let blockEnergy = 0;
  let blockFrames = 0;
  let floorDb = firstFloorDb;
  let open = false;
  let loudFrames = 0;
  let levelDb = silenceDb;
  const energyOf = createVoiceMeter();

  function endBlock() {
    blocks.push(decibels(blockEnergy / framesInBlock));
    if (blocks.length > blocksInWindow) blocks.shift();
    blockEnergy = 0;
    blockFrames = 0;
    const quietest = Math.min(...blocks);
    floorDb = blocks.length < blocksInWindow ? Math.min(quietest, firstFloorDb) : quietest;
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

const decibels = (energy: number): number => Math.max(silenceDb, 10 * Math.log10(energy + 1e-12));

/**
 * Measures the energy between 300 and 2,000 Hz, where voices are. Hum and traffic are mostly below that, and
 * hiss is mostly above.
 */
function createVoiceMeter(): (frame: Float32Array) => number {
  const [fall, follow] = [0.9, 0.5];
  const atRest = { before: 0, high: 0, highBefore: 0, higher: 0, low: 0, lower: 0 };
  let state = atRest;
  return (frame) => {
    // Local variables make this loop more than twice as fast.
    let { before, high, highBefore, higher, low, lower } = state;
    let sum = 0;
    // Before the browser optimises it, `for…of` would create an object for every sample.
    for (let i = 0; i < frame.length; i += 1) {
      const sample = frame[i] as number;
      high = fall * (high + sample - before);
      before = sample;
      higher = fall * (higher + high - highBefore);
      highBefore = high;
      low += follow * (higher - low);
      lower += follow * (low - lower);
      sum += lower * lower;
    }
    // In digital silence the filters would never reach zero, and processors are slow with numbers that small.
    state = sum < 1e-30 ? atRest : { before, high, highBefore, higher, low, lower };
    return sum / frame.length;
  };
}
