import { test } from "vitest";
import { makeOwner, makeProduct } from "./builders.ts";
import { sellByCard } from "./card.ts";
import { sell } from "./sold.ts";

/** Whoever a test names is made for it alone: an owner with an open shop, two more, a vase of the first one's, an order, one by card. */
export const integration = test
  .extend("owner", () => makeOwner())
  .extend("other", () => makeOwner())
  .extend("stranger", () => makeOwner())
  .extend("vase", ({ owner }) => makeProduct(owner))
  .extend("sold", () => sell())
  .extend("sale", () => sellByCard());
