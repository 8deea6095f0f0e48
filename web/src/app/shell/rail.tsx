import { Search } from "lucide-react";
import { Canopy } from "#ui/brand/canopy.tsx";
import { Icon } from "#ui/icon.tsx";
import { Key } from "#ui/key.tsx";
import { GROUPS, TODAY, type Waiting, YOU } from "./destinations.ts";
import { NavItem } from "./nav-item.tsx";
import { Sign, type SignProps } from "./sign.tsx";
import { findKey } from "./use-shortcuts.ts";

/** The shop sign and the ways through the private screens; on a tablet its icons only. */
export function Rail({ waiting, onFind, ...sign }: { waiting: Waiting; onFind: () => void } & SignProps) {
  return (
    <nav className="rail" aria-label="Main">
      <Canopy />
      <Sign {...sign} />
      <button type="button" className="rail__find" onClick={onFind} aria-label={`Search or jump to… ${findKey()}`}>
        <Icon of={Search} size="sm" /> <span className="nav__label">Search or jump to…</span> <Key>{findKey()}</Key>
      </button>
      <div className="rail__scroll">
        <NavItem item={TODAY} />
        {GROUPS.map((group) => (
          <div key={group.label}>
            <p className="rail__group">{group.label}</p>
            {group.items.map((item) => (
              <NavItem key={item.to} item={item} waiting={waiting} />
            ))}
          </div>
        ))}
      </div>
      <div className="rail__foot">
        {YOU.map((item) => (
          <NavItem key={item.to} item={item} />
        ))}
      </div>
    </nav>
  );
}
