import type { Motif } from "@awning/domain/design/theme-tokens";
import { barcode, bricks, chips, drips, leaves, postmark, rainbow, scallops, tiles } from "./picture-motifs.ts";
import { type Box, fill, inset, rect, roundRect, type Scene, shadowed, WHOLE, type WordsPlace, within } from "./picture-scene.ts";

/** Draws a picture's background and contents and returns where the text goes. `isOwn`: the background is the owner's. */
export type DrawLook = (scene: Scene, isOwn: boolean) => WordsPlace;

const WORDS: Box = { x: 64, y: 64, width: 590, height: 502 };
const PANEL: Box = { x: 720, y: 0, width: 480, height: 630 };

function ground(scene: Scene, isOwn: boolean, color = scene.colors.bg): void {
  if (!isOwn) rect(scene, color, WHOLE);
}

function words(scene: Scene, box: Box = WORDS, main = scene.colors.ink, soft = scene.colors.soft): WordsPlace {
  return { ...scene.place(box), main, soft };
}

/** Text on a card in the theme's colors. */
function onCard(scene: Scene, box: Box): WordsPlace {
  return words(scene, box, scene.colors["card-ink"], scene.colors["card-soft"]);
}

/** The layouts of social images; each theme names one. */
export const LOOKS: Readonly<Record<Motif, DrawLook>> = {
  plain(scene, isOwn) {
    ground(scene, isOwn);
    return plain(scene);
  },
  awning(scene, isOwn) {
    ground(scene, isOwn);
    scene.show(scene.place(PANEL));
    scallops(scene, scene.own("stripe"), scene.colors.card, 92);
    return words(scene, { ...WORDS, y: 126, height: 462 });
  },
  sun(scene, isOwn) {
    ground(scene, isOwn);
    const { x, y, width } = scene.place({ x: 696, y: 75, width: 480, height: 480 });
    const circle = (grow: number) => () => scene.to.arc(x + width / 2, y + width / 2, width / 2 + grow, 0, 7);
    fill(scene, scene.own("sun"), circle(0));
    within(scene, circle(-34), () => scene.show(inset({ x, y, width, height: width }, 34)));
    return words(scene);
  },
  book(scene, isOwn) {
    const [cloth, foil, quiet] = [scene.own("cloth"), scene.own("foil"), scene.own("foil2")];
    if (isOwn) return plain(scene);
    rect(scene, cloth, WHOLE);
    scene.to.strokeStyle = quiet;
    for (const [by, line] of [
      [20, 4],
      [32, 1.5],
    ] as const) {
      scene.to.lineWidth = line;
      const { x, y, width, height } = inset(WHOLE, by);
      scene.to.strokeRect(x, y, width, height);
    }
    const { x, y, width, height } = scene.place({ x: 744, y: 85, width: 360, height: 460 });
    const oval = (grow: number) => () => scene.to.ellipse(x + width / 2, y + height / 2, width / 2 + grow, height / 2 + grow, 0, 0, 7);
    fill(scene, foil, oval(8));
    fill(scene, cloth, oval(5));
    within(scene, oval(-6), () => scene.show({ x, y, width, height }));
    return words(scene, { ...WORDS, x: 84, width: 570 }, foil, quiet);
  },
  print(scene, isOwn) {
    ground(scene, isOwn);
    const panel = scene.place({ x: 730, y: 70, width: 400, height: 490 });
    const pink = scene.own("pink");
    rect(scene, pink, { ...panel, x: panel.x + 18, y: panel.y + 16 });
    scene.show(panel);
    // Duotone: grayscale, then one ink for lights and one for darks.
    scene.to.save();
    for (const [mode, color] of [
      ["saturation", "#808080"],
      ["multiply", pink],
      ["lighten", scene.colors.ink],
    ] as const) {
      scene.to.globalCompositeOperation = mode;
      rect(scene, color, panel);
    }
    scene.to.restore();
    within(
      scene,
      () => scene.to.rect(panel.x, panel.y, panel.width, panel.height),
      () => {
        for (let y = panel.y; y < panel.y + panel.height; y += 9)
          for (let x = panel.x; x < panel.x + panel.width; x += 9) fill(scene, `${scene.colors.bg}55`, () => scene.to.arc(x, y, 1.8, 0, 7));
      },
    );
    return words(scene);
  },
  slabs(scene, isOwn) {
    ground(scene, isOwn);
    if (!isOwn) chips(scene, ["#cf8468", "#86a08c", "#4a4541", "#dcb15d"]);
    const slab = scene.place({ x: 40, y: 40, width: 640, height: 550 });
    const frame = scene.place({ x: 710, y: 40, width: 450, height: 550 });
    for (const box of [slab, frame]) {
      rect(scene, scene.own("brass"), box);
      rect(scene, scene.colors.card, inset(box, 3));
    }
    scene.show(inset(frame, 12));
    return onCard(scene, { x: 84, y: 84, width: 552, height: 462 });
  },
  arch(scene, isOwn) {
    ground(scene, isOwn);
    const { x, y, width, height } = scene.place({ x: 770, y: 70, width: 350, height: 560 });
    leaves(scene, scene.own("stem"), { x, y, width, height });
    const arch = () => scene.to.roundRect(x, y, width, height + 40, [width / 2, width / 2, 0, 0]);
    within(scene, arch, () => scene.show({ x, y, width, height }));
    return words(scene);
  },
  tubes(scene, isOwn) {
    ground(scene, isOwn);
    if (!isOwn) bricks(scene, scene.colors.line);
    const panel = scene.place({ x: 740, y: 150, width: 380, height: 400 });
    rainbow(scene, [scene.own("t1"), scene.own("t2"), scene.own("t3")], panel);
    within(
      scene,
      () => roundRect(scene, panel, 40),
      () => scene.show(panel),
    );
    return words(scene);
  },
  glaze(scene, isOwn) {
    ground(scene, isOwn);
    if (!isOwn) drips(scene, scene.own("glaze"));
    const panel = scene.place({ x: 730, y: 70, width: 400, height: 490 });
    shadowed(scene, { color: "#00000040", blur: 30, down: 12 }, () => fill(scene, scene.colors.card, () => roundRect(scene, panel, 48)));
    within(
      scene,
      () => roundRect(scene, panel, 48),
      () => scene.show(panel),
    );
    return words(scene, { ...WORDS, y: 44, height: 420 }, scene.colors.ink, isOwn ? scene.colors.soft : scene.own("glaze-soft"));
  },
  frame(scene, isOwn) {
    ground(scene, isOwn);
    const frame = scene.place({ x: 720, y: 80, width: 410, height: 470 });
    shadowed(scene, { color: "#00000055", blur: 34, down: 16 }, () => rect(scene, scene.own("frame"), frame));
    rect(scene, "#ffffff", inset(frame, 14));
    scene.show(inset(frame, 52));
    return words(scene);
  },
  ticket(scene, isOwn) {
    ground(scene, isOwn);
    const slab = scene.place({ x: 48, y: 48, width: 1104, height: 534 });
    shadowed(scene, { color: "#00000022", blur: 24, down: 8 }, () => rect(scene, scene.colors.card, slab));
    const { x, width } = scene.place({ x: 690, y: 0, width: 2, height: 0 });
    for (let y = 70; y < 570; y += 18) rect(scene, scene.colors["card-soft"], { x, y, width, height: 9 });
    // Punches holes that show the background.
    if (!isOwn) for (const y of [48, 582]) fill(scene, scene.colors.bg, () => scene.to.arc(x + 1, y, 22, 0, 7));
    const stub = scene.place({ x: 730, y: 88, width: 382, height: 350 });
    scene.show(stub);
    barcode(scene, scene.colors["card-ink"], { ...stub, y: 462, height: 80 });
    return onCard(scene, { x: 92, y: 92, width: 556, height: 446 });
  },
  postcard(scene, isOwn) {
    ground(scene, isOwn);
    const card = scene.place({ x: 44, y: 44, width: 1112, height: 542 });
    shadowed(scene, { color: "#00000033", blur: 28, down: 10 }, () => rect(scene, scene.colors.card, card));
    const picture = scene.place({ x: 640, y: 64, width: 496, height: 502 });
    scene.show(picture);
    postmark(scene, scene.colors.card, scene.place({ x: 930, y: 88, width: 130, height: 130 }));
    return onCard(scene, { x: 88, y: 84, width: 508, height: 462 });
  },
  blocks(scene, isOwn) {
    ground(scene, isOwn);
    tiles(scene, scene.place({ x: 960, y: 0, width: 240, height: 630 }));
    scene.show(scene.place({ x: 720, y: 0, width: 240, height: 630 }));
    return words(scene);
  },
};

function plain(scene: Scene): WordsPlace {
  scene.show(scene.place(PANEL));
  return words(scene);
}
