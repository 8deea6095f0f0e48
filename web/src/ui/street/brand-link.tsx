import { Link } from "react-router";
import * as labels from "#ui/labels.ts";
import { StallMark } from "./stall-mark.tsx";

/** Mark and word mark, leading home. */
export function BrandLink({ to }: { to: string }) {
  return (
    <Link className="st-brand" to={to} aria-label={labels.awningHome}>
      <StallMark width={36} height={26} />
      <span>{labels.awning}</span>
    </Link>
  );
}
