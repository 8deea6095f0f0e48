/** One field of a protobuf message: its number, with its bytes (texts, messages, packed lists) or its value (whole numbers up to 2^53). */
export type Field = { number: number; bytes: Uint8Array; value: number };

const NOTHING: Uint8Array = new Uint8Array();
/** What precedes a message of gRPC: whether it is compressed, and its length in four bytes. */
const HEAD = 5;

/** The fields of a protobuf message in order, without a schema. Throws if the message ends within a field. */
export function fieldsOf(message: Uint8Array): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const take = (count: number) => {
    if (at + count > message.length) throw new Error("A message ends within a field.");
    at += count;
    return message.subarray(at - count, at);
  };
  const number = () => {
    let sum = 0;
    for (let scale = 1; ; scale *= 128) {
      const [byte = 0] = take(1);
      sum += (byte % 128) * scale;
      if (byte < 128) return sum;
    }
  };
  while (at < message.length) {
    const tag = number();
    const field = { number: Math.floor(tag / 8), bytes: NOTHING, value: 0 };
    if (tag % 8 === 0) field.value = number();
    else if (tag % 8 === 1) take(8);
    else if (tag % 8 === 2) field.bytes = take(number());
    else if (tag % 8 === 5) take(4);
    else throw new Error(`A field of the unknown kind ${tag % 8}.`);
    fields.push(field);
  }
  return fields;
}

/** The messages below a path of field numbers: `[2, 1]` is field 1 of each field 2. */
export function within(message: Uint8Array, ...path: number[]): Field[] {
  const [first, ...rest] = path;
  const found = fieldsOf(message).filter(({ number }) => number === first);
  return rest.length === 0 ? found : found.flatMap(({ bytes }) => within(bytes, ...rest));
}

export function textOf({ bytes }: Field): string {
  return new TextDecoder().decode(bytes);
}

/** Cuts a stream of gRPC into messages, wherever its pieces begin and end. Throws at a compressed one, which our clients never send. */
export function messageReader(): (piece: Uint8Array) => Uint8Array[] {
  let rest: Buffer = Buffer.alloc(0);
  return (piece) => {
    rest = Buffer.concat([rest, piece]);
    const messages: Uint8Array[] = [];
    while (rest.length >= HEAD) {
      if (rest[0] !== 0) throw new Error("A compressed message cannot be counted.");
      const end = HEAD + rest.readUInt32BE(1);
      if (rest.length < end) break;
      messages.push(rest.subarray(HEAD, end));
      rest = rest.subarray(end);
    }
    return messages;
  };
}
