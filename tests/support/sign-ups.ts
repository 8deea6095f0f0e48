import { newBlock } from "@awning/domain/page/block";
import { collections } from "@awning/domain/routes/firestore-paths";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { comingFrom, type Owner, randomAddress } from "./builders.ts";
import { readInbox } from "./clients.ts";
import { admin, eventually, SITE } from "./emulators.ts";
import { makePage, publishPage } from "./own-pages.ts";
import { ask, htmlOnce } from "./site-pages.ts";

/** A published page with a sign-up; answers its path. */
export async function openSignUp(owner: Owner, props: { title?: string; consent?: string } = {}): Promise<string> {
  const block = newBlock("signup", "news1");
  await makePage(owner, "news", { title: "News", blocks: [{ ...block, props: { ...block.props, ...props } }] });
  await publishPage(owner, "news");
  const path = pagePaths.page(owner.username, "news");
  await htmlOnce(path, (html) => html.includes(`action="${pagePaths.send(owner.username)}#f-news1"`));
  return path;
}

/** What a browser sends that fills in the form of that page. */
export function sendSignUp(owner: Owner, email: string, fields: Record<string, string> = {}, address = randomAddress()): Promise<Response> {
  const body = new URLSearchParams({ page: "news", block: "news1", email, consent: "yes", ...fields });
  return ask(pagePaths.send(owner.username), { method: "POST", body, headers: comingFrom(address) });
}

export type SentMail = { subject: string; text: string; html: string; headers: Record<string, string> };

/** Mails that arrived, oldest first, once there are so many. */
export function mailsTo(email: string, count: number): Promise<SentMail[]> {
  return eventually(`${count} mails to ${email}`, async () => {
    const mails = (await readInbox(email)) as unknown as SentMail[];
    return mails.length >= count && mails;
  });
}

/** The path of the link in a mail that leads to `/confirm` or `/unsubscribe`. */
export function mailedPath({ text }: SentMail, act: "confirm" | "unsubscribe"): string {
  const found = new RegExp(`${SITE}(/[^/\\s]+/${act}\\?[^\\s>)\\]]+)`).exec(text)?.[1];
  if (!found) throw new Error(`No link to ${act} in: ${text}`);
  return found;
}

/** Everybody who has ever signed up with a shop. */
export async function contactsOf(owner: Owner) {
  const found = await admin.firestore.collection(collections.contacts(owner.uid)).get();
  return found.docs.map(
    (one) => ({ id: one.id, ...one.data() }) as { id: string; email: string; marketing: string } & Record<string, unknown>,
  );
}
