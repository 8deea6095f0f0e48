import { newBlock } from "@awning/domain/page/block";
import { samplePublicSite } from "@awning/domain/published/sample-published";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type FormProblem, SignupBlock } from "./signup-block.tsx";

test("a refusal describes the field that it is about, the box of consent as well", () => {
  const { props } = newBlock("signup", "b");
  const describedAfter = (problem: FormProblem | null) => {
    const sent = { block: "b", problem, typed: { name: "", email: "ana@example.test", message: "" } };
    const context = { site: samplePublicSite({}), mediaBase: "https://media.example.test/o/", hours: null, now: 0, slug: "start", sent };
    const drawn = renderToStaticMarkup(<SignupBlock {...props} id="b" context={context} />);
    const wrong = [...drawn.matchAll(/<input[^>]* aria-invalid="true"[^>]*>/g)].map(([input]) => input);
    expect(drawn.includes('<p id="s-b"')).toBe(true);
    return wrong.map((input) => [/ name="(\w+)"/.exec(input)?.[1], input.includes('aria-describedby="s-b"')]);
  };
  expect(describedAfter("consent")).toEqual([["consent", true]]);
  expect(describedAfter("email")).toEqual([["email", true]]);
  expect(describedAfter("later")).toEqual([]);
});
