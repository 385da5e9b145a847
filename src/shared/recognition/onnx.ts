/** The parts of onnxruntime that we use. It is installed separately, so its own types aren't available. */
export interface Tensor {
  data: Float32Array;
  dims: readonly number[];
}

/** A loaded model. */
export interface Session {
  run(feeds: Record<string, Tensor>, outputs?: readonly string[]): Promise<Record<string, Tensor>>;
}

type TensorData = Float32Array | BigInt64Array | boolean[];

/** Creates the inputs of a model. */
export interface Tensors {
  Tensor: new (type: 'float32' | 'int64' | 'bool', data: TensorData, dims: readonly number[]) => Tensor;
}

/** A row of tokens. */
export const tensorOfIds = (onnx: Tensors, ids: readonly number[]): Tensor =>
  new onnx.Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]);
