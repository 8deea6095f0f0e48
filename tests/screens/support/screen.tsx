import type { CommandInput, CommandName, CommandOutput } from "@awning/domain/api/commands";
import type { SampleFields } from "@awning/domain/product/sample-product";
import { documents, SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { toast } from "sonner";
import { test as base, expect } from "vitest";
import { page } from "vitest/browser";
import { routes } from "../../../web/src/app/routes.tsx";
import "@fontsource-variable/bricolage-grotesque/wght.css";
import "@fontsource-variable/instrument-sans/wght.css";
import "../../../web/src/ui/base.css";
import { EVERYTHING_ON, type OwnerChoices, ownerDocuments, PASSWORD, type ProductMarks, productDocument } from "../../support/stored.ts";
import { actAs, type Person } from "./firebase-auth.ts";
import { uploads } from "./firebase-rest.ts";
import { store } from "./memory-store.ts";

export { store, uploads };

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

let root: Root | null = null;
let holder: HTMLElement | null = null;
let count = 0;
const complaints: string[] = [];
/** What screens ask by themselves, and how it is answered unless a test says otherwise. */
const USUAL: readonly [CommandName, (input: never) => unknown][] = [
  ["list-passkeys", () => ({ passkeys: [] })],
  ["show-recovery-codes", () => ({ codes: null })],
  ["note-act", () => ({})],
  ["note-session", () => ({})],
  ["list-sessions", () => ({ sessions: [] })],
];
const answers = new Map<string, (input: never) => unknown>(USUAL);
const fetchForReal = globalThis.fetch;

export type Owner = { uid: string; email: string; username: string; password: string };

/** An owner with an open page, signed in here. Each has documents of their own, so that nothing of another test is seen. */
export function signedInOwner({ settings, ...choices }: OwnerChoices = {}): Owner {
  count += 1;
  const person = { uid: `owner-${count}`, email: `owner-${count}@example.test`, password: PASSWORD };
  const owner = { ...person, username: `shop-${count}` };
  for (const [path, data] of ownerDocuments(owner, { ...choices, settings: { ...EVERYTHING_ON, ...settings } })) store.set(path, data);
  actAs({ ...person, emailVerified: choices.isVerified ?? true });
  return owner;
}

/** A test whose `owner` is signed in; one that needs an owner of a certain kind calls {@link signedInOwner} itself. */
export const test = base.extend("owner", () => signedInOwner());

/** Puts a product on sale, under an `id` if its story needs one; `stock` counts its single variant. @returns its id */
export function putProduct(
  owner: Owner,
  { stock, id: wanted, ...draft }: Partial<SampleFields> & ProductMarks & { id?: string; stock?: number } = {},
): string {
  count += 1;
  const id = wanted ?? `product${count}`;
  store.set(documents.product(owner.uid, id), productDocument(id, draft));
  if (stock !== undefined)
    store.set(documents.stock(owner.uid, stockId(id, SINGLE_VARIANT)), {
      productId: id,
      variantId: SINGLE_VARIANT,
      available: stock,
      updatedAt: new Date(),
    });
  return id;
}

/** Nobody is signed in; these people have an account. */
export function signedOut(...known: Person[]): void {
  actAs(null, ...known);
}

/** How a command of the service is answered in this test. Throw {@link refusal} to refuse it. */
export function answer<Name extends CommandName>(
  name: Name,
  reply: (input: CommandInput<Name>) => CommandOutput<Name> | Promise<CommandOutput<Name>>,
): void {
  answers.set(name, reply);
}

/** What the service says when it refuses a command. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, unknown>;
  constructor(status: number, code: string, details: Record<string, unknown> = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** What the screen did that it must not: a test that expects some of it takes it out. */
export function takeComplaints(): string[] {
  return complaints.splice(0);
}

/**
 * Opens an address of the app as a visit begins, with all frames around the screen.
 * @returns moves within the app, and where it is
 */
export async function openScreen(
  path: string,
  { viewport = DESKTOP }: { viewport?: { width: number; height: number } } = {},
): Promise<{ path: () => string; goto: (path: string | -1) => Promise<void> }> {
  await page.viewport(viewport.width, viewport.height);
  closeScreen();
  holder = document.createElement("div");
  holder.id = "root";
  document.body.append(holder);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  root = createRoot(holder, { onUncaughtError: (error) => complaints.push(String(error)) });
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  await settled();
  const where = () => router.state.location.pathname + router.state.location.search;
  return {
    path: where,
    goto: async (to) => {
      await (to === -1 ? router.navigate(to) : router.navigate(to));
      await settled();
    },
  };
}

/** Loads every screen of the app, so that no test waits for one in the middle of a click: frames before what they hold, as in a visit. */
export async function loadScreens(all: readonly RouteObject[] = routes): Promise<void> {
  for (const { lazy, children = [] } of all) {
    if (typeof lazy === "function") await lazy();
    await loadScreens(children);
  }
}

/** Leaves the screen as closing the tab does; what the device keeps stays. {@link openScreen} then is a reload. */
export function closeScreen(): void {
  root?.unmount();
  holder?.remove();
  root = holder = null;
}

/** Waits until a screen is there and nothing in it says that it is loading. */
export async function settled(): Promise<void> {
  await expect.poll(() => document.querySelector("#root h1") !== null, { timeout: 15_000 }).toBe(true);
  await expect.poll(() => document.querySelector('#root [aria-busy="true"]'), { timeout: 15_000 }).toBe(null);
}

/** Waits until the screen says that the server has everything. */
export async function saved(): Promise<void> {
  const said = () => [...document.querySelectorAll("main [role=status]")].map((one) => one.textContent?.trim());
  await expect.poll(said).toContain("Saved");
}

/** Sets the connection of this device. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => isOnline });
  if (isOnline) store.goOnline();
  else store.goOffline();
  window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
}

globalThis.fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : String(input), location.origin);
  if (!url.pathname.startsWith("/api/")) return fetchForReal(input, init);
  const name = url.pathname.slice("/api/".length);
  const reply = answers.get(name);
  if (!navigator.onLine) throw new TypeError("Failed to fetch");
  if (!reply) {
    complaints.push(`no answer for the command ${name}`);
    return Response.json({ error: { code: "internal", details: {} } }, { status: 500 });
  }
  try {
    return Response.json(await reply(JSON.parse(String(init?.body ?? "{}")) as never));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Response.json({ error: { code: error.code, details: error.details } }, { status: error.status });
  }
};

// A document that a test puts there and the screen leaves out would prove nothing.
const { warn } = console;
console.warn = (...words: unknown[]) => {
  if (String(words[0]).includes("does not fit its schema")) complaints.push(`${words[0]}: ${JSON.stringify(words[1])}`);
  else warn(...words);
};
window.addEventListener("error", ({ message }) => complaints.push(message));
window.addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));

/** Leaves nothing to the next test. @returns what the screens did that they must not */
export function endScreen(): string[] {
  closeScreen();
  // They are kept outside of the tree, and would be shown on the next screen.
  toast.dismiss();
  answers.clear();
  for (const [name, reply] of USUAL) answers.set(name, reply);
  Object.assign(uploads, { sent: [], mode: "take" });
  localStorage.clear();
  sessionStorage.clear();
  // Of a test that looked in both.
  delete document.documentElement.dataset["theme"];
  if (!navigator.onLine) setOnline(true);
  store.reset();
  actAs(null);
  return takeComplaints();
}
