import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "#ui/buttons/button.tsx";
import { NavItem, NewsButton } from "./bottom-bar.tsx";
import { GROUPS, type Waiting, YOU } from "./destinations.ts";
import { Sign, type SignProps } from "./sign.tsx";

const SHEET_GROUPS = [...GROUPS, { label: "You", items: YOU }];

type Props = { onClose: () => void; onFind: () => void; onNews: () => void; waiting: Waiting } & SignProps;

/** The whole navigation for phones, in the sheet behind "More". */
export function MoreItems({ onClose, onFind, onNews, waiting, ...sign }: Props) {
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
      <div className="more-grid">
        <NewsButton waiting={waiting} onNews={onNews} />
      </div>
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
