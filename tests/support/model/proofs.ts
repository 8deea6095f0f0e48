import { Failure } from "@awning/domain/errors/failure";
import { solve as solveDetails } from "../../../web/src/data/core/proof-of-work.ts";

/** The failure that an act ended with, or `null` when it was done. */
export async function failureOf(act: () => Promise<unknown>): Promise<Failure | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** The header with which a browser answers `proof_needed`. */
export async function solve(failure: Failure | null): Promise<string> {
  return (await solveDetails(failure?.details)) ?? "nothing was asked for";
}
