// In a file of its own: hardly anyone is asked for it.
export { solveChallenge } from "altcha-lib";
export { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
