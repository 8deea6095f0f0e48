export const answersOnThisPage = "Answers on this page";
