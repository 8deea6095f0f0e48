import type { TriedDesign } from "@awning/domain/design";
import { isSiteOpen } from "@awning/domain/site";
import type { Theme } from "@awning/domain/theme";
import type { ReactNode } from "react";
import { useSaveState } from "#data/save-state.ts";
import { useSite } from "#data/sites.ts";
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
          <Section title="Colours" more={<span className="faint">4.5 and up is fine for everyone.</span>}>
            <ColorFields look={look} />
          </Section>
          <Section title="Background">
            <BackgroundFields look={look} siteId={site.data.id} />
          </Section>
          <Section title="Buttons">
            <ButtonFields look={look} />
          </Section>
          <Section title="Lettering" more={<span className="faint">All served from here: no font service sees your visitors.</span>}>
            <FontFields look={look} faceOf={faceOf} sample={site.data.displayName} />
          </Section>
          <Section title="Layout">
            <LayoutFields look={look} />
          </Section>
          <Section title="Head">
            <HeadFields look={look} />
          </Section>
          <Section title="Light or dark">
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
  if (!look) return [<span key="live">A theme and what you make of it</span>];
  const live = <span key="live">{THEME_WORDS[look.applied.theme].name} is live</span>;
  if (look.changes === 0) return [live];
  return [live, <span key="tried">{look.changes === 1 ? "1 change tried" : `${look.changes} changes tried`}, not applied</span>];
}

/** A theme that leaves out a picture the owner has says so; a choice of their own brings it back. */
function Hidden({ tried, hasCover, hasAvatar }: { tried: TriedDesign; hasCover: boolean; hasAvatar: boolean }) {
  const { name, hides } = THEME_WORDS[tried.theme];
  const { avatar, header } = tried.design;
  if (hides === "cover" && hasCover && header !== "banner")
    return <p className="design__note soft">{name} leaves out your cover. Choose “Cover on top” under Head to show it.</p>;
  if (hides === "avatar" && hasAvatar && avatar === "theme" && header === "theme")
    return <p className="design__note soft">{name} leaves out your picture. Choose a shape for it under Head to show it.</p>;
  return null;
}
