import type { Mark } from './mark.ts';

interface Props {
  /** The company's own; without it the arch with the rising sun. */
  mark?: Mark | undefined;
  className?: string | undefined;
}

/** The mark of the company; as a file: content/rules/brand.ts. */
export function BrandMark({ mark, className }: Props) {
  if (mark && 'picture' in mark) return <img className={className} src={mark.picture} width="34" height="34" alt="" />;
  return (
    <svg className={className} viewBox="0 0 34 34" width="34" height="34" aria-hidden="true" focusable="false">
      <rect width="34" height="34" rx="10" fill="var(--ink-900)" />
      {mark ? (
        <text x="17" y="23" fontSize="16" fontWeight="700" textAnchor="middle" fill="var(--paper-100)">
          {mark.letters}
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
