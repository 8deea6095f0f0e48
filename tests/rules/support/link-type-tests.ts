import { LINK_STYLES, LINK_SUBTITLE_MAX, LINK_TITLE_MAX, LINK_TYPES, type LinkDraft, TYPES_WITHOUT_URL } from "@awning/domain/link/link";
import { aLink, created, stored } from "./documents.ts";
import { boolCase, describeFields, enumCase, type FieldCase, lineCase, orderKeyCase } from "./field-tests.ts";
import { furtherLinkCases, linkSubject } from "./link-cases.ts";
import { mediaCase } from "./media-case.ts";

// What does not depend on the type is asked of web links: all of it six times over is more than one report can hold.
function briefly<Key extends string>(cases: Record<Key, FieldCase>): Record<string, FieldCase> {
  const few = Object.entries<FieldCase>(cases).map(([key, one]) => [
    key,
    { ...one, allowed: one.allowed.slice(0, 1), denied: one.denied.slice(0, 1) },
  ]);
  return Object.fromEntries(few);
}

/** What the rules say of each field of a link of a type that has no address. */
export function describeLinkType(type: LinkDraft["type"]): void {
  describeFields({
    ...linkSubject,
    before: () => ({ ...aLink({ type, url: "" }), ...stored() }),
    creation: () => ({ ...aLink({ type, url: "" }), ...created() }),
    change: () => ({ ...linkSubject.change(), type, url: "" }),
    fields: (siteId) => ({
      ...briefly({
        title: lineCase(1, LINK_TITLE_MAX),
        subtitle: lineCase(0, LINK_SUBTITLE_MAX),
        thumb: mediaCase(siteId),
        style: enumCase(LINK_STYLES),
        enabled: boolCase,
        order: orderKeyCase,
        ...furtherLinkCases,
      }),
      type: { types: [], allowed: TYPES_WITHOUT_URL, denied: LINK_TYPES.filter((one) => !TYPES_WITHOUT_URL.includes(one)) },
      url: { types: [], allowed: [""], denied: [" ", "https://kiln.example.test", "javascript:alert(1)", "//example.test"] },
    }),
  });
}
