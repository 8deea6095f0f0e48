import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX, type Seo } from "@awning/domain/site/seo";
import { saveSeo } from "#data/site/own-information.ts";
import type { OwnSite } from "#data/site/sites.ts";
import { Section } from "#ui/rows.tsx";
import { checkLine } from "./check-information.ts";
import { SavedText } from "./saved-text.tsx";
import { ShareCard } from "./share-card.tsx";
import { SharePicture } from "./share-picture.tsx";
import { SwitchLine } from "./switch-line.tsx";
import { saveQuietly } from "./use-save.ts";

/** What people see when the address is sent in a message or found in a search. */
export function ShareSection({ site, seo }: { site: OwnSite; seo: Seo }) {
  const save = (changes: Partial<Seo>) => saveQuietly(saveSeo(site.id, changes));
  return (
    <Section title="Share card">
      <p className="faint">Shown when your link is shared in a message or found in search.</p>
      <div className="share-columns">
        <div className="info__stack">
          <SavedText
            siteId={site.id}
            name="seo-title"
            label="Title"
            hint="Leave blank to use your name and headline."
            stored={seo.title}
            check={checkLine(SEO_TITLE_MAX)}
            save={(title) => save({ title })}
            max={SEO_TITLE_MAX}
          />
          <SavedText
            siteId={site.id}
            name="seo-description"
            label="Description"
            hint="Leave blank to use the start of your text."
            stored={seo.description}
            check={checkLine(SEO_DESCRIPTION_MAX)}
            save={(description) => save({ description })}
            max={SEO_DESCRIPTION_MAX}
            rows={3}
          />
          <SharePicture siteId={site.id} image={seo.image} onChange={(image) => save({ image })} />
        </div>
        <ShareCard site={site} seo={seo} />
      </div>
      <SwitchLine words="Hide my pages from search engines" isOn={seo.noindex} onChange={(noindex) => save({ noindex })} />
    </Section>
  );
}
