import { Failure } from "@awning/domain/errors/failure";
import { BUYER_NAME_MAX } from "@awning/domain/order/order";
import { WITHDRAWAL_WORDS_MAX } from "@awning/domain/order/withdrawal/withdrawal";
import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { formatWait } from "@awning/domain/time/wait-labels";
import { withinUnits } from "@awning/domain/values/characters";
import { emailSchema } from "@awning/domain/values/email";
import { cleanLine } from "@awning/domain/values/text";
import { faceOfSite, type SiteWithdrawProps, type WithdrawForm } from "@awning/web/storefront";
import { HTTP_STATUS } from "#http/errors.ts";
import * as formLabels from "../forms/labels.ts";
import * as labels from "../labels.ts";
import type { PageAnswer } from "../render/page.ts";
import { quietHead } from "../render/page-head.ts";
import type { PageContext } from "../resolve/page-request.ts";
import { readOrderNumber } from "./find-order-page.ts";

/** Withdraws by number and email; the answer never reveals whether the order exists. `words` is empty for the whole order. */
export type WithdrawByNumber = (
  asked: { username: string; number: number; email: string; name: string; words: string },
  clientAddress: string,
) => Promise<void>;

const EMPTY: WithdrawForm = { name: "", number: "", email: "", items: "" };
const TYPED_MAX = 1000;

/** `GET /{username}/order?withdraw`: asks for name, number and email. */
export function showWithdraw(site: PublishedCopy, context: PageContext): PageAnswer {
  return draw(site, context, 200, {});
}

/** Whether a form on `/{username}/order` withdraws. */
export function isWithdrawal(body: URLSearchParams): boolean {
  return body.get("act") === "withdraw" || body.get("act") === "confirm-withdrawal";
}

/** `POST /{username}/order` of these forms: first shows the declaration, then takes it. */
export async function submitWithdraw(
  site: PublishedCopy,
  body: URLSearchParams,
  clientAddress: string,
  withdrawByNumber: WithdrawByNumber,
  context: Pick<PageContext, "mediaBase">,
): Promise<PageAnswer> {
  const field = (name: keyof WithdrawForm) => cleanLine(withinUnits(body.get(name) ?? "", TYPED_MAX));
  const form = { name: field("name"), number: field("number"), email: field("email"), items: field("items") };
  const number = readOrderNumber(form.number);
  const email = emailSchema.safeParse(form.email);
  const errors: SiteWithdrawProps["errors"] = {
    ...(form.name === "" ? { name: formLabels.nameMissing } : form.name.length > BUYER_NAME_MAX ? { name: formLabels.nameTooLong } : {}),
    ...(number === null ? { number: labels.orderNumberInvalid } : {}),
    ...(email.success ? {} : { email: formLabels.emailInvalid }),
    ...(form.items.length > WITHDRAWAL_WORDS_MAX ? { items: formLabels.answerTooLong(WITHDRAWAL_WORDS_MAX) } : {}),
  };
  if (number === null || !email.success || Object.keys(errors).length > 0) return draw(site, context, 422, { form, errors });
  if (body.get("act") === "withdraw") return draw(site, context, 200, { form, step: "confirm" });
  try {
    const { name, items: words } = form;
    await withdrawByNumber({ username: site.username, number, email: email.data, name, words }, clientAddress);
    return draw(site, context, 200, { form: { ...form, email: email.data }, step: "done" });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return draw(site, context, HTTP_STATUS[error.code], { form, notice: noticeOf(error) });
  }
}

/** A limit never blocks a withdrawal: a message to the shop is equally valid. */
function noticeOf({ code, details }: Failure): NonNullable<SiteWithdrawProps["notice"]> {
  const isOften = code === "too_many_requests";
  const when = formLabels.retryHint(formatWait(details.retryAfterSeconds));
  const title = isOften ? formLabels.tooManyAttempts : formLabels.somethingWentWrong;
  return { title, words: [formLabels.nothingWithdrawn, when, formLabels.withdrawOtherwise].join(" ") };
}

function draw(
  site: PublishedCopy,
  { mediaBase }: Pick<PageContext, "mediaBase">,
  status: number,
  part: Partial<SiteWithdrawProps>,
): PageAnswer {
  const props = { shop: faceOfSite(site), mediaBase, step: "ask" as const, form: EMPTY, errors: {}, notice: null, ...part };
  const head = quietHead(labels.withdrawPageTitle(site.displayName));
  return {
    type: "page",
    page: { status, view: { kind: "withdraw", props }, theme: site.theme, design: site.design, head, cache: "private" },
  };
}
