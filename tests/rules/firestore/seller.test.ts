import { INVOICE_NOTE_MAX, SELLER_ADDRESS_MAX, SELLER_NAME_MAX, TAX_NUMBER_MAX } from "@awning/domain/order/money/invoice";
import { documents } from "@awning/domain/routes/firestore-paths";
import { doc, setDoc } from "firebase/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aSeller, seedSite } from "../support/documents.ts";
import { describeFields, lineCase, paragraphCase, text } from "../support/field-tests.ts";

describe("the fields of who sells", () => {
  describeFields({
    stored: documents.sellerSettings,
    before: () => aSeller(),
    change: () => aSeller({ name: "Harbour pots" }),
    fields: () => {
      const address = paragraphCase(SELLER_ADDRESS_MAX);
      return {
        name: lineCase(1, SELLER_NAME_MAX),
        address: { ...address, allowed: address.allowed.filter((value) => value !== ""), denied: [...address.denied, "", " \n "] },
        email: { types: ["string"], allowed: ["", "a@b.ee"], denied: ["a", "a@b c", "A@b.ee", "a@b.ee\n", text(300)] },
        taxNumber: lineCase(0, TAX_NUMBER_MAX),
        note: paragraphCase(INVOICE_NOTE_MAX),
      };
    },
  });
});

describe("who sells", () => {
  const siteId = newUid();
  beforeAll(() => seedSite(siteId));

  test("is told by the owner of a site, and by no one else", async () => {
    const fresh = newUid();
    await seedSite(fresh, {}, undefined);
    const at = (uid: string) => doc(clientOf({ uid }).firestore, documents.sellerSettings(fresh));
    expect(await outcome(setDoc(at(siteId), aSeller()))).toBe("denied");
    expect(await outcome(setDoc(at(fresh), aSeller()))).toBe("allowed");
    expect(await outcome(setDoc(at(fresh), aSeller({ address: "" })))).toBe("denied");
  });
});
