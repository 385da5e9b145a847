import { expect, test } from 'vitest';
import { FileBytes, UploadedFile } from '../requests/file-bytes.ts';
import { encodeForm } from './form-request.ts';

const content = FileBytes.from(new Uint8Array(600_000).fill(7));

function createForm(): FormData {
  const form = new FormData();
  form.set('model', 'whisper');
  form.append('keywords[]', 'Zoë "Zo"');
  form.append('keywords[]', '--form-data');
  form.set('a "name"\r\n', 'value');
  form.set('file', new UploadedFile(content, 'speech "1".wav', 'audio/wav'));
  return form;
}

test('encodes a form that servers can read, and states its length', async () => {
  const { headers, body } = encodeForm(createForm());
  const bytes = await new Response(body).arrayBuffer();
  expect(bytes.byteLength).toBe(Number(headers['content-length']));
  const read = await new Response(bytes, { headers }).formData();
  const file = read.get('file') as File;
  expect([...read].filter(([name]) => name !== 'file')).toEqual([
    ['model', 'whisper'],
    ['keywords[]', 'Zoë "Zo"'],
    ['keywords[]', '--form-data'],
    ['a "name"\r\n', 'value'],
  ]);
  expect([file.name, file.type]).toEqual(['speech "1".wav', 'audio/wav']);
  expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.alloc(600_000, 7))).toBe(true);
});

test('sends the memory of a recording instead of copies', async () => {
  const sent = new Set<unknown>();
  for await (const piece of encodeForm(createForm()).body) sent.add(piece.buffer);
  for (const piece of content.pieces()) expect(sent.has(piece.buffer)).toBe(true);
});
