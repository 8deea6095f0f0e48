import { consentText } from "@awning/domain/contact/contact";
import { type ContactMessage, contactMessageSchema } from "@awning/domain/contact/message";
import { Failure } from "@awning/domain/errors/failure";
import { walkBlocks } from "@awning/domain/page/blocks";
import { HOME_PAGE_ID } from "@awning/domain/page/public-page";
import { refuseSlug } from "@awning/domain/page/slug";
import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { withinUnits } from "@awning/domain/values/characters";
import { emailSchema } from "@awning/domain/values/email";
import type { FormProblem, TypedForm } from "@awning/web/storefront";
import { pageOfBlocks } from "../load/load-page.ts";
import type { PageAnswer } from "../render/page.ts";
import type { PageContext } from "../resolve/page-request.ts";

/** What the forms of pages ask of the rooms that take them. */
export type FormDependencies = {
  /** Mails a visitor's words to the owner of a site. */
  sendMessage(siteId: string, slug: string, message: ContactMessage, clientAddress: string): Promise<void>;
  /** Takes an address for the list of a site; `source` is the slug of the page. */
  signUpContact(asked: { siteId: string; email: string; consent: string; source: string }, clientAddress: string): Promise<void>;
};

/**
 * `POST /{username}/send`: a form of a page of blocks. It answers the page with what became of it. Who fills in the field that
 * nobody sees gets the same answer as everybody, and no mail is sent.
 */
export async function submitForm(
  site: PublishedCopy,
  body: URLSearchParams,
  clientAddress: string,
  duties: FormDependencies,
  context: PageContext,
): Promise<PageAnswer> {
  const slug = body.get("page") ?? "";
  const block = body.get("block") ?? "";
  const page = slug === HOME_PAGE_ID || refuseSlug(slug) === null ? await context.reader.readPage(site.username, slug) : null;
  const form = page && [...walkBlocks(page.blocks)].find((one) => one.block.id === block)?.block;
  if (form?.type !== "contact" && form?.type !== "signup") return { type: "redirect", status: 303, to: sitePaths.home(site.username) };
  const typed = typedIn(body);
  const problem =
    form.type === "contact"
      ? await takeMessage(site, slug, typed, body, clientAddress, duties)
      : await takeSignUp(site, slug, form.props.consent, body, clientAddress, duties);
  const answer = await pageOfBlocks(site, slug, context, { block, problem, ...(problem && { typed }) });
  return answer ? { type: "page", page: answer } : { type: "redirect", status: 303, to: pagePaths.page(site.username, slug) };
}

/** More than a form takes of any field, so that a message that is a little too long comes back whole. */
const TYPED_MAX = 4000;

function typedIn(body: URLSearchParams): TypedForm {
  const field = (name: string) => withinUnits(body.get(name) ?? "", TYPED_MAX);
  return { name: field("name"), email: field("email"), message: field("message") };
}

async function takeMessage(
  site: PublishedCopy,
  slug: string,
  typed: TypedForm,
  body: URLSearchParams,
  clientAddress: string,
  duties: FormDependencies,
): Promise<FormProblem | null> {
  const parsed = contactMessageSchema.safeParse(typed);
  if (!parsed.success) {
    const wrong = parsed.error.issues[0]?.path[0];
    if (wrong === "email") return wrong;
    // What stands there is not asked for again: it is said what is wrong with it.
    if (wrong === "name") return typed.name.trim() ? "name_address" : "name";
    return typed.message.trim() ? "message_long" : "message";
  }
  return handOver(body, () => duties.sendMessage(site.siteId, slug, parsed.data, clientAddress));
}

/** What somebody agreed to is read from the page that was published, never from what was sent. */
async function takeSignUp(
  site: PublishedCopy,
  slug: string,
  consent: string,
  body: URLSearchParams,
  clientAddress: string,
  duties: FormDependencies,
): Promise<FormProblem | null> {
  const email = emailSchema.safeParse(body.get("email") ?? "");
  if (!email.success) return "email";
  if (body.get("consent") !== "yes") return "consent";
  const asked = { siteId: site.siteId, email: email.data, consent: consentText(consent, site.displayName), source: slug };
  return handOver(body, () => duties.signUpContact(asked, clientAddress));
}

async function handOver(body: URLSearchParams, take: () => Promise<void>): Promise<FormProblem | null> {
  if (body.get("website")) return null;
  try {
    await take();
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.code === "too_many_requests" ? "too_many" : "later";
    throw error;
  }
}
