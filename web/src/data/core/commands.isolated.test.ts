import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runCommand } from "./commands.ts";
import { fetchPartsBy } from "./parts.ts";

const token = vi.hoisted(() => ({ value: null as string | null }));
vi.mock("../account/session.ts", () => ({ idToken: () => Promise.resolve(token.value) }));
vi.mock("altcha-lib", () => ({ solveChallenge: async (asked: object) => ({ solved: asked }) }));
vi.mock("altcha-lib/algorithms/web/pbkdf2", () => ({ deriveKey: "derive" }));

const answer = (status: number, body: unknown) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const fetched = vi.fn<typeof fetch>();

describe("runCommand", () => {
  beforeEach(() => {
    token.value = "id-token";
    vi.stubGlobal("fetch", fetched);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    fetched.mockReset();
  });

  // Must run first, because the loaded table is cached.
  it("is offline while the command table fails to load, and tries again", async () => {
    fetchPartsBy(() => Promise.resolve(false));
    await expect(runCommand("check-username", { username: "mira" })).rejects.toMatchObject({ code: "offline" });
    fetchPartsBy(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
    await expect(runCommand("check-username", { username: "mira" })).rejects.toMatchObject({ code: "offline" });
    expect(fetched).not.toHaveBeenCalled();
    fetchPartsBy((part) => part());
    fetched.mockReturnValue(answer(200, { username: "mira", reason: null }));
    await expect(runCommand("check-username", { username: "mira" })).resolves.toMatchObject({ username: "mira" });
  });

  it("sends the token and returns the parsed output", async () => {
    fetched.mockReturnValue(answer(200, { rev: 4, extra: "ignored" }));
    await expect(runCommand("act-on-order", { orderId: "o1", rev: 3, act: { type: "mark_paid" } })).resolves.toEqual({ rev: 4 });
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect(path).toBe("/api/act-on-order");
    expect(init?.headers).toMatchObject({ authorization: "Bearer id-token" });
  });

  it("sends no token with a command that does not take one", async () => {
    fetched.mockReturnValue(answer(200, {}));
    await runCommand("request-password-reset", { email: "kiln@example.test" });
    expect(fetched.mock.calls[0]?.[1]?.headers).not.toHaveProperty("authorization");
  });

  it("throws the service’s own code with its details", async () => {
    fetched.mockReturnValue(answer(409, { error: { code: "conflict", details: { rev: 5 } } }));
    await expect(runCommand("change-username", { username: "kiln" })).rejects.toMatchObject({ code: "conflict", details: { rev: 5 } });
  });

  it("solves what it is asked to prove, once, and sends the same again", async () => {
    const needed = () => answer(429, { error: { code: "proof_needed", details: { challenge: '{"nonce":1}' } } });
    fetched.mockImplementationOnce(needed).mockReturnValueOnce(answer(200, {}));
    await runCommand("request-password-reset", { email: "kiln@example.test" });
    const [first, second] = fetched.mock.calls.map(([, init]) => init);
    expect(first?.headers).not.toHaveProperty("x-proof");
    const solution = JSON.stringify({ solved: { challenge: { nonce: 1 }, deriveKey: "derive" } });
    expect(second).toMatchObject({ body: first?.body, headers: { "x-proof": JSON.stringify({ challenge: '{"nonce":1}', solution }) } });
    fetched.mockReset().mockImplementation(needed);
    await expect(runCommand("request-password-reset", { email: "kiln@example.test" })).rejects.toMatchObject({ code: "proof_needed" });
    expect(fetched).toHaveBeenCalledTimes(2);
    fetched.mockReset().mockReturnValue(answer(429, { error: { code: "proof_needed" } }));
    await expect(runCommand("request-password-reset", { email: "kiln@example.test" })).rejects.toMatchObject({ code: "proof_needed" });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    [500, { error: { code: "who_knows" } }, "internal"],
    [500, "<html>", "internal"],
    [503, null, "busy"],
    [429, null, "busy"],
    [200, { username: 7 }, "internal"],
  ])("maps a %i with %j to %s", async (status, body, code) => {
    fetched.mockReturnValue(answer(status, body));
    await expect(runCommand("change-username", { username: "kiln" })).rejects.toMatchObject({ code });
  });

  it("throws offline when the service does not answer", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(runCommand("change-username", { username: "kiln" })).rejects.toMatchObject({ code: "offline" });
  });
});
