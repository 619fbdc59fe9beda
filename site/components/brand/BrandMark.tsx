/** What the mark shows. */
interface Props {
  /** Letters of the company, in the place of the arch. */
  letters?: string | undefined;
  className?: string | undefined;
}

/** The mark: letters of the company, or an arch with the rising sun in it; as a file: content/brand.ts. */
export function BrandMark({ letters, className }: Props) {
  return (
    <svg className={className} viewBox="0 0 34 34" width="34" height="34" aria-hidden="true" focusable="false">
      <rect width="34" height="34" rx="10" fill="var(--ink-900)" />
      {letters ? (
        <text x="17" y="23" fontSize="16" fontWeight="700" textAnchor="middle" fill="var(--paper-100)">
          {letters}
        </text>
      ) : (
        <>
          <path
            d="M9 26V17a8 8 0 0 1 16 0v9"
            fill="none"
            stroke="var(--paper-100)"
            strokeWidth="2.6"
            strokeLinecap="round"
          />
          <circle cx="17" cy="18" r="4.2" fill="var(--persimmon-500)" />
        </>
      )}
    </svg>
  );
}
