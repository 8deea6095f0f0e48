import { firstCharacter } from "@awning/domain/values/characters";
import "./avatar.css";

/** A round picture, or the first letter of the name. The name stands beside it, so the picture itself says nothing. */
export function Avatar({ name, src, size = "md" }: { name: string; src?: string | null; size?: "md" | "lg" }) {
  return (
    <span className={`avatar ${size === "lg" ? "avatar--lg" : ""}`} aria-hidden="true">
      {src ? <img src={src} alt="" /> : (firstCharacter(name) || "?").toUpperCase()}
    </span>
  );
}
