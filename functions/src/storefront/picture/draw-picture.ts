import { type Palette, paletteOf } from "@awning/domain/design/colors";
import { DEFAULT_DESIGN, type Design } from "@awning/domain/design/design";
import { THEME_TOKENS } from "@awning/domain/design/themes/all.generated";
import { firstCharacter } from "@awning/domain/values/characters";
import { directionOf } from "@awning/domain/values/csv";
import { createCanvas, type Image, type SKRSContext2D } from "@napi-rs/canvas";
import { drawable, type Fitted, fitText, isRightToLeft } from "./fit-text.ts";
import type { Face, PictureFaces } from "./picture-faces.ts";
import { LOOKS } from "./picture-looks.ts";
import { type Box, cover, fill, rect, type Scene, WHOLE, type WordsPlace, within } from "./picture-scene.ts";
import { PICTURE_SIZE, type PictureSubject } from "./picture-subject.ts";

/** The subject's images; `null` where one failed to load. */
export type PictureImages = { avatar: Image | null; picture: Image | null; background: Image | null };
/** Drawn text with its box, for tests that nothing is cut off. */
export type PlacedText = Box & { text: string };
export type Drawn = { png: Buffer; texts: PlacedText[] };

const TITLE_SIZES = [176, 152, 132, 114, 98, 86, 76, 68, 60, 52, 46, 40, 34];
const LINE_SIZES = [38, 34, 30];
const PRICE_SIZES = [60, 50, 42, 34];
const FOOT = 28;
const AVATAR = 96;
const GAP = 22;

/** Draws the social image of a page or product: a 1200 × 630 PNG. */
export async function drawPicture(subject: PictureSubject, images: PictureImages, faces: PictureFaces, host: string): Promise<Drawn> {
  const [title, line, name] = [drawable(subject.title), drawable(subject.line), drawable(subject.name)];
  const design = subject.design ?? DEFAULT_DESIGN;
  const palette = paletteOf(subject.theme, design, schemeOf(subject));
  const canvas = createCanvas(PICTURE_SIZE.width, PICTURE_SIZE.height);
  const to = canvas.getContext("2d");
  const { head, body } = faces.facesFor(title + line + name, subject.language, subject.theme, subject.design);
  const isMirrored = directionOf(subject.language) === "rtl" || isRightToLeft(title);
  const place = (box: Box) => (isMirrored ? { ...box, x: PICTURE_SIZE.width - box.x - box.width } : box);
  const shown = images.picture ?? images.avatar;
  const show = (box: Box) => (shown ? cover(to, shown, box) : letter(scene, title, head, box));
  const own = (one: string) => palette.own[one] ?? palette.roles.accent;
  const scene: Scene = { to, colors: palette.roles, own, isMirrored, place, show };
  const isOwn = ownGround(scene, palette, design, images.background);
  const where = LOOKS[THEME_TOKENS[subject.theme].picture.motif](scene, isOwn);
  const avatar = images.picture ? images.avatar : null;
  const texts = writeWords({ scene, where, avatar, head, body }, { title, line, name, isPrice: subject.isPrice }, subject, host);
  return { png: await canvas.encode("png"), texts };
}

/** Light, because most places that show it are; dark for dark-only pages. */
function schemeOf({ theme, design }: PictureSubject) {
  return design?.mode === "dark" || (THEME_TOKENS[theme].picture.isDark && design?.mode !== "light") ? "dark" : "light";
}

/** Draws the owner's custom background. @returns whether there is one */
function ownGround(scene: Scene, palette: Palette, { background, colors }: Design, image: Image | null): boolean {
  const { to } = scene;
  const { bg } = palette.roles;
  rect(scene, bg, WHOLE);
  if (background.kind === "picture" && image) {
    cover(to, image, WHOLE);
    to.save();
    to.globalAlpha = palette.veil;
    rect(scene, bg, WHOLE);
    to.restore();
    return true;
  }
  if (background.kind === "gradient") {
    const [x, y] = background.direction === "across" ? [WHOLE.width, 0] : [0, WHOLE.height];
    const middle = [WHOLE.width / 2, WHOLE.height / 2] as const;
    const gradient =
      background.direction === "round" ? to.createRadialGradient(...middle, 0, ...middle, 700) : to.createLinearGradient(0, 0, x, y);
    gradient.addColorStop(0, bg);
    gradient.addColorStop(1, palette.gradientTo);
    to.fillStyle = gradient;
    to.fillRect(0, 0, WHOLE.width, WHOLE.height);
    return true;
  }
  return colors.bg !== null;
}

/** Without a picture, draws the large initial of the name. */
function letter(scene: Scene, title: string, head: Face, box: Box): void {
  const { to, colors } = scene;
  rect(scene, colors.pri, box);
  const sign = firstCharacter(title.toUpperCase());
  head(to, Math.min(box.width, box.height) * 0.62);
  to.fillStyle = colors["pri-ink"];
  to.textAlign = "center";
  to.textBaseline = "alphabetic";
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = to.measureText(sign);
  within(
    scene,
    () => to.rect(box.x, box.y, box.width, box.height),
    () => to.fillText(sign, box.x + box.width / 2, box.y + (box.height + up - down) / 2),
  );
}

type Writing = { scene: Scene; where: WordsPlace; avatar: Image | null; head: Face; body: Face };
type Words = { title: string; line: string; name: string; isPrice: boolean };

function writeWords(writing: Writing, words: Words, { theme, username }: PictureSubject, host: string): PlacedText[] {
  const { scene, where, avatar, head, body } = writing;
  const { to } = scene;
  const measureWith = (face: Face) => (text: string, size: number) => {
    face(to, size);
    return to.measureText(text).width;
  };
  const foot = fitText(`${host}/${username}`, [FOOT, 24, 20], where.width, () => 1, measureWith(body));
  const top = avatar ? AVATAR + GAP : 0;
  const room = where.height - top - FOOT - GAP;
  const lineFace = words.isPrice ? head : body;
  const line =
    words.line === ""
      ? null
      : fitText(words.line, words.isPrice ? PRICE_SIZES : LINE_SIZES, where.width, () => (words.isPrice ? 1 : 2), measureWith(lineFace));
  const lineHeight = line ? heightOf(line, 1.3) + GAP : 0;
  const titleRoom = Math.max(room - lineHeight, 60);
  const title = fitText(
    words.title,
    TITLE_SIZES,
    where.width,
    (size) => Math.min(4, Math.floor(titleRoom / (size * 1.08))),
    measureWith(head),
  );
  if (avatar) drawAvatar(writing, avatar, words.isPrice ? words.name : "");
  // Centers text vertically, so that one word looks as intended as four lines.
  const free = Math.max(0, room - lineHeight - heightOf(title, 1.08));
  let y = where.y + top + free / 2;
  const texts: PlacedText[] = [];
  const put = (fitted: Fitted, face: Face, color: string, leading: number) => {
    for (const text of fitted.lines) {
      texts.push(writeLine(writing, { text, size: fitted.size, y, leading, color, face }));
      y += fitted.size * leading;
    }
  };
  const { glow: shine } = THEME_TOKENS[theme].picture;
  if (shine) glow(to, scene.own(shine.color), shine.blur, shine.offset);
  put(title, head, shine?.isTitle ? scene.own(shine.color) : where.main, 1.08);
  glow(to, "transparent", 0, 0);
  y += GAP;
  if (line) put(line, lineFace, words.isPrice ? where.main : where.soft, 1.3);
  y = where.y + where.height - foot.size;
  put(foot, body, where.soft, 1);
  return texts;
}

function glow(to: SKRSContext2D, color: string, blur: number, off: number): void {
  to.shadowColor = color;
  to.shadowBlur = blur;
  to.shadowOffsetX = off;
  to.shadowOffsetY = off;
}

function heightOf({ lines, size }: Fitted, leading: number): number {
  return lines.length * size * leading;
}

function drawAvatar({ scene, where, body }: Writing, image: Image, name: string): void {
  const { to, isMirrored } = scene;
  const x = isMirrored ? where.x + where.width - AVATAR : where.x;
  const box = { x, y: where.y, width: AVATAR, height: AVATAR };
  const circle = (grow: number) => () => to.arc(x + AVATAR / 2, where.y + AVATAR / 2, AVATAR / 2 + grow, 0, 7);
  fill(scene, scene.colors.card, circle(4));
  within(scene, circle(0), () => cover(to, image, box));
  if (name === "") return;
  const width = where.width - AVATAR - GAP;
  const fitted = fitText(
    name,
    [34, 30, 26],
    width,
    () => 2,
    (text, size) => {
      body(to, size);
      return to.measureText(text).width;
    },
  );
  const left = isMirrored ? where.x : where.x + AVATAR + GAP;
  const start = where.y + (AVATAR - heightOf(fitted, 1.2)) / 2;
  for (const [index, text] of fitted.lines.entries()) {
    const y = start + index * fitted.size * 1.2;
    const place = { ...where, x: left, width };
    writeLine(
      { scene, where: place, avatar: null, head: body, body },
      { text, size: fitted.size, y, leading: 1.2, color: where.soft, face: body },
    );
  }
}

type Line = { text: string; size: number; y: number; leading: number; color: string; face: Face };

/** Draws a line; `y` is its top. */
function writeLine({ scene, where }: Writing, { text, size, y, leading, color, face }: Line): PlacedText {
  const { to, isMirrored } = scene;
  face(to, size);
  to.fillStyle = color;
  to.textBaseline = "alphabetic";
  to.direction = isRightToLeft(text) ? "rtl" : "ltr";
  to.textAlign = isMirrored ? "right" : "left";
  const { width } = to.measureText(text);
  const x = isMirrored ? where.x + where.width : where.x;
  to.fillText(text, x, y + size * (leading / 2 + 0.34));
  return { text, x: isMirrored ? x - width : x, y, width, height: size * leading };
}
