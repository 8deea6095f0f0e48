import type { TriedDesign } from "@awning/domain/design/design";
import type { Theme } from "@awning/domain/design/theme";
import { isSiteOpen } from "@awning/domain/site/site";
import { countWords } from "@awning/domain/values/count-words";
import type { ReactNode } from "react";
import { useSaveState } from "#data/core/save-state.ts";
import { useSite } from "#data/site/sites.ts";
import { Notice } from "#ui/notice.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Section } from "#ui/rows.tsx";
import { SaveLine } from "#ui/save-line.tsx";
import { failureWords } from "#ui/words.ts";
import { BackgroundFields } from "./background-fields.tsx";
import { ColorFields } from "./color-fields.tsx";
import "./design.css";
import "./parts.css";
import { DesignSkeleton, MORE_ON_THEMES } from "./design-skeleton.tsx";
import { DraftBar } from "./draft-bar.tsx";
import { FontFields } from "./font-fields.tsx";
import { ButtonFields, HeadFields, LayoutFields, ModeFields } from "./shape-fields.tsx";
import { ThemeCards } from "./theme-cards.tsx";
import { THEME_WORDS } from "./theme-words.ts";
import type { Look } from "./use-look.ts";

type Props = {
  look: Look | null;
  previewButton: ReactNode;
  /** The owner's page in a look, drawn small. */
  picture: (tried: TriedDesign) => ReactNode;
  faceOf: (theme: Theme) => string;
};

/** How the page looks: a theme, what is chosen on top of it, and when visitors see it. */
export function DesignScreen({ look, previewButton, picture, faceOf }: Props) {
  const site = useSite();
  const saveState = useSaveState();
  return (
    <>
      <PageHeader
        title="Design"
        state={[...stateOf(look), <SaveLine key="save" state={saveState} />]}
        actions={previewButton ?? undefined}
      />
      {site.state === "failed" ? <Notice tone="red">{failureWords(site.failure)}</Notice> : null}
      {look && site.state === "ready" ? (
        <div className="design">
          <Section title="Theme" more={MORE_ON_THEMES}>
            <ThemeCards look={look} picture={picture} />
            <Hidden tried={look.tried} hasCover={site.data.cover !== null} hasAvatar={site.data.avatar !== null} />
          </Section>
          <Section title="Colors" more={<span className="faint">4.5:1 or higher is readable.</span>}>
            <ColorFields look={look} />
          </Section>
          <Section title="Background">
            <BackgroundFields look={look} siteId={site.data.id} />
          </Section>
          <Section title="Buttons">
            <ButtonFields look={look} />
          </Section>
          <Section title="Fonts" more={<span className="faint">Served by Awning, so no font service tracks your visitors.</span>}>
            <FontFields look={look} faceOf={faceOf} sample={site.data.displayName} />
          </Section>
          <Section title="Layout">
            <LayoutFields look={look} />
          </Section>
          <Section title="Header">
            <HeadFields look={look} />
          </Section>
          <Section title="Light and dark mode">
            <ModeFields look={look} />
          </Section>
          <DraftBar look={look} isPublished={isSiteOpen(site.data)} />
        </div>
      ) : site.state === "failed" ? null : (
        <DesignSkeleton />
      )}
    </>
  );
}

function stateOf(look: Look | null): ReactNode[] {
  if (!look) return [<span key="live">A theme and your changes</span>];
  const live = <span key="live">{THEME_WORDS[look.applied.theme].name} is live</span>;
  if (look.changes === 0) return [live];
  return [live, <span key="tried">{`${countWords(look.changes, "change")} in preview`}, not applied</span>];
}

/** A theme that leaves out a picture the owner has says so; a choice of their own brings it back. */
function Hidden({ tried, hasCover, hasAvatar }: { tried: TriedDesign; hasCover: boolean; hasAvatar: boolean }) {
  const { name, hides } = THEME_WORDS[tried.theme];
  const { avatar, header } = tried.design;
  if (hides === "cover" && hasCover && header !== "banner")
    return <p className="design__note soft">{name} hides your cover. To show it, choose “Cover on top” under Header.</p>;
  if (hides === "avatar" && hasAvatar && avatar === "theme" && header === "theme")
    return <p className="design__note soft">{name} hides your picture. To show it, choose a shape under Header.</p>;
  return null;
}
