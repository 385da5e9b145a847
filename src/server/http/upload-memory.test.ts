import { expect, it } from 'vitest';
import { createUploadMemory } from './upload-memory.ts';

const busy = expect.objectContaining({ code: 'too-many-requests' });

it('leaves room for others when one person uses all of theirs', () => {
  const memory = createUploadMemory({ totalBytes: 100, personBytes: 40 });
  const [first, second] = [memory('ann'), memory('ann')];
  first.hold(30);
  expect(() => second.hold(11)).toThrow(busy);
  expect(() => second.check(11)).toThrow(busy);
  second.hold(10);
  memory('ben').hold(40);
  expect(() => memory('cem').hold(21)).toThrow(busy);
  memory('cem').hold(20);
});

it('counts what is held, and nothing that is only announced or has been released', () => {
  const memory = createUploadMemory({ totalBytes: 100, personBytes: 40 });
  const upload = memory('ann');
  upload.check(40);
  upload.check(40);
  upload.hold(10);
  upload.hold(20);
  upload.check(40);
  expect(() => memory('ann').hold(21)).toThrow(busy);
  upload.release();
  upload.release();
  memory('ann').hold(40);
  // The rest of a request that was refused may still arrive.
  expect(() => upload.hold(1)).toThrow(busy);
});
