import { firstCharacter } from "@awning/domain/values/characters";
import "./avatar.css";

/** A round picture, or the initial of the name. It is decorative, because the name is beside it. */
export function Avatar({ name, src, size = "md" }: { name: string; src?: string | null; size?: "md" | "lg" }) {
  return (
    <span className={`avatar ${size === "lg" ? "avatar--lg" : ""}`} aria-hidden="true">
      {src ? <img src={src} alt="" /> : (firstCharacter(name) || "?").toUpperCase()}
    </span>
  );
}
