import type { IncomingMessage } from "node:http";
import type { Writable } from "node:stream";
import { RECENT_SIGN_IN_MINUTES, RECOVERED_SIGN_IN_MINUTES } from "@awning/domain/account/deletion";
import { Failure } from "@awning/domain/errors/failure";
import type { Request as HttpRequest } from "firebase-functions/v2/https";

/** A signed-in user; `signedInAt` in ms since 1970, if the token says. `isRecovered` where a recovery code began the session. */
export type Caller = { uid: string; email: string | null; isVerified: boolean; signedInAt?: number; isRecovered?: boolean };

/**
 * The caller and time of a command. `now` in ms since 1970; `caller` is `null` when signed out; `proof` is the header with which a browser
 * answers `proof_needed`.
 */
export type Request = { caller: Caller | null; clientAddress: string; now: number; proof?: string | undefined };

/** What answers a GET writes to. */
export type ReadResponse = Writable & {
  status(code: number): ReadResponse;
  set(headers: Record<string, string>): ReadResponse;
  end(text?: string): unknown;
};
/** Answers a GET below `/api`. */
export type Read = (request: HttpRequest, response: ReadResponse) => Promise<void>;

/** @throws Failure `signed_out` */
export function requireCaller(request: Request): Caller {
  if (!request.caller) throw new Failure("signed_out");
  return request.caller;
}

/** @throws Failure `stale_sign_in` unless the caller signed in within the last {@link RECENT_SIGN_IN_MINUTES} minutes */
export function requireRecentSignIn(request: Request): Caller {
  return requireSignInWithin(request, RECENT_SIGN_IN_MINUTES);
}

function requireSignInWithin(request: Request, minutes: number): Caller {
  const caller = requireCaller(request);
  if ((caller.signedInAt ?? 0) < request.now - minutes * 60_000) throw new Failure("stale_sign_in");
  return caller;
}

/**
 * For what lets its maker log in later: whoever signed up with somebody else's address must leave no key behind in the account that its owner
 * confirms.
 * @throws Failure `stale_sign_in`, `unverified`
 */
export function requireRecentConfirmed(request: Request): Caller {
  return requireConfirmed(requireRecentSignIn(request));
}

/**
 * For what adds a way to log in: as {@link requireRecentConfirmed}, but whoever used a recovery code has
 * {@link RECOVERED_SIGN_IN_MINUTES} minutes, because they may have nothing left to log in again with.
 * @throws Failure `stale_sign_in`, `unverified`
 */
export function requireRecentOrRecovered(request: Request): Caller {
  const minutes = request.caller?.isRecovered ? RECOVERED_SIGN_IN_MINUTES : RECENT_SIGN_IN_MINUTES;
  return requireConfirmed(requireSignInWithin(request, minutes));
}

function requireConfirmed(caller: Caller): Caller {
  if (!caller.isVerified) throw new Failure("unverified");
  return caller;
}

/** In the emulators, the framework has already read the body. */
type Asked = IncomingMessage & { rawBody?: Uint8Array };

/**
 * Reads a request body without decompressing it; `null` beyond `maxBytes` or when the client disconnects. Stops at the first excess chunk,
 * so the caller must close the connection.
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
