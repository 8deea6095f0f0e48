import { Search } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { GROUPS, type Waiting, YOU } from "./destinations.ts";
import { NavItem } from "./nav-item.tsx";
import { Sign, type SignProps } from "./sign.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const SHEET_GROUPS = [...GROUPS, { label: "You", items: YOU }];

/** Everything of the rail, by thumb. */
export function MoreSheet({
  isOpen,
  onClose,
  onFind,
  waiting,
  ...sign
}: { isOpen: boolean; onClose: () => void; onFind: () => void; waiting: Waiting } & SignProps) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes because the place changed
  useEffect(onClose, [pathname]);
  return (
    <Sheet title="More" isOpen={isOpen} onClose={onClose} isBare>
      <div className="more-sheet">
        <Sign {...sign} />
        <Button icon={Search} onClick={onFind}>
          Search or jump to…
        </Button>
        {SHEET_GROUPS.map((group) => (
          <div key={group.label}>
            <p className="rail__group">{group.label}</p>
            <div className="more-grid">
              {group.items.map((item) => (
                <NavItem key={item.to} item={item} waiting={waiting} />
              ))}
            </div>
          </div>
        ))}
        <ThemeSwitch />
      </div>
    </Sheet>
  );
}
