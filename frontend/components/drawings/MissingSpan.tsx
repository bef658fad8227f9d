/** A bridge whose middle span is not there. */
export const MissingSpan = () => (
  <svg viewBox="0 0 560 200" className="drawing" aria-hidden="true">
    <path d="M8 84h176l-10 8H8M552 84H376l10 8h166" />
    <path className="s" d="M24 84l36-44h88l36 44M60 40l30 44 29-44 29 44M536 84l-36-44h-88l-36 44M500 40l-30 44-29-44-29 44" />
    <path d="M40 92l6 64h16l6-64M152 92l6 72h16l4-72M520 92l-6 64h-16l-6-64M408 92l-6 72h-16l-4-72M34 156h40M148 164h40M486 156h40M372 164h40" />
    <path className="w" d="M0 178c14 0 14 6 28 6s14-6 28-6 14 6 28 6 14-6 28-6 14 6 28 6 14-6 28-6 14 6 28 6 14-6 28-6 14 6 28 6 14-6 28-6 14 6 28 6 14-6 28-6 14 6 28 6 14-6 28-6 14 6 28 6 14-6 28-6 14 6 28 6 14-6 28-6 14 6 28 6" />
    <path className="d" d="M184 40v36M376 40v36M184 52h192M180 56l8-8M372 56l8-8" />
    <path className="d" strokeDasharray="6 6" d="M190 84h180M190 92h180" />
    <text x="268" y="44">? m</text>
  </svg>
)
