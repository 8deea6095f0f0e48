const SPECIAL = /["&'<>]/;
const ESCAPES: Readonly<Record<string, string>> = { '"': "&quot;", "&": "&amp;", "'": "&#x27;", "<": "&lt;", ">": "&gt;" };

/** A text as it can stand between tags and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  // Most texts hold nothing special, and a look is much cheaper than a copy.
  return SPECIAL.test(text) ? text.replace(/["&'<>]/g, (sign) => ESCAPES[sign] ?? sign) : text;
}

/** Longer texts are turned by Node in one go; for shorter ones the call alone takes longer than the turning. */
const SHORT = 48;
/** Room for a page of the usual size; it grows with a larger one. */
const ROOM = 128 * 1024;

/** The room of the page before, for the next one. */
let spare: Buffer | null = null;

/**
 * The UTF-8 of what is written piece by piece. A text that is put together from thousands of pieces has to be made one
 * before it can be turned into bytes, which takes longer than to write the pieces where they belong at once.
 */
export class HtmlBytes {
  #bytes: Buffer = spare ?? Buffer.allocUnsafeSlow(ROOM);
  #at = 0;

  constructor() {
    spare = null;
  }

  /** Bytes that were written so far. */
  get length(): number {
    return this.#at;
  }

  /** Writes a text as it is. */
  text(text: string): void {
    if (text.length > SHORT || !this.#short(text, IS_ASCII)) this.#any(text);
  }

  /** Writes a text as it can stand between tags and inside a quoted attribute. */
  escaped(text: string): void {
    if (text.length > SHORT || !this.#short(text, IS_PLAIN)) this.#any(escapeHtml(text));
  }

  /** Writes bytes that are UTF-8 already, or a mark that no text can hold. */
  bytes(bytes: Uint8Array): void {
    this.#makeRoom(bytes.length);
    this.#bytes.set(bytes, this.#at);
    this.#at += bytes.length;
  }

  /** What was written. Nothing more can be: its room is the next one's as soon as `use` has ended. */
  finish<Result>(use: (bytes: Buffer) => Result): Result {
    const bytes = this.#bytes;
    const result = use(bytes.subarray(0, this.#at));
    this.#bytes = NONE;
    this.#at = 0;
    spare = bytes.length > MAX_SPARE ? null : bytes;
    return result;
  }

  /** Writes a text of such signs alone; says when there is another in it, and then nothing is written. */
  #short(text: string, allowed: Uint8Array): boolean {
    const { length } = text;
    this.#makeRoom(length);
    const bytes = this.#bytes;
    const start = this.#at;
    for (let index = 0; index < length; index += 1) {
      const code = text.charCodeAt(index);
      if (code > 0x7f || allowed[code] === 0) return false;
      bytes[start + index] = code;
    }
    this.#at = start + length;
    return true;
  }

  #any(text: string): void {
    this.#makeRoom(text.length * MOST_BYTES_A_SIGN);
    this.#at += this.#bytes.write(text, this.#at);
  }

  #makeRoom(more: number): void {
    const needed = this.#at + more;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(2 * this.#bytes.length, needed));
    this.#bytes.copy(larger, 0, 0, this.#at);
    this.#bytes = larger;
  }
}

const IS_ASCII = new Uint8Array(128).fill(1);
const IS_PLAIN = IS_ASCII.map((_, code) => (`"&'<>`.includes(String.fromCharCode(code)) ? 0 : 1));
const NONE = Buffer.alloc(0);
/** In UTF-8, for one unit of UTF-16. */
const MOST_BYTES_A_SIGN = 3;
/** One page of a thousand links must not hold its room for as long as the process lives. */
const MAX_SPARE = 1024 * 1024;
