/** A WAV file with a quiet tone, 16 kHz mono, as the page records it. */
export function createWav(seconds: number, sampleRate = 16_000): Uint8Array<ArrayBuffer> {
  const samples = Math.round(seconds * sampleRate);
  const view = new DataView(new ArrayBuffer(44 + samples * 2));
  const write = (at: number, name: string) => {
    for (let index = 0; index < 4; index += 1) view.setUint8(at + index, name.charCodeAt(index));
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples * 2, true);
  write(8, 'WAVE');
  write(12, 'fmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, samples * 2, true);
  for (let index = 0; index < samples; index += 1) {
    view.setInt16(44 + index * 2, Math.round(Math.sin(index / 10) * 1_000), true);
  }
  return new Uint8Array(view.buffer);
}

export interface RecordingFields {
  file?: Uint8Array<ArrayBuffer> | undefined;
  language?: string | undefined;
  hints?: string | undefined;
}

/** The body of a request as a browser sends it, with its content type. */
export async function encodeForm(fields: RecordingFields) {
  const form = new FormData();
  for (const name of ['language', 'hints'] as const) {
    const value = fields[name];
    if (value !== undefined) form.set(name, value);
  }
  if (fields.file) form.set('file', new Blob([fields.file], { type: 'audio/wav' }), 'blob');
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
