/** When a part of the text was spoken: positions in UTF-16 units, times in milliseconds from the start of the recording. */
export interface Timing {
  start: number;
  end: number;
  from: number;
  to: number;
}
