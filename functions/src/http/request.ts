import type { IncomingMessage } from "node:http";
import { RECENT_SIGN_IN_MINUTES } from "@awning/domain/account/deletion";
import { Failure } from "@awning/domain/errors/failure";

/** A person who is signed in, as their token says; `signedInAt` in ms since 1970, when the token tells it. */
export type Caller = { uid: string; email: string | null; isVerified: boolean; signedInAt?: number };

/** Who asks for a command and when. `now` in ms since 1970; `caller` is `null` when nobody is signed in. */
export type Request = { caller: Caller | null; clientAddress: string; now: number };

/** The person who is signed in; nobody is `signed_out`. */
export function requireCaller(request: Request): Caller {
  if (!request.caller) throw new Failure("signed_out");
  return request.caller;
}

/** The person who signed in within the last {@link RECENT_SIGN_IN_MINUTES} minutes; an older sign-in is `stale_sign_in`. */
export function requireRecentSignIn(request: Request): Caller {
  const caller = requireCaller(request);
  if ((caller.signedInAt ?? 0) < request.now - RECENT_SIGN_IN_MINUTES * 60_000) throw new Failure("stale_sign_in");
  return caller;
}

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
