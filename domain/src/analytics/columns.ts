/** Whole numbers from 0 to 2^53. */
export type Column = ArrayLike<number>;

const WIDTHS = [1, 2, 4, 8] as const;
type Width = 0 | (typeof WIDTHS)[number];
/** The head of a column: its length, its minimum, and the bytes per value above the minimum (0: all values are equal). */
export type ColumnHead = { count: number; least: number; width: Width };

/** Encodes a column with as few bytes per value as its maximum needs, little-endian. */
export function encodeColumn(values: Column): { head: ColumnHead; bytes: Uint8Array } {
  let least = values.length > 0 ? Number.POSITIVE_INFINITY : 0;
  let most = 0;
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? 0;
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`no whole number: ${value}`);
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const span = values.length > 0 ? most - least : 0;
  const width: Width = span === 0 ? 0 : span < 2 ** 8 ? 1 : span < 2 ** 16 ? 2 : span < 2 ** 32 ? 4 : 8;
  const bytes = new Uint8Array(values.length * width);
  const view = new DataView(bytes.buffer);
  for (let index = 0; width > 0 && index < values.length; index++) put(view, index * width, width, (values[index] ?? 0) - least);
  return { head: { count: values.length, least, width }, bytes };
}

export function arrayFor(count: number, most: number): Uint8Array | Uint16Array | Uint32Array | Float64Array {
  if (most < 2 ** 8) return new Uint8Array(count);
  if (most < 2 ** 16) return new Uint16Array(count);
  return most < 2 ** 32 ? new Uint32Array(count) : new Float64Array(count);
}

/** @throws RangeError when the bytes are too short for the column */
export function decodeColumn({ count, least, width }: ColumnHead, bytes: DataView, offset: number): Column {
  if (offset + count * width > bytes.byteLength) throw new RangeError("a column ends early");
  const values = arrayFor(count, least + (width === 0 ? 0 : 2 ** Math.min(8 * width, 53) - 1));
  if (width === 0) return values.fill(least);
  for (let index = 0; index < count; index++) values[index] = least + take(bytes, offset + index * width, width);
  return values;
}

function put(view: DataView, at: number, width: Width, value: number): void {
  if (width === 1) view.setUint8(at, value);
  else if (width === 2) view.setUint16(at, value, true);
  else if (width === 4) view.setUint32(at, value, true);
  else view.setFloat64(at, value, true);
}

function take(view: DataView, at: number, width: Width): number {
  if (width === 1) return view.getUint8(at);
  if (width === 2) return view.getUint16(at, true);
  return width === 4 ? view.getUint32(at, true) : view.getFloat64(at, true);
}
