import { type Box, fill, rect, type Scene, WHOLE } from "./picture-scene.ts";

// What the style sheets of the themes draw around a page, drawn again for a card.

/** The market theme's awning: stripes that end in half circles. */
export function scallops(scene: Scene, stripe: string, other: string, height: number): void {
  const width = 60;
  for (let index = 0; index * width < WHOLE.width; index++) {
    const color = index % 2 === 0 ? stripe : other;
    const x = index * width;
    fill(scene, "#0000001f", () => scene.to.arc(x + width / 2, height - 22, width / 2, 0, Math.PI));
    rect(scene, color, { x, y: 0, width: width + 1, height: height - 30 });
    fill(scene, color, () => scene.to.arc(x + width / 2, height - 30, width / 2, 0, Math.PI));
  }
}

/** Pseudorandom numbers between 0 and 1, the same for every picture. */
function* dice(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1103515245 + 12345) % 2147483648;
    yield state / 2147483648;
  }
}

/** Terrazzo chips. */
export function chips(scene: Scene, colors: readonly string[]): void {
  const roll = dice(7);
  const next = () => roll.next().value;
  for (let index = 0; index < 260; index++) {
    const [x, y, size] = [next() * WHOLE.width, next() * WHOLE.height, 5 + next() * 13];
    const color = colors[Math.floor(next() * colors.length)] ?? "#000000";
    const corners = Array.from({ length: 6 }, (_, corner) => {
      const [angle, far] = [corner + next() * 0.6, size * (0.55 + next() * 0.5)];
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far] as const;
    });
    fill(scene, color, () => {
      for (const [cornerX, cornerY] of corners) scene.to.lineTo(cornerX, cornerY);
    });
  }
}

/** Two twigs beside an arch. */
export function leaves(scene: Scene, color: string, { x, y, width, height }: Box): void {
  const { to } = scene;
  for (const side of [-1, 1]) {
    const stem = side < 0 ? x - 44 : x + width + 44;
    to.strokeStyle = color;
    to.lineWidth = 5;
    to.beginPath();
    to.moveTo(stem, y + height);
    to.bezierCurveTo(stem + side * 34, y + height * 0.7, stem - side * 34, y + height * 0.45, stem, y + 90);
    to.stroke();
    for (let index = 0; index < 8; index++) {
      const leaf = { x: stem + (index % 2 === 0 ? 20 : -20), y: y + 110 + index * 56 };
      fill(scene, color, () => to.ellipse(leaf.x, leaf.y, 25, 11, index % 2 === 0 ? -0.7 : 0.7, 0, 7));
    }
  }
}

/** A brick wall at night. */
export function bricks(scene: Scene, line: string): void {
  const { to } = scene;
  to.save();
  to.globalAlpha = 0.45;
  to.strokeStyle = line;
  to.lineWidth = 2;
  for (let row = 0; row * 42 < WHOLE.height; row++)
    for (let x = (row % 2) * -60; x < WHOLE.width; x += 120) to.strokeRect(x, row * 42, 120, 42);
  to.restore();
}

/** Neon tubes over a picture, and one around it. */
export function rainbow(scene: Scene, colors: readonly string[], { x, y, width, height }: Box): void {
  const { to } = scene;
  to.save();
  to.lineWidth = 6;
  to.shadowBlur = 22;
  to.lineCap = "round";
  for (const [index, color] of colors.entries()) {
    to.strokeStyle = color;
    to.shadowColor = color;
    to.beginPath();
    to.arc(x + width / 2, y - 4, 104 - index * 24, Math.PI * 1.04, Math.PI * 1.96);
    to.stroke();
  }
  to.strokeStyle = colors[0] ?? "";
  to.shadowColor = colors[0] ?? "";
  to.beginPath();
  to.roundRect(x - 14, y - 14, width + 28, height + 28, 52);
  to.stroke();
  to.restore();
}

/** Dripping glaze. */
export function drips(scene: Scene, color: string): void {
  const { to } = scene;
  const edge = [506, 550, 498, 528, 570, 512, 490, 540, 520, 555, 502, 520, 496];
  fill(scene, color, () => {
    to.moveTo(0, 0);
    to.lineTo(0, edge[0] ?? 0);
    for (const [index, y] of edge.entries()) {
      const [x, next] = [index * 100, edge[index + 1] ?? y];
      to.bezierCurveTo(x + 50, y, x + 50, next, x + 100, next);
    }
    to.lineTo(WHOLE.width, 0);
  });
}

/** A ticket's barcode. */
export function barcode(scene: Scene, color: string, box: Box): void {
  const roll = dice(11);
  for (let x = box.x; x < box.x + box.width - 8; ) {
    const width = 2 + Math.floor(roll.next().value * 3) * 2;
    rect(scene, color, { ...box, x, width });
    x += width + 3 + Math.floor(roll.next().value * 3) * 2;
  }
}

/** A round postmark with waves. */
export function postmark(scene: Scene, color: string, { x, y, width }: Box): void {
  const { to } = scene;
  to.save();
  to.globalAlpha = 0.8;
  to.strokeStyle = color;
  to.lineWidth = 4;
  for (const radius of [width / 2, width / 2 - 12]) {
    to.beginPath();
    to.arc(x + width / 2, y + width / 2, radius, 0, 7);
    to.stroke();
  }
  for (let line = 0; line < 4; line++) {
    to.beginPath();
    to.moveTo(x - 70, y + 36 + line * 20);
    for (let wave = 0; wave < 4; wave++)
      to.quadraticCurveTo(x - 57 + wave * 27, y + 26 + line * 20 + (wave % 2) * 20, x - 43 + wave * 27, y + 36 + line * 20);
    to.stroke();
  }
  to.restore();
}

/** Squares, circles and quarter circles in three colors and black. */
export function tiles(scene: Scene, box: Box): void {
  const { to } = scene;
  const [red, blue, yellow, black, paper] = ["#cf2e1f", "#1c4c9c", "#f4bb1c", "#161412", "#f2ead9"];
  const side = box.width / 2;
  const cells: [string, string, number][] = [
    [yellow, red, 0],
    [blue, yellow, 1],
    [paper, black, 2],
    [red, paper, 3],
    [black, yellow, 1],
    [yellow, blue, 2],
    [blue, paper, 0],
    [paper, red, 3],
    [red, black, 2],
    [black, yellow, 0],
    [yellow, black, 3],
    [paper, blue, 1],
  ];
  for (const [index, [back, front, kind]] of cells.entries()) {
    const [x, y] = [box.x + (index % 2) * side, Math.floor(index / 2) * side];
    rect(scene, back, { x, y, width: side + 1, height: side + 1 });
    if (kind === 0) fill(scene, front, () => to.arc(x + side / 2, y + side / 2, side / 2, 0, 7));
    if (kind === 1) fill(scene, front, () => [to.moveTo(x, y + side), to.arc(x, y + side, side, -Math.PI / 2, 0)]);
    if (kind === 2) fill(scene, front, () => [to.moveTo(x, y), to.lineTo(x + side, y + side), to.lineTo(x, y + side)]);
    if (kind === 3) for (let bar = 0; bar < 3; bar++) rect(scene, front, { x, y: y + bar * 48, width: side, height: 24 });
  }
}
