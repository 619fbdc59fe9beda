/** The mark: an arch with the rising sun in it, as on the site. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 34 34" width="34" height="34" aria-hidden="true" focusable="false" style={{ flexShrink: 0 }}>
      <rect width="34" height="34" rx="10" fill="#16245F" />
      <path d="M9 26V17a8 8 0 0 1 16 0v9" fill="none" stroke="#FBF3EA" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="17" cy="18" r="4.2" fill="#F4633A" />
    </svg>
  );
}
