import { paths, sitePaths } from "@awning/domain/paths";
import { AwningMark } from "./awning-mark.tsx";

/** The end of every public page. `shop` is the name of one where orders can be found. */
export function SiteFoot({ words = "Made with awning", shop }: { words?: string; shop?: string }) {
  return (
    <footer className="foot">
      {shop && (
        <a className="foot__find" href={sitePaths.findOrder(shop)}>
          Find my order
        </a>
      )}
      <a className="made" href={paths.home}>
        <AwningMark size={24} />
        {words}
      </a>
    </footer>
  );
}
