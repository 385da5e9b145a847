import { parentPort, workerData } from 'node:worker_threads';
import { lengthOf } from './recording-length.ts';

parentPort?.postMessage(await lengthOf(workerData as Uint8Array<ArrayBuffer>));
