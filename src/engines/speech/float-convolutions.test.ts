import { expect, it } from 'vitest';
import { withFloatConvolutions } from './float-convolutions.ts';

const varint = (value: number) => (value < 128 ? [value] : [(value % 128) + 128, Math.floor(value / 128)]);
const field = (number: number, ...parts: (string | Buffer)[]) => {
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from([number * 8 + 2, ...varint(bytes.length)]), bytes]);
};
const integer = (number: number, value: number) => Buffer.from([...varint(number * 8), value]);
const node = (type: string, inputs: string[], outputs: string[], ...attributes: Buffer[]) =>
  field(
    1,
    ...inputs.map((name) => field(1, name)),
    ...outputs.map((name) => field(2, name)),
    field(4, type),
    ...attributes,
  );
const model = (...graph: Buffer[]) =>
  Buffer.concat([integer(1, 8), field(7, ...graph), field(8, integer(2, 20))]);

const quantise = node('DynamicQuantizeLinear', ['x'], ['x_quantised', 'x_scale', 'x_zero']);
const kernel = field(5, field(1, 'group'), integer(3, 1), integer(20, 2));
const weights = field(5, field(8, 'w'), field(9, Buffer.alloc(200, 7)));
const add = node('Add', ['y', 'bias'], ['z']);

it('replaces integer convolutions, and leaves everything else as it was', () => {
  const convolve = node('ConvInteger', ['x_quantised', 'w', 'x_zero', 'w_zero'], ['y'], kernel);
  const toInteger = field(5, field(1, 'to'), integer(3, 6), integer(20, 2));
  const one = field(5, integer(2, 1), field(8, 'one'), field(9, Buffer.from([0, 0, 128, 63])));
  expect(withFloatConvolutions(model(quantise, convolve, add, weights))).toEqual(
    model(
      quantise,
      node('DequantizeLinear', ['w', 'one', 'w_zero'], ['y_weights']),
      node('Conv', ['x', 'y_weights'], ['y_convolved'], kernel),
      node('Div', ['y_convolved', 'x_scale'], ['y_scaled']),
      node('Cast', ['y_scaled'], ['y'], toInteger),
      add,
      weights,
      one,
    ),
  );
});

it('keeps a convolution of numbers that were integers before', () => {
  const convolve = node('ConvInteger', ['pixels', 'w'], ['y'], kernel);
  const rewritten = withFloatConvolutions(model(quantise, convolve, weights));
  expect(rewritten.includes(convolve)).toBe(true);
  expect(rewritten.includes('DequantizeLinear')).toBe(false);
});
