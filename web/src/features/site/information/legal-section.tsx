import { ownPaths } from "@awning/domain/routes/own-paths";
import { LEGAL_KINDS, LEGAL_TITLES, type Legal, type LegalKind } from "@awning/domain/site/legal";
import { useState } from "react";
import type { OwnSite } from "#data/site/sites.ts";
import { Button } from "#ui/button.tsx";
import { Row, Rows, Section } from "#ui/rows.tsx";
import { keptLegal } from "./kept-legal.ts";
import { LegalSheet } from "./legal-sheet.tsx";

/** The owner's own legal pages. */
export function LegalSection({ site, phone, legal }: { site: OwnSite; phone: string; legal: Legal }) {
  const [opened, setOpened] = useState<LegalKind | null>(null);
  return (
    <Section title="Legal pages">
      <p className="faint">Linked in the footer of your page and shop.</p>
      <Rows>
        {LEGAL_KINDS.map((kind) => (
          <Row
            key={kind}
            title={LEGAL_TITLES[kind]}
            sub={
              keptLegal(site.id, kind).read() !== null ? (
                "Unsaved draft"
              ) : legal[kind] === "" ? (
                "Not added"
              ) : (
                <span>{window.location.host + ownPaths.legal(site.username, kind)}</span>
              )
            }
          >
            <Button size="sm" aria-label={`${legal[kind] === "" ? "Add" : "Edit"}: ${LEGAL_TITLES[kind]}`} onClick={() => setOpened(kind)}>
              {legal[kind] === "" ? "Add" : "Edit"}
            </Button>
          </Row>
        ))}
      </Rows>
      {opened ? <LegalSheet site={site} phone={phone} kind={opened} text={legal[opened]} onClose={() => setOpened(null)} /> : null}
    </Section>
  );
}
