// Titles of a page that could not be made
export const wellBeRightBack = "We’ll be right back";
export const somethingWentWrong = "Something went wrong";
