import { type Design, RADIUS_MAX } from "@awning/domain/design/design";
import { Choices, Range } from "./choices.tsx";
import * as labels from "./labels.ts";
import type { Look } from "./use-design-trial.ts";

/** Shape and surface of the buttons. */
export function ButtonFields({ look }: { look: Look }) {
  const { buttons } = look.tried.design;
  const change = (part: Partial<Design["buttons"]>) => look.change({ buttons: { ...buttons, ...part } });
  return (
    <div className="design__part">
      <Choices
        label={labels.shape}
        current={buttons.shape}
        onPick={(shape) => change({ shape })}
        items={[
          { key: "theme", label: labels.themeDefault, sample: <i className="drawn pill pill--theme" /> },
          { key: "square", label: labels.square, sample: <i className="drawn pill" style={{ borderRadius: 0 }} /> },
          { key: "round", label: labels.round, sample: <i className="drawn pill" style={{ borderRadius: buttons.radius }} /> },
          { key: "pill", label: labels.pill, sample: <i className="drawn pill" style={{ borderRadius: 99 }} /> },
        ]}
      />
      {buttons.shape === "round" ? (
        <Range label={labels.corners} value={buttons.radius} max={RADIUS_MAX} unit=" px" onPick={(radius) => change({ radius })} />
      ) : null}
      <Choices
        label={labels.style}
        current={buttons.fill}
        onPick={(fill) => change({ fill })}
        items={[
          { key: "theme", label: labels.themeDefault, sample: <i className="drawn pill pill--theme" /> },
          { key: "filled", label: labels.filled, sample: <i className="drawn pill" /> },
          { key: "outline", label: labels.outline, sample: <i className="drawn pill pill--outline" /> },
          { key: "shadow", label: labels.raised, sample: <i className="drawn pill pill--shadow" /> },
          { key: "printed", label: labels.hardShadow, sample: <i className="drawn pill pill--printed" /> },
        ]}
      />
    </div>
  );
}

/** The layout of links, the spacing, and the alignment. */
export function LayoutFields({ look }: { look: Look }) {
  const { layout, spacing, alignment } = look.tried.design;
  return (
    <div className="design__part">
      <Choices
        label={labels.links}
        current={layout}
        onPick={(picked) => look.change({ layout: picked })}
        items={[
          { key: "stack", label: labels.list, sample: <Blocks of={["stack", 3]} /> },
          { key: "grid", label: labels.twoColumns, sample: <Blocks of={["grid", 4]} /> },
          { key: "cards", label: labels.pictureCards, sample: <Blocks of={["cards", 2]} /> },
        ]}
      />
      <Choices
        label={labels.spacing}
        current={spacing}
        onPick={(picked) => look.change({ spacing: picked })}
        items={[
          { key: "theme", label: labels.themeDefault },
          { key: "tight", label: labels.compact },
          { key: "normal", label: labels.normal },
          { key: "airy", label: labels.spacious },
        ]}
      />
      <Choices
        label={labels.alignment}
        current={alignment}
        onPick={(picked) => look.change({ alignment: picked })}
        items={[
          { key: "theme", label: labels.themeDefault },
          { key: "start", label: labels.start },
          { key: "center", label: labels.center },
        ]}
      />
    </div>
  );
}

function Blocks({ of: [kind, count] }: { of: [kind: "stack" | "grid" | "cards", count: number] }) {
  return (
    <i className={`drawn blocks blocks--${kind}`}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn blocks have no identity beyond their place
        <i key={at} />
      ))}
    </i>
  );
}

/** The owner's picture and the header. */
export function HeadFields({ look }: { look: Look }) {
  const { avatar, header } = look.tried.design;
  const face = (borderRadius: string) => <i className="drawn face" style={{ borderRadius }} />;
  return (
    <div className="design__part">
      <Choices
        label={labels.yourPicture}
        current={avatar}
        onPick={(picked) => look.change({ avatar: picked })}
        items={[
          { key: "theme", label: labels.themeDefault, sample: <i className="drawn face pill--theme" /> },
          { key: "circle", label: labels.circle, sample: face("50%") },
          { key: "rounded", label: labels.rounded, sample: face("24%") },
          { key: "square", label: labels.square, sample: face("0") },
          { key: "none", label: labels.none, sample: <i className="drawn face face--none" /> },
        ]}
      />
      <Choices
        label={labels.header}
        current={header}
        onPick={(picked) => look.change({ header: picked })}
        items={[
          { key: "theme", label: labels.themeDefault },
          { key: "plain", label: labels.plain },
          { key: "side", label: labels.coverBesideName },
          { key: "banner", label: labels.coverOnTop },
        ]}
      />
    </div>
  );
}

/** Light, dark, or the visitor's setting. */
export function ModeFields({ look }: { look: Look }) {
  return (
    <Choices
      label={labels.lightAndDarkMode}
      isQuiet
      current={look.tried.design.mode}
      onPick={(mode) => look.change({ mode })}
      items={[
        { key: "auto", label: labels.matchVisitorsDevice },
        { key: "light", label: labels.alwaysLight },
        { key: "dark", label: labels.alwaysDark },
      ]}
    />
  );
}
