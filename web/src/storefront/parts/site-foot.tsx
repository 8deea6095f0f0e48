import { paths } from "@awning/domain/paths";
import { AwningMark } from "./awning-mark.tsx";

/** The end of every public page. */
export function SiteFoot({ words = "Made with awning" }: { words?: string }) {
  return (
    <footer className="foot">
      <a className="made" href={paths.home}>
        <AwningMark size={24} />
        {words}
      </a>
    </footer>
  );
}
