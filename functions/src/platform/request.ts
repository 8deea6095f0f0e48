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
