import type { Palette } from "@awning/domain/design/colors";
import type { Image, SKRSContext2D } from "@napi-rs/canvas";
import { PICTURE_SIZE } from "./picture-subject.ts";

export type Box = { x: number; y: number; width: number; height: number };
export type Colors = Palette["roles"];

/** What themes draw with. Boxes are left to right; `place` mirrors them for right-to-left pages. */
export type Scene = {
  to: SKRSContext2D;
  colors: Colors;
  /** A theme-specific color. */
  own: (name: string) => string;
  isMirrored: boolean;
  place: (box: Box) => Box;
  /** Draws the picture into a box. */
  show: (box: Box) => void;
};

/** Where the text goes and its colors. */
export type WordsPlace = Box & { main: string; soft: string };

export const WHOLE: Box = { x: 0, y: 0, ...PICTURE_SIZE };

export function fill({ to }: Scene, color: string, shape: () => void): void {
  to.fillStyle = color;
  to.beginPath();
  shape();
  to.fill();
}

export function rect(scene: Scene, color: string, { x, y, width, height }: Box): void {
  scene.to.fillStyle = color;
  scene.to.fillRect(x, y, width, height);
}

/** Draws clipped to a shape. */
export function within({ to }: Scene, shape: () => void, draw: () => void): void {
  to.save();
  to.beginPath();
  shape();
  to.clip();
  draw();
  to.restore();
}

/** Draws with a shadow. */
export function shadowed({ to }: Scene, { color, blur, down }: { color: string; blur: number; down: number }, draw: () => void): void {
  to.save();
  to.shadowColor = color;
  to.shadowBlur = blur;
  to.shadowOffsetY = down;
  draw();
  to.restore();
}

export function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** Draws an image cropped to fill a box. */
export function cover(to: SKRSContext2D, image: Image, { x, y, width, height }: Box): void {
  const scale = Math.max(width / image.width, height / image.height);
  const [cutWidth, cutHeight] = [width / scale, height / scale];
  to.drawImage(image, (image.width - cutWidth) / 2, (image.height - cutHeight) / 2, cutWidth, cutHeight, x, y, width, height);
}

export function roundRect({ to }: Scene, { x, y, width, height }: Box, radius: number): void {
  to.roundRect(x, y, width, height, radius);
}
