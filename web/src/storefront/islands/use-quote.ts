import { type FailureCode, isFailureCode } from "@awning/domain/errors/failure";
import { paths } from "@awning/domain/routes/paths";
import { useEffect, useState } from "react";
import type { Basket } from "../script/basket.ts";
import { isQuote, type ShownQuote } from "./quote-answer.ts";

/** `isLate`: the answer takes so long that somebody may want to ask again. */
export type QuoteState = { quote: ShownQuote | null; failure: FailureCode | null; isAsking: boolean; isLate?: boolean };

const LATE_MS = 10_000;

/** The shop's own prices for a basket, asked anew whenever it changes. The last good answer stays while asking. */
export function useQuote(username: string, basket: Basket, attempt: number): QuoteState {
  const [state, setState] = useState<QuoteState>({ quote: null, failure: null, isAsking: true });
  const { lines, country, code } = basket;
  const wanted = JSON.stringify({ username, lines, delivery: null, country, code });
  const isEmpty = lines.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (isEmpty) {
      setState({ quote: null, failure: null, isAsking: false });
      return;
    }
    const leaving = new AbortController();
    setState((before) => ({ ...before, isAsking: true, isLate: false }));
    const late = setTimeout(() => setState((before) => ({ ...before, isLate: before.isAsking })), LATE_MS);
    askQuote(wanted, leaving.signal).then(
      (quote) => setState({ quote, failure: null, isAsking: false }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        const failure = error instanceof Refused ? error.code : "offline";
        setState((before) => ({ quote: before.quote, failure, isAsking: false }));
      },
    );
    return () => {
      clearTimeout(late);
      leaving.abort();
    };
  }, [wanted, isEmpty, attempt]);
  return state;
}

class Refused extends Error {
  readonly code: FailureCode;
  constructor(code: FailureCode) {
    super(code);
    this.code = code;
  }
}

async function askQuote(body: string, signal: AbortSignal): Promise<ShownQuote> {
  const response = await fetch(paths.api("quote"), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    signal,
    credentials: "omit",
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && isQuote(answer)) return answer;
  throw new Refused(codeOf(answer));
}

// Not by the schema of commands: that would bring the whole table of commands into the first island.
function codeOf(answer: unknown): FailureCode {
  if (typeof answer !== "object" || answer === null || !("error" in answer)) return "internal";
  const { error } = answer;
  return typeof error === "object" && error !== null && "code" in error && isFailureCode(error.code) ? error.code : "internal";
}
