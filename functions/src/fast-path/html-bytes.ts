const SPECIAL = /["&'<>]/;
const ESCAPES: Readonly<Record<string, string>> = { '"': "&quot;", "&": "&amp;", "'": "&#x27;", "<": "&lt;", ">": "&gt;" };

/** Escapes a text for content and quoted attributes. */
export function escapeHtml(text: string): string {
  // Most texts need no escaping, and testing is much cheaper than copying.
  return SPECIAL.test(text) ? text.replace(/["&'<>]/g, (sign) => ESCAPES[sign] ?? sign) : text;
}

/** Node encodes longer texts faster; for shorter ones the call costs more than the encoding. */
const SHORT = 48;
/** Fits a page of the usual size and grows for larger ones. */
const ROOM = 128 * 1024;

/** The previous page's buffer, reused for the next. */
let spare: Buffer | null = null;

/** A UTF-8 buffer written piece by piece. Joining thousands of pieces into a string and then encoding it takes longer. */
export class HtmlBytes {
  #bytes: Buffer = spare ?? Buffer.allocUnsafeSlow(ROOM);
  #at = 0;

  constructor() {
    spare = null;
  }

  get length(): number {
    return this.#at;
  }

  text(text: string): void {
    if (text.length > SHORT || !this.#short(text, IS_ASCII)) this.#any(text);
  }

  /** Writes a text escaped for content and quoted attributes. */
  escaped(text: string): void {
    if (text.length > SHORT || !this.#short(text, IS_PLAIN)) this.#any(escapeHtml(text));
  }

  /** Writes bytes that are UTF-8 already, or a mark that no text contains. */
  bytes(bytes: Uint8Array): void {
    this.#makeRoom(bytes.length);
    this.#bytes.set(bytes, this.#at);
    this.#at += bytes.length;
  }

  /** Returns the bytes to `use`; the buffer is reused afterwards, so nothing more can be written. */
  finish<Result>(use: (bytes: Buffer) => Result): Result {
    const bytes = this.#bytes;
    const result = use(bytes.subarray(0, this.#at));
    this.#bytes = NONE;
    this.#at = 0;
    spare = bytes.length > MAX_SPARE ? null : bytes;
    return result;
  }

  /** Writes a text if it contains only `allowed` characters; otherwise writes nothing and returns `false`. */
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
/** UTF-8 bytes per UTF-16 code unit. */
const MOST_BYTES_A_SIGN = 3;
/** A page with a thousand links must not hold its buffer forever. */
const MAX_SPARE = 1024 * 1024;
