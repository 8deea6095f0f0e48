import type { IncomingMessage } from "node:http";

/** A request whose body the framework has read already: in the emulators, where nothing is put before it. */
type Asked = IncomingMessage & { rawBody?: Uint8Array };

/**
 * The body of a request as it was sent, never unpacked; `null` when it has more than `maxBytes`, or when who sends it is gone.
 * Reading ends with the piece that is too much: what is left stays with the sender, so the connection has to be closed.
 */
export async function readBody(request: Asked, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (request.rawBody) return request.rawBody.length > maxBytes ? null : new Uint8Array(request.rawBody);
  return new Promise((done) => {
    const pieces: Buffer[] = [];
    let length = 0;
    const take = (piece: Buffer) => {
      length += piece.length;
      if (length <= maxBytes) return void pieces.push(piece);
      request.off("data", take).pause();
      done(null);
    };
    request
      .on("data", take)
      .once("end", () => done(new Uint8Array(Buffer.concat(pieces))))
      .once("error", () => done(null));
  });
}
