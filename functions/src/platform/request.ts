import { Failure } from "@awning/domain/failure";

/** A person who is signed in, as their token says. */
export type Caller = { uid: string; email: string | null; isVerified: boolean };

/** Who asks for a command and when. `now` in ms since 1970; `caller` is `null` when nobody is signed in. */
export type Request = { caller: Caller | null; clientAddress: string; now: number };

/** The person who is signed in; nobody is `signed_out`. */
export function requireCaller(request: Request): Caller {
  if (!request.caller) throw new Failure("signed_out");
  return request.caller;
}
