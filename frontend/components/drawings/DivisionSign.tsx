const SIGNS = {
  'structural-engineering': 'M2 26h44M8 26 16 8h16l8 18M16 8v18M24 8v18M32 8v18M16 26l8-18 8 18',
  'geotechnical-engineering': 'M2 8h44M2 16c8-3 12 3 20 0s14 3 24 0M2 23c8-3 12 3 20 0s14 3 24 0M2 29h44M24 12V2M21 4l3-2 3 2',
  'transportation-engineering': 'M12 30 20 2M36 30 28 2M24 3v4M24 12v5M24 22v7',
  'water-resources-environmental': 'M14 3h20v9H14zM17 12l-3 12M31 12l3 12M24 12v12M16 17h16M2 28c4 0 4 2 8 2s4-2 8-2 4 2 8 2 4-2 8-2 4 2 8 2 2-1 4-2',
  'construction-project-management': 'M12 30V3M12 3l30 5H8V5zM34 8v8M31 16h6v5h-6zM7 30h10M22 30v-8h8v8',
  'urban-planning-infrastructure': 'M4 3h12v9H4zM20 3h10v9H20zM34 3h10v9H34zM4 16h12v13H4zM20 16h24v13H20zM28 16v13M36 16v13',
  'materials-concrete-research': 'M15 7c0-2.5 18-2.5 18 0v18c0 2.5-18 2.5-18 0zM15 7c0 2.5 18 2.5 18 0M23 13l2 4-3 4 2 5M8 3v26M5 3h6M5 29h6',
  'education-professional-development': 'M24 8C18 4 10 4 4 6v22c6-2 14-2 20 2 6-4 14-4 20-2V6c-6-2-14-2-20 2zM24 8v22M10 13h8M10 18h8M30 13h8M30 18h8',
} as const

const PLAIN = 'M4 26h40M10 26V8M38 26V8M10 12h28'

/** A division's sign, in the hand of the other drawings. A division that staff added has a plain one. */
export const DivisionSign = ({ slug }: { slug: string }) => (
  <svg viewBox="0 0 48 32" className="drawing w-12" aria-hidden="true">
    <path d={slug in SIGNS ? SIGNS[slug as keyof typeof SIGNS] : PLAIN} />
  </svg>
)
