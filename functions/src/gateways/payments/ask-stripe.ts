import Stripe from "stripe";
import * as z from "zod/mini";
import { ProviderError, type ProviderTrouble } from "./port.ts";

/** Calls Stripe and validates the result: the SDK resolves for some error responses, such as a 404 whose body is not Stripe's. */
export async function ask<Schema extends z.core.$ZodType>(schema: Schema, call: () => Promise<unknown>): Promise<z.output<Schema>> {
  let answer: unknown;
  try {
    answer = await call();
  } catch (error) {
    throw toProviderError(error);
  }
  const parsed = z.safeParse(schema, answer);
  if (parsed.success) return parsed.data;
  throw new ProviderError(`not what was asked for: ${parsed.error.issues.map((issue) => issue.path.join(".")).join(", ")}`, "later");
}

function toProviderError(error: unknown): ProviderError {
  if (!(error instanceof Stripe.errors.StripeError)) return new ProviderError(String(error), "later", { cause: error });
  return new ProviderError(`${error.type}: ${error.message}`, troubleOf(error), { cause: error });
}

/** Keys of test and live mode cannot see each other's objects; only the message says so. */
const OTHER_MODE = /similar object exists in (test|live) mode/;

function troubleOf(error: InstanceType<typeof Stripe.errors.StripeError>): ProviderTrouble {
  if (error instanceof Stripe.errors.StripeConnectionError) return "silent";
  const { statusCode = 0, code, message } = error;
  if (statusCode === 403 && code === "account_invalid") return "revoked";
  // A wrong or rotated key says nothing about the payment.
  if (statusCode === 401 || statusCode === 403 || OTHER_MODE.test(message)) return "denied";
  if (code === "resource_missing") return "gone";
  // Client errors are permanent, except conflicts and rate limits; server errors are temporary.
  return statusCode >= 400 && statusCode < 500 && statusCode !== 409 && statusCode !== 429 ? "refused" : "later";
}
