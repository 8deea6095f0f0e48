import { lazyPart } from "#ui/lazy-part.ts";
import "./example-links.css";
import "./scaled-phone.css";

const exampleList = lazyPart(async () => (await import("./example-list.tsx")).ExampleList);

/** Three sample links in the design of the owner's page. */
export function ExampleLinks() {
  const ExampleList = exampleList.usePart();
  return (
    <div className="scaled-phone example-links" aria-hidden="true">
      {ExampleList ? <ExampleList /> : null}
    </div>
  );
}
