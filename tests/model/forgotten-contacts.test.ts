// Sign-ups that nobody confirmed are deleted; proof of a consent that was once given stays.
import "../support/model/stand-ins.ts";
import { type Consent, PENDING_DAYS } from "@awning/domain/contact/contact";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect } from "vitest";
import { signUpContact } from "../../functions/src/contact/sign-up-contact.ts";
import { forgetContacts } from "../../functions/src/data/contact/contacts.ts";
import { contactIdOf } from "../../functions/src/platform/access-keys.ts";
import { JobRun } from "../../functions/src/platform/job-run.ts";
import { model as test } from "../support/model/fixtures.ts";
import { SITE } from "../support/model/shop.ts";

const DAY_MS = 86_400_000;

test("a contact that once confirmed stays, even where it was stored with an end", async ({ world: { database } }) => {
  const open = async (email: string, acts: Consent["act"][]) => {
    await signUpContact({ siteId: SITE, email, consent: "News", source: "home" }, "10.1.1.1");
    const at = database.doc(documents.contact(SITE, contactIdOf(SITE, email)));
    const [asked] = (await at.get()).get("consents");
    await at.update({ consents: acts.map((act) => ({ ...asked, act })) });
    return at;
  };
  const known = await open("ida.lund@example.test", ["asked", "confirmed", "withdrawn", "asked"]);
  const unknown = await open("per.lund@example.test", ["asked"]);
  const later = Date.now() + (PENDING_DAYS + 1) * DAY_MS;
  expect(await forgetContacts(later, new JobRun(60_000))).toBe(1);
  expect([(await known.get()).get("expireAt"), (await unknown.get()).exists]).toEqual([null, false]);
  expect(await forgetContacts(later, new JobRun(60_000))).toBe(0);
});
