import { readFileSync } from "node:fs";
import { fromRoot } from "../../../tools/lib/root.ts";
import { type Asked, CALLS, NOT_FOUND, Refused } from "./calls.ts";
import { runFirebase } from "./firebase-cli.ts";

export type Json = Record<string, unknown>;
/** What of a project is there, by its address at Google. */
export type Store = Map<string, Json>;

/** The run that is cut off, as a kill or a cut connection does. */
export class Cut extends Error {}

/**
 * A project at Google, as far as `npm run deploy` uses it, and the Firebase CLI. An unknown call fails. Operations are done at the second look,
 * and nothing of them is there before. `cutAt`: the how manieth chance to be cut off is taken; each write has one before and one after it.
 */
export class StandIn {
  readonly store: Store = new Map([
    ["project", { name: "projects/4711" }],
    ["billing", { billingEnabled: true, billingAccountName: "billingAccounts/A" }],
  ]);
  /** Files of the clone. */
  readonly files = new Map(
    ["firestore.rules", "storage.rules", "firestore.indexes.json"].map((path) => [path, readFileSync(fromRoot(path), "utf8")]),
  );
  cutAt = Number.POSITIVE_INFINITY;
  /** Chances to be cut off so far, and writes that were made. */
  chances = 0;
  writes: string[] = [];
  readonly #operations = new Map<string, { looks: number; apply: () => void }>();

  readonly google = {
    send: async (request: Request) => this.#answer(request),
    token: async () => "a-token",
    pause: async () => {},
  };

  readonly firebase = (args: readonly string[]) => runFirebase(this, args);

  readonly build = async () => {
    this.cut();
    this.files.set("firebase.deploy.json", this.files.get("web/.env.production") ?? "");
  };

  /** Everything that a run leaves, without what is random or counted. */
  snapshot(): Json {
    const random = { payload: "random" };
    const secret = { "secrets/ORDER_LINK_SECRET/versions/1": random, "secrets/PUSH_KEY/versions/1": random };
    const all = {
      ...Object.fromEntries([...this.store].toSorted(([one], [other]) => (one < other ? -1 : 1))),
      ...secret,
      ...Object.fromEntries(this.files),
    };
    return JSON.parse(JSON.stringify(all).replace(/(VITE_PUSH_KEY=|with settings )[\w-]+/g, "$1random"));
  }

  cut(): void {
    this.chances += 1;
    if (this.chances !== this.cutAt) return;
    for (const { apply } of this.#operations.values()) apply();
    this.#operations.clear();
    throw new Cut("cut off");
  }

  /** Google answers with the name of an operation, and does it later. */
  later(apply: () => void): Json {
    const name = `operations/${this.#operations.size + 1}`;
    this.#operations.set(name, { looks: 0, apply });
    return { name };
  }

  lookAt(name: string): Json {
    const operation = this.#operations.get(name);
    if (!operation) throw new Refused(404, NOT_FOUND);
    operation.looks += 1;
    if (operation.looks < 2) return { name, metadata: {} };
    operation.apply();
    this.#operations.delete(name);
    return { name, done: true, response: {} };
  }

  async #answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const at = `${url.host}${decodeURIComponent(url.pathname)}`;
    const call = CALLS.find(({ method, pattern }) => method === request.method && pattern.test(at));
    if (!call) throw new Cut(`no such call: ${request.method} ${at}`);
    if (request.headers.get("authorization") !== "Bearer a-token" || request.headers.get("x-goog-user-project") !== "my-shops")
      return Response.json({ error: { status: "UNAUTHENTICATED" } }, { status: 401 });
    const isRead = request.method === "GET" || at.endsWith(":getIamPolicy");
    if (url.host !== "serviceusage.googleapis.com" && !this.store.has(`services/${url.host}`))
      return Response.json({ error: { status: "PERMISSION_DENIED", details: [{ reason: "SERVICE_DISABLED" }] } }, { status: 403 });
    const body: Json = isRead && request.method === "GET" ? {} : JSON.parse(await request.text());
    const asked: Asked = { world: this, store: this.store, params: call.pattern.exec(at)?.slice(1) ?? [], query: url.searchParams, body };
    if (!isRead) this.cut();
    try {
      const answer = call.answer(asked);
      if (!isRead) {
        this.writes.push(`${request.method} ${at}`);
        this.cut();
      }
      return Response.json(answer);
    } catch (error) {
      if (error instanceof Refused) return Response.json({ error: { message: error.message } }, { status: error.status });
      throw error;
    }
  }
}
