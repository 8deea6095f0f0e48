import { SOCIAL_KINDS, type Social } from "@awning/domain/site/social";
import type { OwnSocial } from "@awning/domain/site/socials";
import { keptText } from "#data/core/unsaved.ts";

/** What was chosen and typed for an icon of the row and is not right yet. */
export function keptSocial(siteId: string, id: string) {
  const kind = keptText(siteId, `social/${id}/kind`);
  return {
    text: keptText(siteId, `social/${id}`),
    kind: { ...kind, read: () => kindOf(kind.read() ?? "") },
  };
}

/** The icon that is added and has no right address yet. One that nothing was typed for is none. */
export function keptNewSocial(siteId: string) {
  const kept = keptText(siteId, "social/new");
  return {
    read: (): OwnSocial | null => {
      const [name = "", id = ""] = kept.read()?.split("/") ?? [];
      const kind = kindOf(name);
      return kind && keptSocial(siteId, id).text.read() !== null ? { id, kind, url: "" } : null;
    },
    keep: ({ kind, id }: OwnSocial) => kept.keep(`${kind}/${id}`),
  };
}

function kindOf(name: string): Social["kind"] | null {
  return SOCIAL_KINDS.find((one) => one === name) ?? null;
}
