import "./design.css";

import "./parts.css";
import type { DesignTrial } from "@awning/domain/design/design";
import { THEMES, type Theme } from "@awning/domain/design/theme";
import { THEME_TOKENS } from "@awning/domain/design/themes/all.generated";
import { isSiteOpen } from "@awning/domain/site/site";
import { formatCount } from "@awning/domain/values/counts";
import { Undo2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useSaveState } from "#data/core/save-state.ts";
import { useSite } from "#data/site/sites.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SaveLine } from "#ui/layout/save-line.tsx";
import { Section } from "#ui/lists/rows.tsx";
import { keepToastsAbove } from "#ui/toast-room.ts";
import { BackgroundFields } from "./background-fields.tsx";
import { ColorFields } from "./color-fields.tsx";
import { DesignSkeleton, MORE_ON_THEMES } from "./design-skeleton.tsx";
import { FontFields, WhenSeen } from "./font-fields.tsx";
import * as labels from "./labels.ts";
import { ButtonFields, HeadFields, LayoutFields, ModeFields } from "./shape-fields.tsx";
import type { Look } from "./use-design-trial.ts";

type Props = {
  look: Look | null;
  previewButton: ReactNode;
  /** Renders the owner's page in a design, small. */
  picture: (tried: DesignTrial) => ReactNode;
  faceOf: (theme: Theme) => string;
};

/** The design of the page: a theme, the choices on top of it, and publishing it. */
export function DesignScreen({ look, previewButton, picture, faceOf }: Props) {
  const site = useSite();
  const saveState = useSaveState();
  return (
    <>
      <PageHeader
        title={labels.design}
        state={[...stateOf(look), <SaveLine key="save" state={saveState} />]}
        actions={previewButton ?? undefined}
      />
      {site.state === "failed" ? <Notice tone="red">{failureLabel(site.failure)}</Notice> : null}
      {look && site.state === "ready" ? (
        <div className="design">
          <Section title={labels.theme} more={MORE_ON_THEMES}>
            <ThemeCards look={look} picture={picture} />
            <Hidden tried={look.tried} hasCover={site.data.cover !== null} hasAvatar={site.data.avatar !== null} />
          </Section>
          <Section title={labels.colors} more={<span className="faint">{labels.contrastOf451}</span>}>
            <ColorFields look={look} />
          </Section>
          <Section title={labels.background}>
            <BackgroundFields look={look} siteId={site.data.id} />
          </Section>
          <Section title={labels.buttons}>
            <ButtonFields look={look} />
          </Section>
          <Section title={labels.fonts} more={<span className="faint">{labels.fontsHint}</span>}>
            <FontFields look={look} faceOf={faceOf} sample={site.data.displayName} />
          </Section>
          <Section title={labels.layout}>
            <LayoutFields look={look} />
          </Section>
          <Section title={labels.header}>
            <HeadFields look={look} />
          </Section>
          <Section title={labels.lightAndDarkMode}>
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
  if (!look) return [<span key="live">{labels.themeAndYourChanges}</span>];
  const live = <span key="live">{labels.isLive(THEME_TOKENS[look.applied.theme].name)}</span>;
  if (look.changes === 0) return [live];
  return [live, <span key="tried">{labels.notApplied(labels.inPreview(formatCount(look.changes, "change")))}</span>];
}

/** Says when a theme hides the owner's picture; a choice of their own shows it again. */
function Hidden({ tried, hasCover, hasAvatar }: { tried: DesignTrial; hasCover: boolean; hasAvatar: boolean }) {
  const { name, hides } = THEME_TOKENS[tried.theme];
  const { avatar, header } = tried.design;
  if (hides === "cover" && hasCover && header !== "banner") return <p className="design__note soft">{labels.coverHiddenHint(name)}</p>;
  if (hides === "avatar" && hasAvatar && avatar === "theme" && header === "theme")
    return <p className="design__note soft">{labels.pictureHiddenHint(name)}</p>;
  return null;
}

/** The twelve themes, each with the owner's own page. `picture` renders that page. */
function ThemeCards({ look, picture }: { look: Look; picture: (tried: DesignTrial) => ReactNode }) {
  const name = useId();
  const { applied, tried } = look;
  return (
    <div className="themes" role="radiogroup" aria-label={labels.theme}>
      {THEMES.map((theme) => {
        const { name: title, words } = THEME_TOKENS[theme];
        const isTried = theme === tried.theme && (tried.theme !== applied.theme || look.changes > 0);
        const state = theme === applied.theme ? labels.live : isTried ? labels.preview : words;
        return (
          <label className={`theme ${isTried ? "theme--tried" : ""}`} key={theme}>
            <input
              className="over"
              type="radio"
              name={name}
              value={theme}
              checked={theme === tried.theme}
              onChange={() => look.pickTheme(theme)}
            />
            <span className="theme__pic" aria-hidden="true">
              <WhenSeen>{picture({ theme, design: tried.design })}</WhenSeen>
            </span>
            <span className="theme__name">
              <b>{title}</b> <span className={theme === applied.theme ? "theme__live" : "faint"}>{state}</span>
            </span>
          </label>
        );
      })}
    </div>
  );
}

/** The draft's bar: publish or discard. Shown while there are changes. */
function DraftBar({ look, isPublished }: { look: Look; isPublished: boolean }) {
  const { applied, tried, changes, undo } = look;
  if (changes === 0) return null;
  const live = THEME_TOKENS[applied.theme].name;
  const isOtherTheme = tried.theme !== applied.theme;
  return (
    <section ref={keepToastsAbove} className="apply" aria-label={labels.draft}>
      <span className="apply__stripe" aria-hidden="true" />
      <p>
        <b>
          {isOtherTheme ? labels.yourePreviewing(THEME_TOKENS[tried.theme].name) : labels.yourePreviewing(formatCount(changes, "change"))}
        </b>{" "}
        <span className="soft">{labels.savedAsADraft(isPublished ? labels.visitorsStillSee(live) : labels.unpublishedHint)}</span>
      </p>
      <span className="acts">
        {undo ? (
          <Button variant="quiet" icon={Undo2} className="apply__undo" onClick={undo}>
            {labels.undo}
          </Button>
        ) : null}
        <Button onClick={look.revert}>{isOtherTheme ? labels.goBackTo(live) : labels.discard}</Button>
        <Button variant="primary" onClick={look.apply}>
          {labels.applyToLivePage}
        </Button>
      </span>
    </section>
  );
}
