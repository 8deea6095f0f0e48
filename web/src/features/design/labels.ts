import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Background fields
export const background = "Background";
export const themeDefault = "Theme default";
export const plain = "Plain";
export const gradient = "Gradient";
export const picture = "Picture";
export const endColor = "End color";
export const direction = "Direction";
export const down = "Down";
export const across = "Across";
export const fromTheCenter = "From the center";
export const gradientAdvice = "A darker or lighter text color allows a stronger gradient.";
export const backgroundPicture = "Background picture";
export const overlay = "Overlay";
export const tintHint = "Tints the picture with the page color. It’s always strong enough to keep text readable.";
export const gradientHint = (text: ReactNode) => sentence`The gradient stops where your text would become hard to read. ${text}`;

// Color fields
export const page = "Page";
export const pageBackground = "Page background";
export const text = "Text";
export const button = "Button";
export const buttonText = "Button text";
export const accent = "Accent";
export const pairHardToRead = (color: string, ground: string) => `${color} on ${ground} is hard to read.`;
export const cardHardToRead = (color: string) => `${color} is hard to read on this page’s cards.`;
export const colorHardToRead = (color: string) => `${color} is hard to read on parts of your background.`;
export const color = (label: string) => `${label}, color`;
export const themeDefaultLabel = (label: string) => `Theme default: ${label}`;
export const contrastRatio = (label: string, figure: string) => `${label}: contrast ratio ${figure}:1. At least 4.5:1 is readable.`;
export const easyToRead = "Easy to read";
export const hardToRead = "Hard to read";
export const aa = "Aa";
export const use = (shown: string) => `Use ${shown}`;
export const changeTheInstead = (spoken: string) => `Change the ${spoken} instead`;
export const nearestReadableHint = (name: ReactNode, spoken: ReactNode, shown: ReactNode) =>
  sentence`${name} The nearest readable ${spoken} color is ${shown}. Visitors see that color until you choose another one.`;
export const pageWord = "page";
export const textWord = "text";
export const buttonWord = "button";
export const buttonTextWord = "button text";
export const accentWord = "accent";

// Design screen
export const design = "Design";
export const theme = "Theme";
export const colors = "Colors";
export const contrastOf451 = "A contrast of 4.5:1 or higher is easy to read.";
export const buttons = "Buttons";
export const fonts = "Fonts";
export const fontsHint = "Served by Awning, so no font service tracks your visitors.";
export const layout = "Layout";
export const header = "Header";
export const lightAndDarkMode = "Light and dark mode";
export const themeAndYourChanges = "A theme and your changes";
export const isLive = (name: string) => `${name} is live`;
export const inPreview = (changes: string) => `${changes} in preview`;
export const coverHiddenHint = (name: string) => `${name} hides your cover. To show it, choose “Cover on top” under Header.`;
export const pictureHiddenHint = (name: string) => `${name} hides your picture. To show it, choose a shape under Header.`;
export const live = "Live";
export const preview = "Preview";
export const draft = "Draft";
export const yourePreviewing = (name: string) => `You’re previewing ${name}.`;
export const visitorsStillSee = (live: string) => `Visitors still see ${live}.`;
export const unpublishedHint = "Your page isn’t published yet.";
export const undo = "Undo";
export const goBackTo = (live: string) => `Go back to ${live}`;
export const discard = "Discard";
export const applyToLivePage = "Apply to live page";
export const notApplied = (inPreview: string) => `${inPreview}, not applied`;
export const savedAsADraft = (visitorsStillSee: ReactNode) => sentence`${visitorsStillSee} Saved as a draft.`;

// Design skeleton
export const themeHint = "Changes how your page looks. Your content stays the same.";

// Shape fields
export const shape = "Shape";
export const square = "Square";
export const round = "Round";
export const pill = "Pill";
export const corners = "Corners";
export const style = "Style";
export const filled = "Filled";
export const outline = "Outline";
export const raised = "Raised";
export const hardShadow = "Hard shadow";
export const links = "Links";
export const list = "List";
export const twoColumns = "Two columns";
export const pictureCards = "Picture cards";
export const spacing = "Spacing";
export const compact = "Compact";
export const normal = "Normal";
export const spacious = "Spacious";
export const alignment = "Alignment";
export const start = "Start";
export const center = "Center";
export const yourPicture = "Your picture";
export const circle = "Circle";
export const rounded = "Rounded";
export const none = "None";
export const coverBesideName = "Cover beside name";
export const coverOnTop = "Cover on top";
export const matchVisitorsDevice = "Match visitor’s device";
export const alwaysLight = "Always light";
export const alwaysDark = "Always dark";

// Use design trial
export const appliedLive = "Your live page now uses";
export const appliedOncePublished = "Once published, your page uses";
export const backToPreview = (name: string) => `Back to ${name}, as visitors see it.`;
export const appliedElsewhere = "Another tab applied a design. Review it, then apply yours again.";
export const withYourChanges = (yourLivePageNowUses: string, name: string) => `${yourLivePageNowUses} ${name} with your changes.`;
