import { type FailureCode, isFailureCode } from "@awning/domain/errors/failure";
import { formatMoney } from "@awning/domain/money/money";
import { apiPath } from "@awning/domain/routes/paths";
import { useEffect, useState } from "react";
import { reachedCountries } from "../checkout/countries.ts";
import { checkoutUrl } from "../checkout/line-token.ts";
import { BUYER_WORDS, LATE_WORDS } from "../failure-labels.ts";
import { discountCodeError, pieces } from "../labels.ts";
import { Icon } from "../parts/icon.tsx";
import { Sums } from "../parts/sums.tsx";
import { type Basket, isBasketNotStored, readBasket, setLine, writeBasket } from "../script/basket.ts";
import { BasketLine, language } from "./basket-line.tsx";
import { isQuote, type ShownQuote } from "./quote-answer.ts";

type Props = { username: string; close: () => void };

/** The basket of a shop, with the shop's current prices. */
export function BasketSheet({ username, close }: Props) {
  const basket = useBasket(username);
  const [attempt, setAttempt] = useState(0);
  const { quote, failure, isAsking, isLate } = useQuote(username, basket, attempt);
  const count = basket.lines.reduce((sum, line) => sum + line.quantity, 0);
  const failed = isLate ? LATE_WORDS : failure ? BUYER_WORDS[failure] : null;
  return (
    <>
      <div className="sheet__head">
        <h2 id="basket-title">{count === 0 ? "Basket" : `Basket, ${pieces(count)}`}</h2>
        <button className="icon-btn" type="button" aria-label="Close" onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      <div className="sheet__body" aria-busy={isAsking}>
        {count > 0 && isBasketNotStored(username) && (
          <p className="hint">Your browser doesn’t allow saving data, so your basket will be lost when you leave this page.</p>
        )}
        {count === 0 && <p className="basket__empty">Your basket is empty.</p>}
        {failed && (
          <div className="basket__failed" role="alert">
            <p>
              <b>{failed.title}</b> {failed.words}
            </p>
            <button className="btn btn--line btn--small" type="button" onClick={() => setAttempt(attempt + 1)}>
              <Icon name="rotate" size={18} />
              Try again
            </button>
          </div>
        )}
        <ul>
          {basket.lines.map((line) => (
            <BasketLine
              key={`${line.productId}.${line.variantId}`}
              line={line}
              quoted={quote?.lines.find((one) => one.productId === line.productId && one.variantId === line.variantId)}
              currency={quote?.currency}
              setQuantity={(quantity) => setLine(username, { ...line, quantity })}
            />
          ))}
        </ul>
      </div>
      {count > 0 && (
        <div className="sheet__foot" aria-live="polite">
          {quote && <BasketSums quote={quote} change={(part) => writeBasket(username, { ...readBasket(username), ...part })} />}
          <a className="btn btn--wide basket__go" href={checkoutUrl(username, basket.lines, basket)}>
            Go to checkout{quote && quote.total > 0 && ` · ${formatMoney(quote.total, quote.currency, language)}`}
          </a>
        </div>
      )}
    </>
  );
}

/** The total before the buyer gives any details; when the country changes it, it can be chosen here. */
function BasketSums({ quote, change }: { quote: ShownQuote; change: (part: Partial<Basket>) => void }) {
  const count = quote.lines.reduce((sum, line) => sum + (line.problem ? 0 : line.quantity), 0);
  return (
    <>
      {quote.countryMatters && quote.delivery === "shipping" && (
        <label className="basket__to">
          <span>Shipping to</span>
          <select value={quote.country} onChange={(event) => change({ country: event.currentTarget.value })}>
            {quote.country === "" && <option value="">Select a country</option>}
            {reachedCountries(quote.shipsTo).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Sums {...quote} language={language} count={count} />
      {quote.codeProblem && (
        <p className="hint">
          {discountCodeError(quote.codeProblem, quote.currency, language)}{" "}
          <button className="btn btn--text" type="button" onClick={() => change({ code: "" })}>
            Remove code
          </button>
        </p>
      )}
    </>
  );
}

/** The stored basket, updated when another tab or the page changes it. */
function useBasket(username: string): Basket {
  const [basket, setBasket] = useState(() => readBasket(username));
  useEffect(() => {
    const update = () => setBasket(readBasket(username));
    for (const type of ["awning:basket", "storage"]) addEventListener(type, update);
    return () => {
      for (const type of ["awning:basket", "storage"]) removeEventListener(type, update);
    };
  }, [username]);
  return basket;
}

/** `isLate`: the answer takes so long that the buyer is offered a retry. */
type QuoteState = { quote: ShownQuote | null; failure: FailureCode | null; isAsking: boolean; isLate?: boolean };

const LATE_MS = 10_000;

/** The shop's prices for a basket, reloaded when it changes. The last good answer stays while loading. */
function useQuote(username: string, basket: Basket, attempt: number): QuoteState {
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
  const response = await fetch(apiPath("quote"), {
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

// Checked by hand, because the schema would pull the whole command table into the first island.
function codeOf(answer: unknown): FailureCode {
  if (typeof answer !== "object" || answer === null || !("error" in answer)) return "internal";
  const { error } = answer;
  return typeof error === "object" && error !== null && "code" in error && isFailureCode(error.code) ? error.code : "internal";
}
