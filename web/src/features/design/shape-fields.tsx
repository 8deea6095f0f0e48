import { type Design, RADIUS_MAX } from "@awning/domain/design/design";
import { Choices, Range } from "./choices.tsx";
import type { Look } from "./use-design-trial.ts";

/** Shape and surface of the buttons. */
export function ButtonFields({ look }: { look: Look }) {
  const { buttons } = look.tried.design;
  const change = (part: Partial<Design["buttons"]>) => look.change({ buttons: { ...buttons, ...part } });
  return (
    <div className="design__part">
      <Choices
        label="Shape"
        current={buttons.shape}
        onPick={(shape) => change({ shape })}
        items={[
          { key: "theme", label: "Theme default", sample: <i className="pill pill--theme" /> },
          { key: "square", label: "Square", sample: <i className="pill" style={{ borderRadius: 0 }} /> },
          { key: "round", label: "Round", sample: <i className="pill" style={{ borderRadius: buttons.radius }} /> },
          { key: "pill", label: "Pill", sample: <i className="pill" style={{ borderRadius: 99 }} /> },
        ]}
      />
      {buttons.shape === "round" ? (
        <Range label="Corners" value={buttons.radius} max={RADIUS_MAX} unit=" px" onPick={(radius) => change({ radius })} />
      ) : null}
      <Choices
        label="Style"
        current={buttons.fill}
        onPick={(fill) => change({ fill })}
        items={[
          { key: "theme", label: "Theme default", sample: <i className="pill pill--theme" /> },
          { key: "filled", label: "Filled", sample: <i className="pill" /> },
          { key: "outline", label: "Outline", sample: <i className="pill pill--outline" /> },
          { key: "shadow", label: "Raised", sample: <i className="pill pill--shadow" /> },
          { key: "printed", label: "Hard shadow", sample: <i className="pill pill--printed" /> },
        ]}
      />
    </div>
  );
}

/** How links stand, how much air is between things, and to which side. */
export function LayoutFields({ look }: { look: Look }) {
  const { layout, spacing, alignment } = look.tried.design;
  return (
    <div className="design__part">
      <Choices
        label="Links"
        current={layout}
        onPick={(picked) => look.change({ layout: picked })}
        items={[
          { key: "stack", label: "List", sample: <Blocks of={["stack", 3]} /> },
          { key: "grid", label: "Two columns", sample: <Blocks of={["grid", 4]} /> },
          { key: "cards", label: "Picture cards", sample: <Blocks of={["cards", 2]} /> },
        ]}
      />
      <Choices
        label="Spacing"
        current={spacing}
        onPick={(picked) => look.change({ spacing: picked })}
        items={[
          { key: "theme", label: "Theme default" },
          { key: "tight", label: "Compact" },
          { key: "normal", label: "Normal" },
          { key: "airy", label: "Spacious" },
        ]}
      />
      <Choices
        label="Alignment"
        current={alignment}
        onPick={(picked) => look.change({ alignment: picked })}
        items={[
          { key: "theme", label: "Theme default" },
          { key: "start", label: "Start" },
          { key: "center", label: "Center" },
        ]}
      />
    </div>
  );
}

function Blocks({ of: [kind, count] }: { of: [kind: "stack" | "grid" | "cards", count: number] }) {
  return (
    <i className={`blocks blocks--${kind}`}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn blocks have no identity beyond their place
        <i key={at} />
      ))}
    </i>
  );
}

/** The picture of the owner and the head it stands in. */
export function HeadFields({ look }: { look: Look }) {
  const { avatar, header } = look.tried.design;
  const face = (borderRadius: string) => <i className="face" style={{ borderRadius }} />;
  return (
    <div className="design__part">
      <Choices
        label="Your picture"
        current={avatar}
        onPick={(picked) => look.change({ avatar: picked })}
        items={[
          { key: "theme", label: "Theme default", sample: <i className="face pill--theme" /> },
          { key: "circle", label: "Circle", sample: face("50%") },
          { key: "rounded", label: "Rounded", sample: face("24%") },
          { key: "square", label: "Square", sample: face("0") },
          { key: "none", label: "None", sample: <i className="face face--none" /> },
        ]}
      />
      <Choices
        label="Header"
        current={header}
        onPick={(picked) => look.change({ header: picked })}
        items={[
          { key: "theme", label: "Theme default" },
          { key: "plain", label: "Plain" },
          { key: "side", label: "Cover beside name" },
          { key: "banner", label: "Cover on top" },
        ]}
      />
    </div>
  );
}

/** Light, dark, or as the visitor's device has it. */
export function ModeFields({ look }: { look: Look }) {
  return (
    <Choices
      label="Light and dark mode"
      isQuiet
      current={look.tried.design.mode}
      onPick={(mode) => look.change({ mode })}
      items={[
        { key: "auto", label: "Match visitor’s device" },
        { key: "light", label: "Always light" },
        { key: "dark", label: "Always dark" },
      ]}
    />
  );
}
