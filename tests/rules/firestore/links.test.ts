import { LINK_STYLES, LINK_SUBTITLE_MAX, LINK_TITLE_MAX, LINK_TYPES, TYPES_WITHOUT_URL } from "@awning/domain/link/link";
import { LINK_URL_MAX } from "@awning/domain/rich-text/link-url";
import { describe } from "vitest";
import { boolCase, describeFields, enumCase, lineCase, orderKeyCase, text } from "../support/field-tests.ts";
import { HOSTILE_URLS } from "../support/hostile-urls.ts";
import { describeIds } from "../support/id-tests.ts";
import { furtherLinkCases, linkSubject } from "../support/link-cases.ts";
import { mediaCase } from "../support/media-case.ts";
import { describeTimes } from "../support/time-tests.ts";

const https = "https://";

describe("the fields of a link", () => {
  describeFields({
    ...linkSubject,
    fields: (siteId) => ({
      type: enumCase(LINK_TYPES.filter((type) => !TYPES_WITHOUT_URL.includes(type))),
      title: lineCase(1, LINK_TITLE_MAX),
      subtitle: lineCase(0, LINK_SUBTITLE_MAX),
      url: {
        types: [],
        allowed: [
          `${https}${text(LINK_URL_MAX - https.length)}`,
          "http://a.example.test",
          "https://user.example.test/%C3%A4?q=1#x",
          "mailto:kiln@example.test",
          "tel:+4930123",
          "sms:+4930123",
        ],
        denied: [`${https}${text(LINK_URL_MAX - https.length + 1)}`, "https://example.test/ä", ...HOSTILE_URLS],
      },
      thumb: mediaCase(siteId),
      style: enumCase(LINK_STYLES),
      enabled: boolCase,
      order: orderKeyCase,
      ...furtherLinkCases,
    }),
  });
});

describe("the times of a link", () => {
  describeTimes(linkSubject);
});

describe("the id of a link", () => {
  describeIds(linkSubject.fresh, linkSubject.creation);
});
