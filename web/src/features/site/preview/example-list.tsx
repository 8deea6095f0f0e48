import type { PublicLink } from "@awning/domain/published/published-links";
import { LinkList } from "#storefront/index.ts";
import * as labels from "./labels.ts";
import { PageInFrame } from "./page-in-frame.tsx";
import { themeCss } from "./theme-css.ts";
import { usePublishedDraft } from "./use-published-draft.ts";

const PLAIN = { thumb: null, style: "normal" } as const;
const EXAMPLES: readonly PublicLink[] = [
  { ...PLAIN, id: "example-1", type: "web", title: labels.seeMyWork, subtitle: "", url: "https://work.example/", icon: "camera" },
  { ...PLAIN, id: "example-2", type: "web", title: labels.findTheStudio, subtitle: "", url: "https://map.example/", icon: "map-pin" },
  { ...PLAIN, id: "example-3", type: "email", title: labels.emailMe, subtitle: "", url: "mailto:me@work.example" },
];

/** The sample links, drawn by the real components. */
export function ExampleList() {
  const site = usePublishedDraft();
  if (!site) return null;
  return (
    <PageInFrame title="" css={themeCss("home", site)}>
      <section className="sec sec--links">
        <LinkList links={EXAMPLES} mediaBase="" isCard={false} />
      </section>
    </PageInFrame>
  );
}
