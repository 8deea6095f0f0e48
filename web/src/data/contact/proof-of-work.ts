// A separate chunk, because few visitors need it.
export { solveChallenge } from "altcha-lib";
export { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
