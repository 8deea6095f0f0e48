import type { PlaceOrder } from "@awning/domain/api/commands";
import { isBookedTime, PHONE_QUESTION } from "@awning/domain/booking/prepaid/booked-line";
import { typedGuestSchema } from "@awning/domain/booking/reservation";
import type { CartLine, Quote, QuotedLine } from "@awning/domain/cart/cart";
import { Failure, type FailureCode } from "@awning/domain/errors/failure";
import { digitalLines } from "@awning/domain/order/fulfilment/download";
import { type ManualOrder, manualProblems } from "@awning/domain/order/manual-order";
import { type Held, holdsTooMuch } from "@awning/domain/order/money/unpaid-holds";
import { readAnswers } from "@awning/domain/product/answers";
import { stockId } from "@awning/domain/routes/firestore-paths";
import type { Shop } from "./read-shop.ts";

/** Refuses an order its quote does not cover. Problems the buyer cannot fix come first, changes they only have to accept last. */
export function requireOrderable(input: PlaceOrder, quote: Quote): void {
  if (quote.lines.length === 0) throw new Failure("empty_cart");
  requireSellable(quote, true);
  if (quote.lines.some((line) => line.problem)) throw new Failure("bad_request", { fields: ["lines"], quote });
  if (!quote.deliveries.includes(input.delivery)) throw new Failure("method_unavailable", { method: "delivery", quote });
  if (!quote.payments.includes(input.payment)) throw new Failure("method_unavailable", { method: "payment", quote });
  if (input.delivery === "shipping" && input.shipTo === null) throw new Failure("bad_request", { fields: ["shipTo"] });
  const missing = missingIn(input, quote);
  if (missing.length > 0) throw new Failure("bad_request", { fields: missing, quote });
  // A code the buyer already knows is invalid does not block the order.
  if (quote.codeProblem && input.quoteHash !== quote.hash) throw new Failure("discount_refused", { problem: quote.codeProblem, quote });
  requireSameQuote(input, quote);
}

/** Refuses a manual order its quote does not cover. */
export function requireWritable(input: ManualOrder, quote: Quote): void {
  requireSellable(quote, false);
  if (quote.delivery !== input.delivery) throw new Failure("method_unavailable", { method: "delivery", quote });
  const fields = manualProblems(input, digitalLines(quote.lines).length > 0);
  if (fields.length > 0) throw new Failure("bad_request", { fields });
  requireSameQuote(input, quote);
  // Made-to-order products need their answers from owners too.
  const unanswered = unansweredIn(input, quote);
  if (unanswered.length > 0) throw new Failure("bad_request", { fields: unanswered });
}

function requireSellable(quote: Quote, withLines: boolean): void {
  for (const code of ["product_gone", "sold_out", "over_limit"] as const satisfies FailureCode[]) {
    const lines = quote.lines.filter((line) => line.problem?.code === code);
    if (lines.length > 0) throw new Failure(code, withLines ? { lines: lines.map(toProblem), quote } : { quote });
  }
}

function requireSameQuote({ quoteHash }: { quoteHash: string }, quote: Quote): void {
  if (quoteHash !== quote.hash) throw new Failure("quote_changed", { quote });
}

/**
 * Lists fields still missing for these products: the consent for digital goods, then answers.
 * @returns field names; answers are `answer.productId.variantId.questionId`
 */
export function missingIn(input: PlaceOrder, quote: Quote): string[] {
  const needsConsent = quote.lines.some((line) => line.kind === "digital") && !input.acceptDigital;
  return needsConsent ? ["acceptDigital"] : unansweredIn(input, quote);
}

/**
 * Refuses an order when its network's unpaid orders already hold too much stock (docs/decisions/070). Call it inside the transaction, after
 * reading the number, so that concurrent orders of one network see each other.
 */
export function requireShare(quote: Quote, { stock, discount: known }: Pick<Shop, "stock" | "discount">, held: Held): void {
  const left = new Map([...stock].map(([id, { available }]) => [id, available]));
  const { totalLimit = null, used = 0 } = known?.discount ?? {};
  const uses = totalLimit === null ? null : totalLimit - used;
  const lines = quote.lines.map((line) => ({ ...line, counted: stock.has(stockId(line.productId, line.variantId)) }));
  if (holdsTooMuch({ lines, code: quote.discount?.code ?? null }, held, left, uses)) throw new Failure("unpaid_orders");
}

/** Field names of questions whose answer is missing or too long. */
function unansweredIn({ lines }: Pick<PlaceOrder, "lines">, quote: Quote): string[] {
  return quote.lines.flatMap((line) =>
    [...answersOf(line, lines).problems.keys()].map((id) => `answer.${line.productId}.${line.variantId}.${id}`),
  );
}

/** The answers that were sent with a line. */
export function answersOf({ productId, variantId, questions }: QuotedLine, sent: readonly CartLine[]): ReturnType<typeof readAnswers> {
  const typed = sent.find((one) => one.productId === productId && one.variantId === variantId)?.answers ?? {};
  const read = readAnswers(questions, typed);
  const isCalled = isBookedTime({ variantId }) && questions.some(({ id }) => id === PHONE_QUESTION.id);
  if (isCalled && !typedGuestSchema.shape.phone.safeParse(typed[PHONE_QUESTION.id] ?? "").success)
    read.problems.set(PHONE_QUESTION.id, "missing");
  return read;
}

function toProblem(line: Quote["lines"][number]) {
  return { productId: line.productId, variantId: line.variantId, left: line.problem?.left ?? 0 };
}
