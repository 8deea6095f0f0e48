import { request } from "node:http";
import { type LinkDraft, PLAIN_LINK } from "@awning/domain/link/link";
import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { makeOwner, type Owner } from "./builders.ts";
import { admin, eventually, SITE } from "./emulators.ts";

export type RawAnswer = { status: number; headers: Record<string, string | undefined>; body: string };

type Raw = { origin?: string; method?: string; headers?: Record<string, string>; body?: string };

/** Asks for a path letter by letter as it is written; `fetch` would tidy up dots and slashes first. */
export function askRaw(path: string, { origin = SITE, method = "GET", headers: sent = {}, body: text = "" }: Raw = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, refuse) => {
    const asked = request({ hostname, port, path, method, headers: sent, agent: false }, (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (text: string) => {
        body += text;
      });
      const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
      answer.on("end", () => done({ status: answer.statusCode ?? 0, headers, body }));
    });
    asked.on("error", refuse).end(text);
  });
}

/** Asks for a page and follows nothing. */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(SITE + path, { redirect: "manual", ...init });
}

/** The first file of all waits for the emulators to wake up. */
const FIRST_PAGE_MS = 50_000;

/** The HTML of an address once it answers as expected; what is written reaches visitors a moment later. */
export function htmlOnce(path: string, isSo: (html: string) => boolean = () => true): Promise<string> {
  return eventually(
    `the page ${path}`,
    async () => {
      const answer = await ask(path);
      const html = await answer.text();
      return answer.status === 200 && isSo(html) && html;
    },
    FIRST_PAGE_MS,
  );
}

/** An owner whose page visitors can see already. */
export async function openShop(options: Parameters<typeof makeOwner>[0] = {}): Promise<Owner> {
  const owner = await makeOwner(options);
  await htmlOnce(sitePaths.home(owner.username));
  return owner;
}

/** Waits until triggers have had their turn for whatever was written so far: a shop that comes after it has its page. */
export async function triggersPassed(): Promise<void> {
  await openShop();
}

/** A link as the owner writes it. */
export async function makeLink(owner: Owner, id: string, fields: Partial<LinkDraft> = {}): Promise<void> {
  const at = new Date();
  const link = { ...PLAIN_LINK, type: "web", title: id, url: "https://shop.example.test/", order: "a0", ...fields };
  await admin.firestore.doc(documents.link(owner.uid, id)).set({ ...link, createdAt: at, updatedAt: at });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Text as a browser reads it out of an attribute. */
export function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => ENTITIES[name] ?? "");
}

/** Every value of an attribute in a page, in order. */
export function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map(([, value]) => decode(value ?? ""));
}

/** The contents of `<meta name|property="…">`, or `null`. */
export function metaOf(html: string, name: string): string | null {
  const tag = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html);
  return tag ? decode(tag[1] ?? "") : null;
}

/** What a visitor reads: the page without its styles and scripts. */
export function bodyOf(html: string): string {
  return html.replace(/<script\b.*?<\/script>|<style\b.*?<\/style>/gs, "");
}
