import { Failure, type FailureCode } from "@awning/domain/errors/failure";

// Codes of the Firebase SDKs (Firestore, Auth, Storage) that the user can act on.
const SDK_CODES: Readonly<Record<string, FailureCode>> = {
  "permission-denied": "forbidden",
  unauthenticated: "signed_out",
  "not-found": "not_found",
  "resource-exhausted": "busy",
  aborted: "busy",
  unavailable: "offline",
  "deadline-exceeded": "offline",
  "auth/network-request-failed": "offline",
  "auth/too-many-requests": "too_many_requests",
  "auth/user-token-expired": "signed_out",
  "auth/user-disabled": "forbidden",
  "auth/requires-recent-login": "signed_out",
  "auth/weak-password": "weak_password",
  "auth/password-does-not-meet-requirements": "weak_password",
  "storage/unauthorized": "forbidden",
  "storage/unauthenticated": "signed_out",
  "storage/object-not-found": "not_found",
  "storage/retry-limit-exceeded": "offline",
  "storage/quota-exceeded": "busy",
};

let tell: (failure: Failure) => void = () => {};

/** Sets the listener for unexpected failures, which otherwise would end in a toast. */
export function onUnforeseen(listener: (failure: Failure) => void): void {
  tell = listener;
}

/** Creates an unexpected failure and reports it to the listener. */
export function unforeseen(details: Record<string, unknown>, options?: ErrorOptions): Failure {
  const failure = new Failure("internal", details, options);
  tell(failure);
  return failure;
}

/** Converts an SDK error into a {@link Failure}. Unexpected ones become `internal`, with the original as cause. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const code = sdkCode(error);
  const known = code === null ? undefined : SDK_CODES[code];
  return known ? new Failure(known, {}, { cause: error }) : unforeseen({}, { cause: error });
}

/** The code of an SDK error, for example `auth/popup-closed-by-user`; `null` for anything else. */
export function sdkCode(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}
