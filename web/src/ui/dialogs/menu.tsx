import type { LucideIcon } from "lucide-react";
import { Ellipsis } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import { Icon } from "../icon.tsx";
import "./menu.css";

export type MenuItem =
  | { label: string; icon?: LucideIcon; onSelect: () => void; isDanger?: boolean; isDisabled?: boolean; keyHint?: string }
  | "separator";

type TriggerProps = { id: string; "aria-haspopup": "menu"; "aria-expanded": boolean; onClick: () => void };

/**
 * A menu behind a button ("…" unless `trigger` draws another). It is in the top layer, so nothing clips it. Arrows, Home, End
 * and first letters move; Escape closes it and restores the focus. On a phone it is a sheet.
 */
export function Menu({
  label,
  items,
  trigger,
}: {
  label: string;
  items: readonly MenuItem[];
  trigger?: (props: TriggerProps) => ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const anchorId = `${id}-button`;

  const open = () => {
    const anchor = document.getElementById(anchorId);
    if (!list.current || !anchor) return;
    list.current.showPopover();
    place(list.current, anchor);
    list.current.querySelector<HTMLElement>("[role=menuitem]:not(:disabled)")?.focus();
  };
  const close = () => list.current?.hidePopover();

  useEffect(() => {
    if (!isOpen) return;
    const dismiss = () => list.current?.hidePopover();
    window.addEventListener("resize", dismiss);
    window.addEventListener("scroll", dismiss);
    return () => {
      window.removeEventListener("resize", dismiss);
      window.removeEventListener("scroll", dismiss);
    };
  }, [isOpen]);

  const props: TriggerProps = { id: anchorId, "aria-haspopup": "menu", "aria-expanded": isOpen, onClick: isOpen ? close : open };
  return (
    <>
      {trigger ? trigger(props) : <IconButton icon={Ellipsis} label={label} {...props} />}
      <div
        ref={list}
        className="menu"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        popover="auto"
        onToggle={(event) => {
          const nowOpen = event.newState === "open";
          setOpen(nowOpen);
          if (!nowOpen && list.current?.contains(document.activeElement)) document.getElementById(anchorId)?.focus();
        }}
        onKeyDown={(event) => moveFocus(event, list.current)}
      >
        {items.map((item, index) =>
          item === "separator" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: separators have no name of their own
            <hr className="menu__sep" key={index} />
          ) : (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              disabled={item.isDisabled}
              className={`menu__item ${item.isDanger ? "menu__item--danger" : ""}`}
              onClick={() => {
                close();
                document.getElementById(anchorId)?.focus();
                item.onSelect();
              }}
            >
              {item.icon ? <Icon of={item.icon} /> : null}
              {item.label}
              {item.keyHint ? <kbd className="key">{item.keyHint}</kbd> : null}
            </button>
          ),
        )}
      </div>
    </>
  );
}

function place(menu: HTMLElement, anchor: HTMLElement) {
  const from = anchor.getBoundingClientRect();
  const size = menu.getBoundingClientRect();
  const below = from.bottom + 6;
  const top = below + size.height > window.innerHeight - 8 ? Math.max(8, from.top - size.height - 6) : below;
  const isRtl = getComputedStyle(anchor).direction === "rtl";
  const left = isRtl ? from.left : from.right - size.width;
  menu.style.setProperty("--menu-top", `${top}px`);
  menu.style.setProperty("--menu-left", `${Math.min(Math.max(8, left), window.innerWidth - size.width - 8)}px`);
}

function moveFocus(event: KeyboardEvent, menu: HTMLElement | null) {
  const items = [...(menu?.querySelectorAll<HTMLElement>("[role=menuitem]:not(:disabled)") ?? [])];
  const at = items.findIndex((item) => item === document.activeElement);
  const goTo = (index: number) => {
    event.preventDefault();
    items[(index + items.length) % items.length]?.focus();
  };
  if (event.key === "ArrowDown") goTo(at + 1);
  else if (event.key === "ArrowUp") goTo(at - 1);
  else if (event.key === "Home") goTo(0);
  else if (event.key === "End") goTo(items.length - 1);
  else if (event.key === "Tab") menu?.hidePopover();
  else if (event.key.length === 1 && /\S/.test(event.key)) {
    const letter = event.key.toLowerCase();
    const next = [...items.slice(at + 1), ...items.slice(0, at + 1)].find((item) =>
      item.textContent?.trim().toLowerCase().startsWith(letter),
    );
    next?.focus();
  }
}
