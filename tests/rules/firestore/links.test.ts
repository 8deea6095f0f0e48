import { documents } from "@awning/domain/collections";
import { LINK_STYLES, LINK_SUBTITLE_MAX, LINK_TITLE_MAX, LINK_TYPES } from "@awning/domain/link";
import { LINK_URL_MAX } from "@awning/domain/link-url";
import { describe } from "vitest";
import { aLink, created, seeded, stored } from "../support/documents.ts";
import { boolCase, describeFields, enumCase, lineCase, orderKeyCase, text } from "../support/field-tests.ts";
import { HOSTILE_URLS } from "../support/hostile-urls.ts";
import { describeIds } from "../support/id-tests.ts";
import { mediaCase } from "../support/media-case.ts";
import { describeTimes } from "../support/time-tests.ts";

const https = "https://";
const subject = {
  stored: (siteId: string) => documents.link(siteId, seeded.linkId),
  fresh: documents.link,
  before: () => ({ ...aLink(), ...stored() }),
  creation: () => ({ ...aLink(), ...created() }),
  change: () => ({ ...aLink({ title: "Changed" }), createdAt: stored().createdAt, updatedAt: created().updatedAt }),
};

describe("the fields of a link", () => {
  describeFields({
    ...subject,
    fields: (siteId) => ({
      type: enumCase(LINK_TYPES.filter((type) => type !== "heading")),
      title: lineCase(1, LINK_TITLE_MAX),
      subtitle: lineCase(0, LINK_SUBTITLE_MAX),
      url: {
        types: [],
        allowed: [
          `${https}${text(LINK_URL_MAX - https.length)}`,
          "http://a.example.test",
          "https://user.example.test/ä?q=1#x",
          "mailto:kiln@example.test",
          "tel:+4930123",
          "sms:+4930123",
        ],
        denied: [`${https}${text(LINK_URL_MAX - https.length + 1)}`, ...HOSTILE_URLS],
      },
      thumb: mediaCase(siteId),
      style: enumCase(LINK_STYLES),
      enabled: boolCase,
      order: orderKeyCase,
    }),
  });
});

describe("the fields of a heading", () => {
  describeFields({
    ...subject,
    before: () => ({ ...aLink({ type: "heading", url: "" }), ...stored() }),
    creation: () => ({ ...aLink({ type: "heading", url: "" }), ...created() }),
    change: () => ({ ...subject.change(), type: "heading", url: "" }),
    fields: (siteId) => ({
      type: { types: [], allowed: ["heading"], denied: LINK_TYPES.filter((type) => type !== "heading") },
      title: lineCase(1, LINK_TITLE_MAX),
      subtitle: lineCase(0, LINK_SUBTITLE_MAX),
      url: { types: [], allowed: [""], denied: [" ", "https://kiln.example.test", ...HOSTILE_URLS.filter((url) => url !== "")] },
      thumb: mediaCase(siteId),
      style: enumCase(LINK_STYLES),
      enabled: boolCase,
      order: orderKeyCase,
    }),
  });
});

describe("the times of a link", () => {
  describeTimes(subject);
});

describe("the id of a link", () => {
  describeIds(subject.fresh, subject.creation);
});
