import { DEFAULT_LINK_SETTINGS, UTM_VALUE_MAX } from "@awning/domain/link/utm";
import { documents } from "@awning/domain/routes/firestore-paths";
import { describe } from "vitest";
import type { Fields } from "../support/documents.ts";
import { describeFields, text } from "../support/field-tests.ts";

const utm = (over: Fields = {}) => ({ ...DEFAULT_LINK_SETTINGS.utm, ...over });

describe("what holds for all links", () => {
  describeFields({
    stored: documents.linkSettings,
    before: () => ({ utm: utm() }),
    change: () => ({ utm: utm({ on: true }) }),
    fields: () => ({
      utm: {
        types: [],
        allowed: [utm(), utm({ on: true, source: text(UTM_VALUE_MAX), medium: "a b", campaign: "ü" })],
        denied: [
          {},
          utm({ on: "true" }),
          utm({ x: 1 }),
          ...["source", "medium", "campaign"].flatMap((key) => [utm({ [key]: text(UTM_VALUE_MAX + 1) }), utm({ [key]: null })]),
        ],
      },
    }),
  });
});
