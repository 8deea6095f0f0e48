import { MAIL_WORDS_MAX } from "@awning/domain/shop/mail-settings";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { doc, setDoc } from "firebase/firestore";
import { describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { seedSite } from "../support/documents.ts";
import { describeFields, paragraphCase } from "../support/field-tests.ts";

describe("an owner's words in mails", () => {
  describeFields({
    stored: informationDocuments.mailSettings,
    before: () => ({ text: "Wash by hand." }),
    change: () => ({ text: "Let it dry slowly." }),
    fields: () => ({ text: paragraphCase(MAIL_WORDS_MAX) }),
  });

  test("are begun by the owner of a shop that had none, and by no one else", async () => {
    const [owner, other] = [newUid(), newUid()];
    await Promise.all([seedSite(owner), seedSite(other)]);
    const write = (uid: string, text: string) =>
      outcome(setDoc(doc(clientOf({ uid }).firestore, informationDocuments.mailSettings(owner)), { text }));
    expect(await write(other, "Not mine")).toBe("denied");
    expect(await write(owner, "a".repeat(MAIL_WORDS_MAX + 1))).toBe("denied");
    expect(await write(owner, "Wash by hand.\nLet it dry slowly.")).toBe("allowed");
  });
});
