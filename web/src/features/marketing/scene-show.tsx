import { GripVertical } from "lucide-react";
import { Icon } from "#ui/icon.tsx";

const LINKS = [
  { title: "Saturday market, pitch 14", isOn: true },
  { title: "Speckled mugs are back", isOn: true, isLifted: true },
  { title: "Care for your stoneware", isOn: true },
  { title: "Winter sale", isOn: false },
];

/** Drawn: a list of links, one of them being moved. */
export function ShowScene() {
  return (
    <>
      <p className="st-x-h">Links</p>
      <div className="st-x-links">
        {LINKS.map(({ title, isOn, isLifted }) => (
          <div key={title} className={`st-x-link ${isLifted ? "st-x-lifted" : ""}`}>
            <Icon of={GripVertical} />
            <b className={isOn ? "" : "st-soft"}>{title}</b>
            <span className={`st-x-switch ${isOn ? "" : "st-x-off"}`} />
          </div>
        ))}
      </div>
    </>
  );
}
