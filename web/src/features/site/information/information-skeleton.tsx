import { LateNote } from "#ui/feedback/late-note.tsx";
import { Bone } from "#ui/layout/skeleton.tsx";
import { Section } from "#ui/lists/rows.tsx";
import * as labels from "./labels.ts";

/** Placeholders for the first fields. */
export function FormSkeleton() {
  return (
    <div className="info" aria-busy="true">
      <LateNote />
      {["name", "headline", "about"].map((field) => (
        <FieldBones key={field} isTall={field === "about"} />
      ))}
    </div>
  );
}

/** Placeholders for the first sections after the icons, as far down as a screen reaches. */
export function SectionsSkeleton() {
  return (
    <>
      <LateNote />
      <div className="info" role="status" aria-busy="true" aria-label={labels.loading}>
        <Section title={labels.homePageSections} className="home-parts">
          <Bone width="80%" />
          <div>
            {["links", "shop", "contact", "hours"].map((part) => (
              <Bone key={part} height={44} />
            ))}
          </div>
        </Section>
        <Section title={labels.contact}>
          <Bone width="40%" />
          {["email", "phone", "address"].map((part) => (
            <FieldBones key={part} isTall={part === "address"} />
          ))}
        </Section>
        <Section title={labels.openingHours}>
          {["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((day) => (
            <Bone key={day} height={44} />
          ))}
        </Section>
      </div>
    </>
  );
}

function FieldBones({ isTall }: { isTall: boolean }) {
  return (
    <div className="field">
      <Bone width={90} />
      <Bone height={isTall ? 96 : 40} />
    </div>
  );
}
