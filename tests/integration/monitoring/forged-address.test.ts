// What a caller writes about where they come from changes nothing: the rule of production, without the header of development builds.
import { apiPath } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import { cartLine, makeOwner, makeProduct, orderInput, randomAddress, randomEmail, stockLeft } from "../../support/builders.ts";
import { run } from "../../support/clients.ts";
import { SITE } from "../../support/emulators.ts";

/** Posts as somebody whom the front end sees at `attacker`, and who claims to be somebody else each time. */
function postForged(command: string, body: unknown, attacker: string): Promise<Response> {
  const invented = randomAddress();
  const headers = {
    "content-type": "application/json",
    "fastly-client-ip": invented,
    "true-client-ip": invented,
    "x-real-ip": invented,
    "x-client-ip": invented,
    forwarded: `for=${invented}`,
    "x-forwarded-for": `${invented}, ${attacker}`,
  };
  return fetch(SITE + apiPath(command), { method: "POST", headers, body: JSON.stringify(body) });
}

test("a limit of one network address holds whatever its callers write", async () => {
  const attacker = randomAddress();
  const ask = async () => (await postForged("explain-code", { code: "guess", mode: "resetPassword" }, attacker)).status;
  const statuses = [];
  for (let tries = 0; tries < 61; tries++) statuses.push(await ask());
  // The tries may fall into two windows.
  if (statuses.at(-1) !== 429) for (let tries = 0; tries < 61; tries++) statuses.push(await ask());
  expect(statuses.at(-1)).toBe(429);
  expect(await ask()).toBe(429);
});

test("orders that no one pays hold the share of one network, whatever their senders write", async () => {
  const owner = await makeOwner();
  const vase = await makeProduct(owner, { stock: 20 });
  const attacker = randomAddress();
  const codes = [];
  for (let tries = 0; tries < 10; tries++) {
    const quote = await run("quote", { username: owner.username, lines: [cartLine(vase)], delivery: "pickup" });
    const input = orderInput(owner, quote, { payment: "transfer", buyer: { name: "Corner store", email: randomEmail(), phone: "" } });
    const answer = await postForged("place-order", input, attacker);
    codes.push(answer.ok ? "ordered" : ((await answer.json()) as { error: { code: string } }).error.code);
  }
  expect(codes).toEqual([...Array(6).fill("ordered"), ...Array(4).fill("unpaid_orders")]);
  expect(await stockLeft(owner, vase)).toBe(14);
});
