import { TEXT_CONTRAST } from "@awning/domain/design/contrast";
import { type ColorName, HEX_COLOR } from "@awning/domain/design/design";
import { useId, useState } from "react";
import { Button } from "#ui/buttons/button.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { type ColorRow, colorRows, edgeOf, type Misfit, misfits, placeOnScale, type Where } from "./color-pairs.ts";
import * as labels from "./labels.ts";
import type { Look } from "./use-design-trial.ts";

const WORDS: Readonly<Record<ColorName, { label: string; hint: string; spoken: string }>> = {
  bg: { label: labels.page, hint: labels.pageBackground, spoken: labels.pageWord },
  text: { label: labels.text, hint: "", spoken: labels.textWord },
  button: { label: labels.button, hint: "", spoken: labels.buttonWord },
  buttonText: { label: labels.buttonText, hint: "", spoken: labels.buttonTextWord },
  accent: { label: labels.accent, hint: "", spoken: labels.accentWord },
};

const HARD: Readonly<Record<Where, (color: string, ground: string) => string>> = {
  ground: (color, ground) => labels.pairHardToRead(color, ground),
  card: (color) => labels.cardHardToRead(color),
  background: (color) => labels.colorHardToRead(color),
};

/** The five colors, the contrast of each pair, and the nearest readable color where one fails. */
export function ColorFields({ look }: { look: Look }) {
  const { design } = look.tried;
  const rows = colorRows(look.tried);
  const pick = (name: ColorName, colour: string | null) => look.change({ colors: { ...design.colors, [name]: colour } });
  return (
    <>
      <div className="cols">
        {rows.map((row) => (
          <Row key={row.name} row={row} onPick={(colour) => pick(row.name, colour)} />
        ))}
      </div>
      <div aria-live="polite">
        {misfits(look.tried).map((one) => (
          <Fix key={one.text} misfit={one} onPick={pick} />
        ))}
      </div>
    </>
  );
}

function Row({ row, onPick }: { row: ColorRow; onPick: (colour: string | null) => void }) {
  const { label, hint } = WORDS[row.name];
  const id = useId();
  return (
    <div className="col">
      <span className="col__pick" style={{ backgroundColor: row.shown, borderColor: edgeOf(row.shown) }}>
        <input
          className="over"
          type="color"
          aria-label={labels.color(label)}
          value={row.shown}
          onChange={(event) => onPick(event.target.value)}
        />
      </span>
      <span className="col__name">
        <label htmlFor={id}>{label}</label>
        <Hex id={id} value={row.shown} onPick={onPick} />
      </span>
      {row.ratio === null ? <span className="con__none soft">{hint}</span> : <Scale ratio={row.ratio} label={label} />}
      <span className="col__own">
        {row.isPicked ? (
          <Button variant="quiet" size="sm" aria-label={labels.themeDefaultLabel(label)} onClick={() => onPick(null)}>
            {labels.themeDefault}
          </Button>
        ) : (
          <span className="faint">{labels.themeDefault}</span>
        )}
      </span>
    </div>
  );
}

function Hex({ id, value, onPick }: { id: string; value: string; onPick: (colour: string) => void }) {
  const { text, type, leave } = useHexText(value, onPick);
  return (
    <TextInput
      id={id}
      className="col__hex num"
      value={text}
      maxLength={7}
      spellCheck={false}
      autoComplete="off"
      aria-invalid={!HEX_COLOR.test(text.toLowerCase()) || undefined}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  );
}

function Scale({ ratio, label }: { ratio: number; label: string }) {
  const isFine = ratio >= TEXT_CONTRAST;
  const figure = (Math.floor(ratio * 10) / 10).toFixed(1);
  return (
    <span className="con" data-ok={isFine ? "good" : "bad"}>
      <span className="con__scale drawn" role="img" aria-label={labels.contrastRatio(label, figure)}>
        <i style={{ insetInlineStart: `${placeOnScale(ratio)}%` }} />
      </span>
      <b className="num">{figure}</b>
      <span className="con__say">{isFine ? labels.easyToRead : labels.hardToRead}</span>
    </span>
  );
}

function Fix({ misfit, onPick }: { misfit: Misfit; onPick: (name: ColorName, colour: string) => void }) {
  const { text, ground, where, from, textFix, groundFix, isGroundNearer } = misfit;
  const [byText, byGround] = [{ name: text, fix: textFix }, groundFix === null ? null : { name: ground, fix: groundFix }];
  const [nearest, other] = isGroundNearer && byGround ? [byGround, byText] : [byText, byGround];
  const fixed = nearest === byGround ? { color: from[0], backgroundColor: nearest.fix } : { color: textFix, backgroundColor: from[1] };
  const shown = nearest.fix.toUpperCase();
  return (
    <div className="fix">
      <span className="fix__chips" aria-hidden="true">
        <span style={{ color: from[0], backgroundColor: from[1] }}>{labels.aa}</span>→<span style={fixed}>{labels.aa}</span>
      </span>
      <p>
        {labels.nearestReadableHint(<b>{HARD[where](from[0].toUpperCase(), from[1].toUpperCase())}</b>, WORDS[nearest.name].spoken, shown)}
      </p>
      <Button variant="ink" onClick={() => onPick(nearest.name, nearest.fix)}>
        {labels.use(shown)}
      </Button>
      {other ? (
        <Button variant="quiet" onClick={() => onPick(other.name, other.fix)}>
          {labels.changeTheInstead(WORDS[other.name].spoken)}
        </Button>
      ) : null}
    </div>
  );
}

/** A typed color: applied once valid, normalized on blur. */
function useHexText(value: string, onPick: (colour: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    text: typed ?? value.toUpperCase(),
    type: (text: string) => {
      setTyped(text);
      const colour = toHex(text);
      if (colour) onPick(colour);
    },
    leave: () => setTyped(null),
  };
}

/** `#RRGGBB` with or without `#`; `null` while invalid. */
function toHex(text: string): string | null {
  const colour = `#${text.trim().replace(/^#/, "").toLowerCase()}`;
  return HEX_COLOR.test(colour) ? colour : null;
}
