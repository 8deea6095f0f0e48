import "./awning-mark.css";

/** The logo: a scalloped awning of five stripes. Set `title` when it is used alone; beside text it is decorative. */
export function AwningMark({ size = 40, title }: { size?: number; title?: string }) {
  return (
    <svg
      className="awning-mark"
      width={size}
      height={size}
      viewBox="0 0 40 40"
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path
        fill="var(--mark-pale, #fffdf8)"
        d="M9 8H31L37 22V26a3.4 3.4 0 0 1-6.8 0a3.4 3.4 0 0 1-6.8 0a3.4 3.4 0 0 1-6.8 0a3.4 3.4 0 0 1-6.8 0a3.4 3.4 0 0 1-6.8 0V22z"
      />
      <path
        fill="var(--mark-red, #c63a22)"
        d="M9 8H13.4L9.8 22V26a3.4 3.4 0 0 1-6.8 0V22zM17.8 8H22.2L23.4 22V26a3.4 3.4 0 0 1-6.8 0V22zM26.6 8H31L37 22V26a3.4 3.4 0 0 1-6.8 0V22z"
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        d="M9 8H31L37 22V26a3.4 3.4 0 0 1-6.8 0a3.4 3.4 0 0 1-6.8 0a3.4 3.4 0 0 1-6.8 0a3.4 3.4 0 0 1-6.8 0a3.4 3.4 0 0 1-6.8 0V22z"
      />
    </svg>
  );
}
