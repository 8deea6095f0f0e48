import { Failure } from "@awning/domain/errors/failure";
import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { withinUnits } from "@awning/domain/values/characters";
import { emailSchema } from "@awning/domain/values/email";
import { faceOfSite, type SiteFindOrderProps } from "@awning/web/storefront";
import { HTTP_STATUS } from "#http/errors.ts";
import * as formLabels from "../forms/labels.ts";
import * as labels from "../labels.ts";
import type { PageAnswer } from "../render/page.ts";
import { quietHead } from "../render/page-head.ts";
import type { PageContext } from "../resolve/page-request.ts";

/** Mails an order's link to its buyer; the answer never reveals whether the order exists. */
export type SendLostLink = (
  lost: { username: string; email: string } & ({ orderId: string } | { number: number }),
  clientAddress: string,
) => Promise<void>;

const EMPTY = { number: "", email: "" };
const TYPED_MAX = 320;

/** `GET /{username}/order`: asks for number and email. */
export function showFindOrder(site: PublishedCopy, context: PageContext): PageAnswer {
  return draw(site, context, 200, {});
}

/** `POST /{username}/order`: gives the same answer for every well-formed number and email. */
export async function submitFindOrder(
  site: PublishedCopy,
  body: URLSearchParams,
  clientAddress: string,
  resendOrderLink: SendLostLink,
  context: PageContext,
): Promise<PageAnswer> {
  const form = { number: withinUnits(body.get("number") ?? "", TYPED_MAX), email: withinUnits(body.get("email") ?? "", TYPED_MAX) };
  const number = readOrderNumber(form.number);
  const email = emailSchema.safeParse(form.email);
  if (number === null || !email.success) {
    const errors = {
      ...(number === null ? { number: labels.orderNumberInvalid } : {}),
      ...(email.success ? {} : { email: formLabels.emailInvalid }),
    };
    return draw(site, context, 422, { form, errors });
  }
  try {
    await resendOrderLink({ username: site.username, number, email: email.data }, clientAddress);
    return draw(site, context, 200, { askedFor: email.data });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return draw(site, context, HTTP_STATUS[error.code], { form, notice: BUSY });
  }
}

const BUSY = {
  title: formLabels.tooManyAttempts,
  words: labels.retryOrReplyHint,
};

/** Parses an order number such as `#1042`, `1042` or `Order 1042`; `null` if invalid. */
export function readOrderNumber(typed: string): number | null {
  const digits = /^\D{0,12}(\d{1,9})\s*$/.exec(typed.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

function draw(site: PublishedCopy, { mediaBase }: PageContext, status: number, part: Partial<SiteFindOrderProps>): PageAnswer {
  const props = { shop: faceOfSite(site), mediaBase, form: EMPTY, errors: {}, askedFor: null, notice: null, ...part };
  const head = quietHead(labels.findMyOrderAt(site.displayName));
  return {
    type: "page",
    page: { status, view: { kind: "find-order", props }, theme: site.theme, design: site.design, head, cache: "private" },
  };
}
