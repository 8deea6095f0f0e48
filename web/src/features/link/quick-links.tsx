import { dataOr } from "#data/core/live.ts";
import { useLinks } from "#data/link/links.ts";
import { AddBox } from "./add-box.tsx";
import { LinkLead } from "./link-lead.tsx";
import "./links.css";
import { useLinkActions } from "./use-link-actions.ts";

/** Adds the first links; the links screen does everything else. */
export function QuickLinks({ siteId }: { siteId: string }) {
  const links = dataOr(useLinks(), NONE);
  const acts = useLinkActions(siteId, links);
  return (
    <>
      <AddBox onAdd={acts.addLink} />
      <ul className="rows">
        {links.map((link) => (
          <li key={link.id} className="row">
            <LinkLead link={link} />
            <span className="row__text row__title clip">{link.title}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const NONE: [] = [];
