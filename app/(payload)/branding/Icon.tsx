/** The association's sign: a bridge over the Nile. Small, at the head of the panel's navigation. */
export const Icon = () => (
  <svg viewBox="0 0 40 40" width="100%" height="100%" fill="none" role="img" aria-label="ACE South Sudan">
    <path d="M2 30h36" stroke="currentColor" strokeWidth="2" />
    <path d="M4 30C9 12 31 12 36 30" stroke="currentColor" strokeWidth="2.4" />
    <path d="M10 22v8M16 18.2V30M20 17.5V30M24 18.2V30M30 22v8" stroke="currentColor" strokeWidth="1.2" />
    <path d="M2 34c3 0 3 2 6 2s3-2 6-2 3 2 6 2 3-2 6-2 3 2 6 2 3-2 6-2" stroke="#b4441f" strokeWidth="1.6" />
  </svg>
)
