import { test } from "vitest";
import { makeOwner } from "../../support/builders.ts";
import { onDevice } from "./owner.ts";
import { enterShop, openShop, PHONE } from "./shop.ts";
import { openStage } from "./stage.ts";

/** Made once for all tests of a file, when the first of them asks for it. */
export const perFile = { scope: "file" } as const;

/** As `perFile`, but made before the first test, whether it asks for it or not. */
export const fromStart = { scope: "file", auto: true } as const;

/**
 * The people of a story. A file that wants another owner or shop extends this test by one of the same name, and the devices follow;
 * it never overrides, because what is overridden stays so for the files after it in this process.
 */
export const journey = test
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from this pattern what a fixture needs.
  .extend("stage", perFile, async ({}, { onCleanup }) => {
    const stage = await openStage();
    onCleanup(stage.close);
    return stage;
  })
  .extend("owner", perFile, () => makeOwner())
  .extend("page", perFile, ({ stage, owner }) => onDevice(stage, owner))
  .extend("shop", perFile, () => openShop({ stock: 50 }))
  .extend("desk", perFile, ({ stage, shop }) => enterShop(stage, shop))
  .extend("guest", perFile, ({ stage }) => stage.person(PHONE));
