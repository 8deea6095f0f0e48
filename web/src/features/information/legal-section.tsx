import { LEGAL_KINDS, LEGAL_TITLES, type Legal, type LegalKind } from "@awning/domain/legal";
import { ownPaths } from "@awning/domain/own-paths";
import { useState } from "react";
import type { OwnSite } from "#data/sites.ts";
import { Button } from "#ui/button.tsx";
import { Row, Rows, Section } from "#ui/rows.tsx";
import { keptLegal } from "./kept-legal.ts";
import { LegalSheet } from "./legal-sheet.tsx";

/** The owner's own legal pages. */
export function LegalSection({ site, phone, legal }: { site: OwnSite; phone: string; legal: Legal }) {
  const [opened, setOpened] = useState<LegalKind | null>(null);
  return (
    <Section title="Legal pages">
      <p className="faint">Linked from the foot of your page and of your shop.</p>
      <Rows>
        {LEGAL_KINDS.map((kind) => (
          <Row
            key={kind}
            title={LEGAL_TITLES[kind]}
            sub={
              keptLegal(site.id, kind).read() !== null ? (
                "Typed, not saved yet"
              ) : legal[kind] === "" ? (
                "Not there yet"
              ) : (
                <span>{window.location.host + ownPaths.legal(site.username, kind)}</span>
              )
            }
          >
            <Button
              size="sm"
              aria-label={`${legal[kind] === "" ? "Write" : "Edit"}: ${LEGAL_TITLES[kind]}`}
              onClick={() => setOpened(kind)}
            >
              {legal[kind] === "" ? "Write" : "Edit"}
            </Button>
          </Row>
        ))}
      </Rows>
      {opened ? <LegalSheet site={site} phone={phone} kind={opened} text={legal[opened]} onClose={() => setOpened(null)} /> : null}
    </Section>
  );
}
