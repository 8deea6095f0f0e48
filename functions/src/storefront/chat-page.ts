import { withinUnits } from "@awning/domain/characters";
import { contactMessageSchema, MESSAGE_MAX, MESSAGE_NAME_MAX } from "@awning/domain/contact-message";
import { Failure } from "@awning/domain/failure";
import { ownPaths } from "@awning/domain/own-paths";
import type { PublishedCopy } from "@awning/domain/published-copy";
import { type ChatForm, faceOfSite, type SiteChatProps } from "@awning/web/storefront";
import { HTTP_STATUS } from "#platform/http-errors.ts";
import { notFoundIn, type PageContext } from "./load-page.ts";
import type { PageAnswer } from "./page.ts";
import { quietHead } from "./page-head.ts";
import type { FormDuties } from "./send-form.ts";

const EMPTY: ChatForm = { name: "", email: "", message: "" };
const TYPED_MAX = 4000;
/** What a message says of the page it comes from: the last part of its address. */
const SLUG = "chat";

/** `GET /{username}/chat`: there only while a link of the page leads to it. */
export function showChat(site: PublishedCopy, context: PageContext): PageAnswer {
  return isOffered(site) ? draw(site, context, 200, {}) : notFoundIn(site, context);
}

/**
 * `POST /{username}/chat`: mails what a visitor wrote to the owner. Who fills in the field that nobody sees gets the same answer
 * as everybody, and no mail is sent.
 */
export async function submitChat(
  site: PublishedCopy,
  body: URLSearchParams,
  clientAddress: string,
  sendMessage: FormDuties["sendMessage"],
  context: PageContext,
): Promise<PageAnswer> {
  if (!isOffered(site)) return notFoundIn(site, context);
  const typed = (name: keyof ChatForm) => withinUnits(body.get(name) ?? "", TYPED_MAX);
  const form = { name: typed("name"), email: typed("email").trim(), message: typed("message") };
  const parsed = contactMessageSchema.safeParse(form);
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
    const errors = {
      ...(wrong.has("name")
        ? { name: form.name.trim() ? `A name without an address, at most ${MESSAGE_NAME_MAX} characters.` : "Please say who you are." }
        : {}),
      ...(wrong.has("email") ? { email: "An e-mail address looks like name@shop.example." } : {}),
      ...(wrong.has("message")
        ? { message: form.message.trim() ? `Keep it below ${MESSAGE_MAX} characters.` : "Please write a message." }
        : {}),
    };
    return draw(site, context, 422, { form, errors });
  }
  try {
    if (!body.get("website")) await sendMessage(site.siteId, SLUG, parsed.data, clientAddress);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return draw(site, context, HTTP_STATUS[error.code], { form, notice: error.code === "too_many_requests" ? TOO_MANY : BUSY });
  }
  return draw(site, context, 200, { sentFrom: parsed.data.email });
}

const BUSY = { title: "Your message was not sent.", words: "Try again in a moment. What you wrote stands below." };
const TOO_MANY = {
  title: "That was a lot of messages.",
  words: "Wait an hour, then send the next one. What you sent before is on its way.",
};

function isOffered({ links, username }: PublishedCopy): boolean {
  return links.some(({ type, url }) => type === "page" && url === ownPaths.chat(username));
}

function draw(site: PublishedCopy, { mediaBase }: PageContext, status: number, part: Partial<SiteChatProps>): PageAnswer {
  const props = { shop: faceOfSite(site), mediaBase, form: EMPTY, errors: {}, sentFrom: null, notice: null, ...part };
  const head = quietHead(`Write to ${site.displayName}`);
  return { type: "page", page: { status, view: { kind: "chat", props }, theme: site.theme, design: site.design, head, cache: "private" } };
}
