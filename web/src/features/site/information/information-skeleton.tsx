import type { InformationSection } from "@awning/domain/routes/settings-paths";
import { LateNote } from "#ui/feedback/late-note.tsx";
import { Bone } from "#ui/layout/skeleton.tsx";
import { Section } from "#ui/lists/rows.tsx";
import * as labels from "./labels.ts";

/** Placeholders for the first fields. */
export function FormSkeleton() {
  return (
    <div className="info" aria-busy="true">
      <LateNote />
      <div className="info__pictures">
        <Bone width={96} height={96} />
        <Bone height={96} />
      </div>
      {["name", "headline", "about"].map((field) => (
        <FieldBones key={field} isTall={field === "about"} />
      ))}
    </div>
  );
}

/** Placeholders for what is stored apart from the site, as far down as a screen reaches. */
export function SectionsSkeleton({ section }: { section: InformationSection }) {
  const [title, fields] = SKELETONS[section];
  return (
    <>
      <LateNote />
      <div className="info" role="status" aria-busy="true" aria-label={labels.loading}>
        <Section title={title}>
          <Bone width="80%" />
          {fields.map((isTall, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity beyond their place
            <FieldBones key={at} isTall={isTall} />
          ))}
        </Section>
      </div>
    </>
  );
}

/** The first title of each section, and its fields, the tall ones as `true`. */
const SKELETONS: Readonly<Record<InformationSection, readonly [string, readonly boolean[]]>> = {
  profile: [labels.homePageSections, [false, false, false, false]],
  contact: [labels.contact, [false, false, true]],
  sharing: [labels.shareCard, [false, true, true]],
};

function FieldBones({ isTall }: { isTall: boolean }) {
  return (
    <div className="field">
      <Bone width={90} />
      <Bone height={isTall ? 96 : 40} />
    </div>
  );
}
