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

/** What page forms need from other modules. */
export type FormDependencies = {
  /** Mails a visitor's message to the site's owner. */
  sendMessage(siteId: string, slug: string, message: ContactMessage, clientAddress: string): Promise<void>;
  /** Starts a mailing-list sign-up; `source` is the page's slug. */
  signUpContact(asked: { siteId: string; email: string; consent: string; source: string }, clientAddress: string): Promise<void>;
};

/**
 * `POST /{username}/send`: a form on a page of blocks, answered with the page and the result. Bots that fill the hidden field get the usual
 * answer, but no mail is sent.
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

/** Above every field's limit, so that slightly too long input is returned whole. */
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
    // A field that is filled gets a specific error.
    if (wrong === "name") return typed.name.trim() ? "name_address" : "name";
    return typed.message.trim() ? "message_long" : "message";
  }
  return handOver(body, () => duties.sendMessage(site.siteId, slug, parsed.data, clientAddress));
}

/** Reads the consent text from the published page, never from the request. */
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
