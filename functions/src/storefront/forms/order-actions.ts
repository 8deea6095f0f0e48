import type { SentTo } from "@awning/domain/chat/visitor";
import { MESSAGE_MAX } from "@awning/domain/contact/message";
import { Failure } from "@awning/domain/errors/failure";
import type { LineQuantity } from "@awning/domain/order/fulfilment/shipment";
import type { Order } from "@awning/domain/order/order";
import { chatPath } from "@awning/domain/routes/own-paths";
import { ORDER_KEY_PARAMETER, sitePaths } from "@awning/domain/routes/paths";
import { formatWait } from "@awning/domain/time/wait-labels";
import type { Address } from "@awning/domain/values/address";
import { withinUnits } from "@awning/domain/values/characters";
import { emailSchema } from "@awning/domain/values/email";
import { HTTP_STATUS } from "#http/errors.ts";
import { misplaced } from "../load/load-page.ts";
import type { SendLostLink } from "../pages/find-order-page.ts";
import { drawOrder, type OrderLink, type OrderOutcome, type OrderPageDependencies, revealedPage } from "../pages/order-page.ts";
import { readUnits } from "../pages/withdrawal-view.ts";
import type { PageAnswer } from "../render/page.ts";
import type { PageContext, PageRequest } from "../resolve/page-request.ts";
import { parseSitePath } from "../resolve/site-path.ts";
import * as labels from "./labels.ts";
import { readTypedAddress } from "./typed-address.ts";

export type OrderActionDependencies = OrderPageDependencies & {
  /** Counts a download and returns a short-lived URL. `line` is `<product>.<variant>`. */
  takeDownload: (link: OrderLink, wanted: { line: string; fileId: string }, clientAddress: string) => Promise<string>;
  /** Finds an order by its buyer's email. */
  getOrderByEmail: (place: { username: string; orderId: string }, email: string, clientAddress: string) => Promise<Order>;
  resendOrderLink: SendLostLink;
  cancelAsBuyer: (link: OrderLink, clientAddress: string) => Promise<void>;
  correctAsBuyer: (link: OrderLink, shipTo: Address, clientAddress: string) => Promise<void>;
  withdrawAsBuyer: (link: OrderLink, declared: { lines: LineQuantity[]; place: number }, clientAddress: string) => Promise<void>;
  writeAsBuyer: (
    place: { username: string; orderId: string },
    message: { key: string; email: string; text: string },
    clientAddress: string,
  ) => Promise<SentTo>;
};

/** `POST /{username}/order/{orderId}`: a form on the order page. The page itself shows refusals. */
export async function submitOrderAction(
  request: PageRequest,
  body: URLSearchParams,
  clientAddress: string,
  duties: OrderActionDependencies,
  context: PageContext,
): Promise<PageAnswer> {
  const parsed = parseSitePath(request.path);
  if (parsed.type !== "route" || parsed.route.kind !== "order")
    return misplaced(parsed.type === "route" ? { type: "unknown" } : parsed, request, context);
  const { username, orderId } = parsed.route;
  const link = { username, orderId, key: body.get("key") ?? "" };
  try {
    switch (body.get("act")) {
      case "download":
        return await download(link, body, clientAddress, duties);
      case "reveal":
        return revealedPage(request, await duties.getOrderByEmail(link, requireEmail(body), clientAddress), context);
      case "send-link": {
        await duties.resendOrderLink({ username, orderId, email: requireEmail(body) }, clientAddress);
        return drawOrder(request, link, "order", duties, context, { status: 200, notice: LINK_SENT });
      }
      case "cancel":
        await duties.cancelAsBuyer(link, clientAddress);
        return backTo(link);
      case "correct":
        await duties.correctAsBuyer(link, requireAddress(body), clientAddress);
        return backTo(link);
      case "withdraw": {
        const { lines } = readUnits(body);
        const notice = { title: labels.chooseItemsFirst, words: labels.nothingWithdrawn };
        const outcome = lines.length > 0 ? { status: 200, notice: null, asked: lines } : { status: 422, notice };
        return drawOrder(request, link, "order", duties, context, outcome);
      }
      case "confirm-withdrawal":
        await duties.withdrawAsBuyer(link, readUnits(body), clientAddress);
        return backTo(link, "#withdrawal");
      case "write": {
        const to = await duties.writeAsBuyer(link, messageIn(body, link.key), clientAddress);
        return { type: "redirect", status: 303, to: `${chatPath(username, to.conversationId, to.key)}#end` };
      }
      default:
        throw new Failure("bad_request");
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // A wrong email must look like a missing order.
    const isMissing = error.code === "not_found" && (body.get("act") === "reveal" || body.get("act") === "write");
    const shown = isMissing ? { ...link, orderId: "" } : link;
    return drawOrder(request, shown, "order", duties, context, { ...outcomeOf(error), ...typedIn(body) });
  }
}

/** Above the message limit, so that a slightly too long message is returned whole. */
const TYPED_MAX = 4000;

function messageIn(body: URLSearchParams, key: string) {
  return { key, email: withinUnits(body.get("email") ?? "", TYPED_MAX).trim(), text: withinUnits(body.get("message") ?? "", TYPED_MAX) };
}

/** Input returned to the refused form. */
function typedIn(body: URLSearchParams): Pick<OrderOutcome, "typedAddress" | "typedMessage"> {
  if (body.get("act") === "correct") return { typedAddress: readTypedAddress(body) };
  if (body.get("act") !== "write") return {};
  const { email, text } = messageIn(body, "");
  return { typedMessage: { email, text } };
}

const LINK_SENT = {
  title: labels.checkYourEmail,
  words: labels.sentTheLinkIfItMatches,
};

async function download(
  link: OrderLink,
  body: URLSearchParams,
  clientAddress: string,
  duties: OrderActionDependencies,
): Promise<PageAnswer> {
  const wanted = { line: body.get("line") ?? "", fileId: body.get("file") ?? "" };
  return { type: "redirect", status: 303, to: await duties.takeDownload(link, wanted, clientAddress) };
}

/** Redirects to the order, so that a reload does not submit again. */
function backTo({ username, orderId, key }: OrderLink, anchor = ""): PageAnswer {
  const to = `${sitePaths.order(username, orderId)}?${ORDER_KEY_PARAMETER}=${encodeURIComponent(key)}${anchor}`;
  return { type: "redirect", status: 303, to };
}

function requireAddress(body: URLSearchParams): Address {
  const { address } = readTypedAddress(body);
  if (!address) throw new Failure("bad_request", { fields: ["address"] });
  return address;
}

function requireEmail(body: URLSearchParams): string {
  const email = emailSchema.safeParse(body.get("email") ?? "");
  if (!email.success) throw new Failure("bad_request", { fields: ["email"] });
  return email.data;
}

function outcomeOf(failure: Failure): OrderOutcome {
  return { status: HTTP_STATUS[failure.code], notice: noticeOf(failure) };
}

function noticeOf({ code, details }: Failure): NonNullable<OrderOutcome["notice"]> {
  if (code === "over_limit") return { title: labels.noDownloadsLeft, words: labels.usedAllDownloads };
  if (code === "act_refused" && details.reason === "cancelled") return { title: labels.cantBeCanceledOnline, words: labels.contactTheShop };
  if (code === "act_refused" && details.reason === "withdrawal")
    return { title: labels.withdrawalRefused, words: labels.withdrawalRefusedHint };
  if (code === "act_refused" && details.reason === "address") return { title: labels.addressChangeTooLate, words: labels.contactTheShop };
  if (code === "bad_request" && Array.isArray(details.fields) && details.fields.includes("address"))
    return { title: labels.addressIsntComplete, words: labels.nothingChangedHint };
  if (code === "bad_request" && Array.isArray(details.fields) && details.fields.includes("message"))
    return { title: labels.messageWasntSent, words: labels.messageInvalid(MESSAGE_MAX) };
  if (code === "act_refused" && details.reason === "files_withdrawn") return { title: labels.notAvailable, words: labels.filesWithdrawn };
  if (code === "act_refused") return { title: labels.notAvailable, words: labels.downloadOncePaid };
  if (code === "not_found" && details.what === "file") return { title: labels.fileWasRemoved, words: labels.askTheShopForANewOne };
  if (code === "bad_request" && Array.isArray(details.fields) && details.fields.includes("email"))
    return { title: labels.emailMalformed, words: labels.shouldLookLikeName };
  if (code === "too_many_requests")
    return { title: labels.tooManyAttempts, words: labels.retryHint(formatWait(details.retryAfterSeconds)) };
  return { title: labels.somethingWentWrong, words: labels.nothingLostHint };
}
