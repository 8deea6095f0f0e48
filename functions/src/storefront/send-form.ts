import { walkBlocks } from "@awning/domain/blocks";
import { type ContactMessage, contactMessageSchema } from "@awning/domain/contact-message";
import { Failure } from "@awning/domain/failure";
import { pagePaths } from "@awning/domain/page-paths";
import { refuseSlug } from "@awning/domain/page-slug";
import { sitePaths } from "@awning/domain/paths";
import { HOME_PAGE_ID } from "@awning/domain/public-page";
import type { PublishedCopy } from "@awning/domain/published-copy";
import type { FormProblem } from "@awning/web/storefront";
import { type PageContext, pageOfBlocks } from "./load-page.ts";
import type { PageAnswer } from "./page.ts";

/** Mails a visitor's words to the owner of a site. */
export type SendMessage = (siteId: string, slug: string, message: ContactMessage, clientAddress: string) => Promise<void>;

/**
 * `POST /{username}/send`: a form of a page of blocks. It answers the page with what became of it. Who fills in the field that
 * nobody sees gets the same answer as everybody, and no mail is sent.
 */
export async function submitForm(
  site: PublishedCopy,
  body: URLSearchParams,
  clientAddress: string,
  sendMessage: SendMessage,
  context: PageContext,
): Promise<PageAnswer> {
  const slug = body.get("page") ?? "";
  const block = body.get("block") ?? "";
  const page = slug === HOME_PAGE_ID || refuseSlug(slug) === null ? await context.reader.readPage(site.username, slug) : null;
  const form = page && [...walkBlocks(page.blocks)].find((one) => one.block.id === block && one.block.type === "contact");
  if (!form) return { type: "redirect", status: 303, to: sitePaths.home(site.username) };
  const problem = await take(site, slug, body, clientAddress, sendMessage);
  const answer = await pageOfBlocks(site, slug, context, { block, problem });
  return answer ? { type: "page", page: answer } : { type: "redirect", status: 303, to: pagePaths.page(site.username, slug) };
}

async function take(
  site: PublishedCopy,
  slug: string,
  body: URLSearchParams,
  clientAddress: string,
  sendMessage: SendMessage,
): Promise<FormProblem | null> {
  const typed = { name: body.get("name") ?? "", email: body.get("email") ?? "", message: body.get("message") ?? "" };
  const parsed = contactMessageSchema.safeParse(typed);
  if (!parsed.success) {
    const wrong = parsed.error.issues[0]?.path[0];
    return wrong === "name" || wrong === "email" ? wrong : "message";
  }
  if (body.get("website")) return null;
  try {
    await sendMessage(site.siteId, slug, parsed.data, clientAddress);
    return null;
  } catch (error) {
    if (error instanceof Failure) return "later";
    throw error;
  }
}
