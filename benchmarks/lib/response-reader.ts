const HEAD_END = Buffer.from("\r\n\r\n");
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

/** Finds the end of each HTTP/1.1 answer on a connection that has one request at a time. */
export class ResponseReader {
  /** Of the answer that was complete last. */
  status = 0;
  #head: Buffer | null = null;
  /** Bytes still to come; `null`: until the last chunk. */
  #left: number | null = 0;
  #isInBody = false;
  #tail = Buffer.alloc(0);

  /** @returns whether this piece ends the answer */
  take(piece: Buffer): boolean {
    if (this.#isInBody) return this.#takeBody(piece);
    const seen = this.#head ? Buffer.concat([this.#head, piece]) : piece;
    const end = seen.indexOf(HEAD_END);
    if (end < 0) {
      this.#head = Buffer.from(seen);
      return false;
    }
    this.#head = null;
    const head = seen.toString("latin1", 0, end).toLowerCase();
    this.status = Number(head.slice(9, 12));
    this.#left = this.status === 304 ? 0 : lengthOf(head);
    this.#isInBody = true;
    this.#tail = Buffer.alloc(0);
    return this.#takeBody(seen.subarray(end + HEAD_END.length));
  }

  #takeBody(piece: Buffer): boolean {
    if (this.#left !== null) {
      this.#left -= piece.length;
      this.#isInBody = this.#left > 0;
    } else {
      const end = piece.length >= LAST_CHUNK.length ? piece : Buffer.concat([this.#tail, piece]);
      this.#tail = Buffer.from(end.subarray(-LAST_CHUNK.length));
      this.#isInBody = !this.#tail.equals(LAST_CHUNK);
    }
    return !this.#isInBody;
  }
}

function lengthOf(head: string): number | null {
  const at = head.indexOf("content-length: ");
  return at < 0 ? null : Number.parseInt(head.slice(at + 16, at + 28), 10);
}
