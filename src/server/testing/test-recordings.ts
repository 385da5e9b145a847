export interface RecordingFields {
  file?: Uint8Array<ArrayBuffer> | undefined;
  language?: string | undefined;
  hints?: string | undefined;
  speakers?: string | undefined;
}

/** The body of a request as a browser sends it, with its content type. */
export async function encodeForm(fields: RecordingFields) {
  const form = new FormData();
  for (const name of ['language', 'hints', 'speakers'] as const) {
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

/** Begins like the WebM of a recorder, and then goes on with any bytes. */
export const testSound = (bytes = 64): Buffer<ArrayBuffer> =>
  Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(bytes - 4, 7)]);
