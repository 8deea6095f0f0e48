import type { element as makeElement } from "../islands/element.ts";
import * as labels from "./answer-labels.ts";

const SHOWN_MAX = 2;
const [OF_QUESTION, OF_ANSWER, ENOUGH] = [2, 1, 2];
const LETTERS_MIN = 3;
/** Words that say nothing about what is asked. */
const COMMON = new Set(
  "the and for are you your can could how what when where who why does did have has with this that will would there they from our out not any all but get was is it do hello please thanks".split(
    " ",
  ),
);

/**
 * The questions, by index, whose words are in what was typed, the best first. A word of a question counts more than one of its answer; words
 * that begin alike are the same ("ship" and "shipping").
 */
export function matchingQuestions(all: readonly { question: string; answer: string }[], typed: string): number[] {
  const asked = wordsOf(typed);
  const scores = all.map(({ question, answer }, at) => {
    const [questions, answers] = [wordsOf(question), wordsOf(answer)];
    const score = asked.reduce((sum, word) => sum + (isIn(questions, word) ? OF_QUESTION : isIn(answers, word) ? OF_ANSWER : 0), 0);
    return { at, score };
  });
  const found = scores.filter(({ score }) => score >= ENOUGH).sort((a, b) => b.score - a.score || a.at - b.at);
  return found.slice(0, SHOWN_MAX).map(({ at }) => at);
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => word.length >= LETTERS_MIN && !COMMON.has(word));
}

function isIn(words: readonly string[], word: string): boolean {
  return words.some(
    (one) => one === word || (Math.min(one.length, word.length) > LETTERS_MIN && (one.startsWith(word) || word.startsWith(one))),
  );
}

/** Shows answers of the page's own questions at the top of a form while something is typed in it. Nobody is asked. */
export function offerAnswers(element: typeof makeElement, form: HTMLFormElement): (typed: string) => void {
  const box = element("div", { role: "status", "aria-label": labels.answersOnThisPage });
  box.hidden = true;
  box.style.maxHeight = "40dvh";
  box.style.overflow = "auto";
  form.prepend(box);
  let shown = "";
  return (typed) => {
    const all = [...document.querySelectorAll(".faq:has(.faq__a)")].flatMap((one) => {
      const [question, answer] = [one.querySelector("summary"), one.querySelector(".faq__a")];
      return question && answer && !box.contains(one)
        ? [{ question: question.textContent, answer: answer.textContent, drawn: answer }]
        : [];
    });
    const found = matchingQuestions(all, typed).flatMap((at) => all[at] ?? []);
    const key = found.map(({ question }) => question).join("\n");
    // What is open stays open while the same questions fit.
    if (key === shown) return;
    shown = key;
    box.hidden = found.length === 0;
    box.replaceChildren(
      ...found.map(({ question, drawn }) => element("details", { class: "faq" }, element("summary", {}, question), drawn.cloneNode(true))),
    );
  };
}
