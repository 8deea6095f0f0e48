import type { BlockProps } from "@awning/domain/page/block";
import { Icon } from "../parts/icon.tsx";

/** An address on a drawing of streets that are nowhere: nothing is asked of anybody before a visitor follows the link. */
export function MapBlock({ title, address }: BlockProps<"map">) {
  const url = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.replace(/\s+/g, " "))}`;
  return (
    <div className="map">
      <svg className="map__art" viewBox="0 0 640 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M-20 60 180 40 400 90 680 30M-20 170 220 150 420 190 680 150M90-10 120 240M260-10 240 240M420-10 400 240M560-10 590 240" />
        <path className="map__way" d="M-20 120C120 90 220 130 320 110S520 90 680 100" />
      </svg>
      <span className="map__pin">
        <Icon name="map-pin" size={28} />
      </span>
      <div className="map__text">
        {title && <h3>{title}</h3>}
        <p className="lines">{address}</p>
        <a href={url} rel="noopener">
          Open in maps
        </a>
      </div>
    </div>
  );
}
