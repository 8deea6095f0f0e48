import { PlainError } from "../plain-error.ts";
import type { Answers } from "./answers.ts";
import type { ProjectApi } from "./google.ts";
import type { SignInWay } from "./sign-in-calls.ts";

/**
 * One thing that is not as it should be. With `byHand` only the user can change it, and this says how; `isEnd`: nothing after it can work
 * before.
 */
export type Difference = { what: string; byHand?: string; isEnd?: boolean };

/**
 * A part of a deployment: how it is, and how it becomes so. Plan, run, resumption and second run are the same two functions, so `differs` only
 * reads, and `make` may have been cut off anywhere and come again.
 */
export type Step = {
  name: string;
  differs: (deployment: Deployment) => Promise<Difference[]>;
  make: (deployment: Deployment) => Promise<void>;
};

/** What steps need of the world. Tests replace all of it. */
export type Deployment = {
  api: ProjectApi;
  answers: Answers;
  /** The ways in which the app signs people in. */
  ways: ReadonlySet<SignInWay>;
  /** Files of this clone by their path in it. */
  files: { read: (path: string) => string; write: (path: string, text: string) => void };
  /** Runs the Firebase CLI. @throws PlainError with its output if it fails */
  firebase: (args: readonly string[]) => Promise<void>;
  build: () => Promise<void>;
  /** The name of what a build would be made of now. */
  release: () => Promise<string>;
  /** A secret from the environment or the prompt; it is neither printed nor kept here. */
  askSecret: (name: string, question: string) => Promise<string>;
};

export type Planned = { step: string; differences: Difference[] };
/** What a run did, by step, and what it left to the user. */
export type Receipt = { made: Planned[]; byHand: Planned[] };

/** What each step would change, and what only the user can. Changes nothing. */
export async function plan(deployment: Deployment, steps: readonly Step[]): Promise<Planned[]> {
  const planned: Planned[] = [];
  for (const { name, differs } of steps) planned.push({ step: name, differences: await differs(deployment) });
  return planned.filter(({ differences }) => differences.length > 0);
}

/**
 * Makes everything as it should be, step by step. After a failure or a kill, the next run goes on where it stopped.
 * @throws PlainError if a step fails, cannot begin or did not take
 */
export async function deploy(deployment: Deployment, steps: readonly Step[], say: (line: string) => void): Promise<Receipt> {
  const receipt: Receipt = { made: [], byHand: [] };
  for (const { name, differs, make } of steps) {
    let found = await differs(deployment);
    const end = found.find(({ isEnd }) => isEnd);
    if (end) throw new PlainError(`${name}: ${lineOf(end)}`);
    const made = found.filter(isMade);
    if (made.length > 0) {
      say(`${name} …`);
      await make(deployment);
      found = await differs(deployment);
      const left = found.filter((one) => isMade(one) || one.isEnd);
      if (left.length > 0) throw new PlainError(`${name}: still ${left.map(lineOf).join("; ")}. Run this again in a minute.`);
      receipt.made.push({ step: name, differences: made });
    }
    if (found.length > 0) receipt.byHand.push({ step: name, differences: found });
    say(`✓ ${name}`);
  }
  return receipt;
}

/** A difference that a run makes good. */
export function isMade({ byHand, isEnd }: Difference): boolean {
  return byHand === undefined && !isEnd;
}

export function lineOf({ what, byHand }: Difference): string {
  return byHand ? `${what}. ${byHand}` : what;
}
