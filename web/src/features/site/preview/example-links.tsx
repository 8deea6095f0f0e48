import { lazyPart } from "#ui/lazy-part.ts";
import "./example-links.css";
import "./scaled-phone.css";

const exampleList = lazyPart(async () => (await import("./example-list.tsx")).ExampleList);

/** What the first links will look like: three made-up ones in the look of the owner's page. */
export function ExampleLinks() {
  const ExampleList = exampleList.usePart();
  return (
    <div className="scaled-phone example-links" aria-hidden="true">
      {ExampleList ? <ExampleList /> : null}
    </div>
  );
}
