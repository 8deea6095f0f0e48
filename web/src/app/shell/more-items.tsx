import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "#ui/buttons/button.tsx";
import { NavItem } from "./bottom-bar.tsx";
import { GROUPS, type Waiting, YOU } from "./destinations.ts";
import { Sign, type SignProps } from "./sign.tsx";

const SHEET_GROUPS = [...GROUPS, { label: "You", items: YOU }];

type Props = { onClose: () => void; onFind: () => void; waiting: Waiting } & SignProps;

/** The whole navigation for phones, in the sheet behind "More". */
export function MoreItems({ onClose, onFind, waiting, ...sign }: Props) {
  const { pathname } = useLocation();
  const [opened] = useState(pathname);
  useEffect(() => {
    if (pathname !== opened) onClose();
  }, [pathname, opened, onClose]);
  return (
    <>
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
    </>
  );
}
