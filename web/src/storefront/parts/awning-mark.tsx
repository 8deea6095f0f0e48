const STRIPES = [0, 1, 2, 3, 4];

/** Our own mark in the page's accent colour. */
export function AwningMark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={Math.round(size * 0.66)} viewBox="0 0 40 26" aria-hidden="true">
      {STRIPES.map((stripe) => (
        <path
          key={stripe}
          fill="var(--accent)"
          opacity={stripe % 2 ? 0.3 : undefined}
          d={`M${(6 + 5.6 * stripe).toFixed(1)} 1h5.6L${8 * stripe + 8} 20a4 4 0 0 1-8 0z`}
        />
      ))}
    </svg>
  );
}
