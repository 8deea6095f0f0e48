import "./ground.css";

export type Valance = "scallop" | "point" | "tab";

type Shape = {
  width: number;
  /** Where the cloth ends and the valance begins, and where the valance ends. */
  cloth: number;
  height: number;
  /** An odd count, so both outer stripes are colored. */
  stripes: number;
  /** How far the top edge is inset on each side. */
  inset: number;
  valance: Valance;
};

const round = (value: number) => Math.round(value * 100) / 100;

function clothPath({ width, cloth, stripes, inset }: Shape, index: number): string {
  const top = (width - 2 * inset) / stripes;
  const foot = width / stripes;
  // A third of a pixel of overlap hides the anti-aliasing seam between stripes.
  const [a, b] = [inset + index * top, inset + (index + 1) * top + 0.3];
  const [c, d] = [(index + 1) * foot + 0.3, index * foot];
  return `M${round(a)} 0H${round(b)}L${round(c)} ${cloth}H${round(d)}Z`;
}

function valancePath({ width, cloth, height, stripes, valance }: Shape, index: number): string {
  const step = width / stripes;
  const left = round(index * step);
  const right = round((index + 1) * step);
  const middle = round((index + 0.5) * step);
  const radius = round(step / 2);
  if (valance === "scallop") {
    const drop = round(height - radius);
    return `M${left} ${cloth}H${right}V${drop}A${radius} ${radius} 0 0 1 ${left} ${drop}Z`;
  }
  if (valance === "point") {
    const drop = round(cloth + (height - cloth) * 0.45);
    return `M${left} ${cloth}H${right}V${drop}L${middle} ${height}L${left} ${drop}Z`;
  }
  const notch = round(cloth + (height - cloth) * 0.67);
  return `M${left} ${cloth}H${right}V${height}L${middle} ${notch}L${left} ${height}Z`;
}

/** A canopy drawn from its dimensions: fanned stripes, a valance 9 % darker, a seam and, if freestanding, a rail. */
export function DrawnCanopy({ className, rail = true, ...shape }: Shape & { className?: string; rail?: boolean }) {
  const stripes = Array.from({ length: shape.stripes }, (_, index) => ({
    cloth: clothPath(shape, index),
    valance: valancePath(shape, index),
    dye: index % 2 === 0 ? "st-cloth-a" : "st-cloth-b",
  }));
  const railInset = round(shape.inset * 0.8);
  return (
    <svg
      className={`st-canopy ${className ?? ""}`}
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      width={className ? shape.width : undefined}
      height={className ? shape.height : undefined}
      preserveAspectRatio="xMidYMin meet"
      aria-hidden="true"
    >
      {stripes.map((stripe) => (
        <g key={stripe.cloth}>
          <path className={stripe.dye} d={stripe.cloth} />
          <path className={stripe.dye} d={stripe.valance} />
          <path className="st-cloth-shade" d={stripe.valance} />
        </g>
      ))}
      <rect className="st-cloth-seam" x="0" y={shape.cloth - 1} width={shape.width} height="3" />
      {rail && <rect className="st-cloth-bar" x={railInset} y="0" width={shape.width - 2 * railInset} height="5" rx="2.5" />}
    </svg>
  );
}
