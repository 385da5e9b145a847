/** The numbers of the fields that we need in ONNX's protobuf messages. */
const modelGraph = 7;
const graph = { node: 1, initializer: 5 };
const node = { input: 1, output: 2, type: 4, attribute: 5 };
const tensor = { type: 2, name: 8, data: 9 };
const attribute = { name: 1, integer: 3, type: 20 };
const dataTypes = { float: 1, int32: 6 };
const integerAttribute = 2;

const one = 'one';

interface Field {
  number: number;
  /** With its number and length, to copy it. */
  whole: Buffer;
  value: Buffer;
}

interface Node {
  type: string;
  inputs: string[];
  outputs: string[];
  /** Each as a whole field. */
  attributes: Buffer[];
}

/**
 * Has the convolutions of a dynamically quantised model calculate with floating-point numbers, which takes half the time
 * on x64: onnxruntime's integer convolution doesn't use the fast instructions there. The weights stay small in memory; each
 * run expands them for one convolution at a time.
 */
export function withFloatConvolutions(model: Buffer): Buffer {
  const parts = [...readFields(model)].flatMap(({ number, whole, value }) =>
    number === modelGraph ? fieldParts(modelGraph, rewriteGraph(value)) : whole,
  );
  return Buffer.concat(parts);
}

function rewriteGraph(bytes: Buffer): Buffer[] {
  const fields = [...readFields(bytes)];
  const quantised = new Map<string, { input: string; scale: string }>();
  return [
    ...fields.flatMap(({ number, whole, value }) => {
      if (number !== graph.node) return whole;
      const found = readNode(value);
      const [input = '', weights = '', , weightsZero = ''] = found.inputs;
      const [output = '', scale = ''] = found.outputs;
      if (found.type === 'DynamicQuantizeLinear') quantised.set(output, { input, scale });
      const source = quantised.get(input);
      if (found.type !== 'ConvInteger' || !source) return whole;
      return [
        writeNode('DequantizeLinear', [weights, one, weightsZero], `${output}_weights`),
        writeNode('Conv', [source.input, `${output}_weights`], `${output}_convolved`, found.attributes),
        // What follows expects the result in the integers' scale.
        writeNode('Div', [`${output}_convolved`, source.scale], `${output}_scaled`),
        writeNode('Cast', [`${output}_scaled`], output, [toInt32]),
      ];
    }),
    writeField(
      graph.initializer,
      writeInteger(tensor.type, dataTypes.float),
      writeField(tensor.name, Buffer.from(one)),
      writeField(tensor.data, Buffer.from(Float32Array.of(1).buffer)),
    ),
  ];
}

function readNode(bytes: Buffer): Node {
  const found: Node = { type: '', inputs: [], outputs: [], attributes: [] };
  for (const { number, whole, value } of readFields(bytes)) {
    if (number === node.type) found.type = value.toString();
    else if (number === node.input) found.inputs.push(value.toString());
    else if (number === node.output) found.outputs.push(value.toString());
    else if (number === node.attribute) found.attributes.push(whole);
  }
  return found;
}

function writeNode(
  type: string,
  inputs: readonly string[],
  output: string,
  attributes: Buffer[] = [],
): Buffer {
  return writeField(
    graph.node,
    ...inputs.map((name) => writeField(node.input, Buffer.from(name))),
    writeField(node.output, Buffer.from(output)),
    writeField(node.type, Buffer.from(type)),
    ...attributes,
  );
}

/** Protobuf: a field is its number and wire type, then either a number or a length and as many bytes. */
function* readFields(bytes: Buffer): Generator<Field> {
  let at = 0;
  const readNumber = () => {
    let number = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = bytes.readUInt8(at);
      at += 1;
      number += (byte & 127) * shift;
      if (byte < 128) return number;
    }
  };
  while (at < bytes.length) {
    const from = at;
    const tag = readNumber();
    const wireType = tag & 7;
    const length = wireType === 2 ? readNumber() : wireType === 1 ? 8 : wireType === 5 ? 4 : 0;
    const start = at;
    if (wireType === 0) readNumber();
    at += length;
    yield { number: tag >>> 3, whole: bytes.subarray(from, at), value: bytes.subarray(start, at) };
  }
}

function writeNumber(number: number): Buffer {
  const bytes: number[] = [];
  let rest = number;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Buffer.from([...bytes, rest]);
}

const writeInteger = (number: number, value: number): Buffer =>
  Buffer.concat([writeNumber(number * 8), writeNumber(value)]);

/** Not joined yet, because the graph is large. */
function fieldParts(number: number, parts: readonly Buffer[]): Buffer[] {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return [writeNumber(number * 8 + 2), writeNumber(length), ...parts];
}

const writeField = (number: number, ...parts: readonly Buffer[]): Buffer =>
  Buffer.concat(fieldParts(number, parts));

const toInt32 = writeField(
  node.attribute,
  writeField(attribute.name, Buffer.from('to')),
  writeInteger(attribute.integer, dataTypes.int32),
  writeInteger(attribute.type, integerAttribute),
);
