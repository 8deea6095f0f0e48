// Question fields
export const questions = "Questions";
export const ofLabel = (count: number, questionsMax: number) => `${count} of ${questionsMax}`;
export const answer = "Answer";
export const ANSWER_KIND_LABELS = {
  short: "Short text",
  long: "Long text",
  choice: "Choice from a list",
  consent: "Checkbox to agree",
} as const;
export const choices = "Choices";
export const choicesHint = "One on each line.";
export const required = "Required";
export const addAQuestion = "Add a question";
export const question = (at: number) => `Question ${at}`;
export const removeQuestion = (at: number) => `Remove question ${at}`;

// Question form
export const questionMissing = "Enter the question, or remove it";
export const choicesInvalid = (choicesMax: number) => `Enter 2 to ${choicesMax} choices, one on each line.`;
export const choiceTooLong = (choiceMax: number) => `Use at most ${choiceMax} characters for each choice.`;
