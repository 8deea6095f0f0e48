import { Link } from "react-router";
import { StallMark } from "./stall-mark.tsx";

/** The logo and name, linking home. */
export function BrandLink({ to }: { to: string }) {
  return (
    <Link className="st-brand" to={to} aria-label="Awning, home">
      <StallMark width={36} height={26} />
      <span>awning</span>
    </Link>
  );
}
