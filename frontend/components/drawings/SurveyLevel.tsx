/** A level on its tripod, sighting a staff across a slope. */
export const SurveyLevel = () => (
  <svg viewBox="0 0 520 240" className="drawing" aria-hidden="true">
    <path d="M8 206c60-6 96 4 150-2s92-26 150-34 130-18 204-22" />
    <path className="t" d="M8 220c60-6 96 4 150-2s92-26 150-34 130-18 204-22M8 234c60-6 96 4 150-2s92-26 150-34 130-18 204-22" />
    <path d="M104 102l-34 104M104 102l34 104M104 102v92" />
    <path d="M88 96h32v6H88zM84 78h40v18H84zM124 82h18v10h-18zM84 82h-8v10h8z" />
    <path className="s" d="M94 78v-6h16v6" />
    <path className="d" strokeDasharray="10 5 2 5" d="M142 87h298" />
    <path d="M434 24h12v128h-12z" />
    <path className="s" d="M434 36h6M434 48h12M434 60h6M434 72h12M434 84h6M434 96h12M434 108h6M434 120h12M434 132h6M434 144h12" />
    <path className="d" d="M470 87v65M464 87h12M464 152h12M466 91l8-8M466 156l8-8" />
    <text x="480" y="124">1.284</text>
  </svg>
)
