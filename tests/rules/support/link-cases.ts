import { LINK_HIGHLIGHTS, LINK_ICON_NAMES } from "@awning/domain/link/link-display";
import { LINK_FILE_MAX_BYTES, LINK_FILE_NAME_MAX } from "@awning/domain/link/link-file";
import { LINK_FILE_TYPES } from "@awning/domain/link/link-file-type";
import { UTM_MODES, UTM_VALUE_MAX } from "@awning/domain/link/utm";
import { documents } from "@awning/domain/routes/firestore-paths";
import { Timestamp } from "firebase/firestore";
import { aLink, created, type Fields, seeded, stored } from "./documents.ts";
import { enumCase, type FieldCase, text } from "./field-tests.ts";

/** A link as the tests of its fields write it. */
export const linkSubject = {
  stored: (siteId: string) => documents.link(siteId, seeded.linkId),
  fresh: documents.link,
  before: () => ({ ...aLink(), ...stored() }),
  creation: () => ({ ...aLink(), ...created() }),
  change: () => ({ ...aLink({ title: "Changed" }), createdAt: stored().createdAt, updatedAt: created().updatedAt }),
};

const at = (ms: number) => Timestamp.fromMillis(ms);
const timeCase = (denied: readonly unknown[], alongside: Fields): FieldCase => ({
  types: ["time", "null"],
  allowed: [null, at(0), at(2_000_000_000_000)],
  denied: [1_700_000_000_000, "2026-01-01", ...denied],
  alongside,
});
const idCase: FieldCase = { types: ["string", "null"], allowed: [null, "a", text(64)], denied: ["", text(65), "a b", "a/b", "a-b", 1] };
const aFile = (over: Fields = {}) => ({ id: text(20), name: "Price list.pdf", size: 2_400_000, ...over });
const named = (names: readonly string[]) => names.map((name) => aFile({ name }));
const fileCase: FieldCase = {
  types: ["null"],
  allowed: [
    null,
    ...named(Object.keys(LINK_FILE_TYPES).map((ending) => `Preise für alle (1).${ending}`)),
    ...named(["A.PDF", "a.html.pdf", `${text(LINK_FILE_NAME_MAX - 4)}.pdf`]),
    aFile({ id: text(40) }),
    aFile({ size: 1 }),
    aFile({ size: LINK_FILE_MAX_BYTES }),
  ],
  denied: [
    {},
    ...Object.keys(aFile()).map((key) => aFile({ [key]: null })),
    ...Object.keys(aFile()).map((key) => Object.fromEntries(Object.entries(aFile()).filter(([name]) => name !== key))),
    aFile({ url: "https://elsewhere.example.test/x.pdf" }),
    ...["", text(19), text(41), `${text(19)}/`, "../../../secrets/secret", 12345678901].map((id) => aFile({ id })),
    ...named([
      ".pdf",
      " .pdf",
      "\u00a0.pdf",
      "pdf",
      "a.html",
      "a.svg",
      "a.js",
      "a.exe",
      "a.pdf.html",
      "a.pdf ",
      "a/b.pdf",
      'a"b.pdf',
      "a:b.pdf",
      "a\nb.pdf",
    ]),
    ...named([`${text(LINK_FILE_NAME_MAX - 3)}.pdf`]),
    aFile({ name: ["a.pdf"] }),
    ...[0, -1, 1.5, LINK_FILE_MAX_BYTES + 1, "1"].map((size) => aFile({ size })),
  ],
};
const utm = (over: Fields = {}) => ({ mode: "own", source: "", medium: "", campaign: "", ...over });
/** What does not depend on the type of a link. */
export const furtherLinkCases = {
  highlight: enumCase(LINK_HIGHLIGHTS),
  icon: { types: ["null"], allowed: [null, ...LINK_ICON_NAMES], denied: ["", "LINK", "other", 1] },
  showFrom: timeCase([], { showUntil: null }),
  showUntil: {
    ...timeCase([at(1000), at(999)], { showFrom: at(1000) }),
    types: ["null"],
    allowed: [null, at(1001), at(2_000_000_000_000)],
  },
  timeZone: {
    types: ["string"],
    allowed: ["", "Europe/Berlin", "America/Argentina/Buenos_Aires", "Etc/GMT+1", text(64)],
    denied: [text(65), "a b", "<b>", "a\n"],
  },
  groupId: idCase,
  productId: idCase,
  serviceId: idCase,
  pageId: idCase,
  file: fileCase,
  utm: {
    types: [],
    allowed: [...UTM_MODES.map((mode) => utm({ mode })), utm({ source: text(UTM_VALUE_MAX), medium: "a b", campaign: "ü" })],
    denied: [
      {},
      utm({ mode: "other" }),
      utm({ mode: null }),
      utm({ x: 1 }),
      ...["source", "medium", "campaign"].flatMap((key) => [utm({ [key]: text(UTM_VALUE_MAX + 1) }), utm({ [key]: 1 })]),
    ],
  },
} satisfies Record<string, FieldCase>;
