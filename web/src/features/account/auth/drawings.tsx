const STAMP = "M9 8H31L37 22V26a3.4 3.4 0 0 1-6.8 0a3.4 3.4 0 0 1-6.8 0a3.4 3.4 0 0 1-6.8 0a3.4 3.4 0 0 1-6.8 0a3.4 3.4 0 0 1-6.8 0V22z";
const SLANTS = Array.from({ length: 26 }, (_, index) => -110 + index * 22);

/** An airmail envelope with our stamp. */
export function Envelope() {
  return (
    <svg className="st-envelope" viewBox="0 0 320 190" aria-hidden="true">
      <defs>
        <clipPath id="envelope-edge">
          <path fillRule="evenodd" clipRule="evenodd" d="M0 0H320V190H0ZM12 12V178H308V12Z" />
        </clipPath>
      </defs>
      <rect width="320" height="190" rx="5" fill="light-dark(#fffdf8, #eadcc3)" />
      <g clipPath="url(#envelope-edge)">
        {SLANTS.map((x, index) => (
          <path key={x} d={`M${x} 190L${x + 110} 0h11L${x + 11} 190z`} fill={index % 2 === 0 ? "#C63A22" : "#2457B8"} />
        ))}
      </g>
      <path d="M12 12L160 112L308 12" fill="none" stroke="#1b1a17" strokeWidth="2.5" />
      <g transform="translate(246 118) rotate(4)">
        <rect width="42" height="48" fill="#FBE9E4" stroke="#1b1a17" strokeWidth="1.5" strokeDasharray="3 2.5" />
        <path transform="translate(4 12) scale(.85)" fill="#c63a22" d={STAMP} />
      </g>
      <path d="M36 132h92M36 148h64" stroke="#1b1a17" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** A ticket torn in two. */
export function TornTicket() {
  return (
    <svg className="st-envelope st-ticket" viewBox="0 0 340 150" aria-hidden="true">
      <path d="M86-64V26M272-64V34" stroke="var(--ink)" strokeWidth="2.5" />
      <g transform="rotate(-5 90 75)">
        <path d="M6 20H176l-9 12 11 12-10 12 9 12-11 12 11 12-9 12 7 12-10 14H6V96a18 18 0 0 0 0-40z" fill="var(--canopy)" />
        <path d="M34 20h22v110H34zM78 20h22v110H78zM122 20h22v110h-22z" fill="var(--cream)" />
      </g>
      <g transform="translate(20 8) rotate(6 250 75)">
        <path
          d="M184 20h124v36a18 18 0 0 0 0 40v34H176l10-14-7-12 9-12-11-12 11-12-9-12 10-12-11-12z"
          fill="light-dark(#fffdf8, #eadcc3)"
          stroke="#1b1a17"
          strokeWidth="2"
        />
        <text x="238" y="83" textAnchor="middle" className="st-ticket-text" fontSize="20" fill="#1b1a17">
          Admit one
        </text>
      </g>
    </svg>
  );
}

/** A key on a striped tag. */
export function StallKey() {
  return (
    <svg className="st-envelope st-key" viewBox="0 0 320 184" aria-hidden="true">
      <g stroke="var(--ink)" strokeWidth="7" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="60" cy="70" r="30" />
        <path d="M90 70H200M168 70v22M190 70v16" />
      </g>
      <path d="M60 100C66 140 120 156 168 138" fill="none" stroke="var(--ink)" strokeWidth="2.5" />
      <g transform="translate(164 114) rotate(8)">
        <path d="M16 0H128V42H16L0 21Z" fill="var(--cream)" stroke="#1b1a17" strokeWidth="2.5" />
        <path d="M34 0h16v42H34zM66 0h16v42H66zM98 0h16v42H98z" fill="#C63A22" />
        <circle cx="14" cy="21" r="4.5" fill="#1b1a17" />
      </g>
    </svg>
  );
}
