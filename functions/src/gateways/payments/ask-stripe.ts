import Stripe from "stripe";
import * as z from "zod/mini";
import { ProviderError, type ProviderTrouble } from "./port.ts";

/**
 * Asks Stripe and checks what comes back: the SDK resolves on some answers that are no result, for example a 404 whose body is
 * not Stripe's.
 */
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

/** A key of the other mode sees nothing that is there; Stripe says so in words alone. */
const OTHER_MODE = /similar object exists in (test|live) mode/;

function troubleOf(error: InstanceType<typeof Stripe.errors.StripeError>): ProviderTrouble {
  if (error instanceof Stripe.errors.StripeConnectionError) return "silent";
  const { statusCode = 0, code, message } = error;
  if (statusCode === 403 && code === "account_invalid") return "revoked";
  // A key that is wrong or was changed says nothing about a payment.
  if (statusCode === 401 || statusCode === 403 || OTHER_MODE.test(message)) return "denied";
  if (code === "resource_missing") return "gone";
  // What is wrong with the request stays wrong; a busy or broken Stripe and a running twin do not.
  return statusCode >= 400 && statusCode < 500 && statusCode !== 409 && statusCode !== 429 ? "refused" : "later";
}
