import drawings from '../../../frontend/components/drawings/drawings.svg?raw'

/** Of `frontend/styles/tokens.css`, by day. */
export const COLOURS = { paper: '#faf8f3', ink: '#10222e', 'ink-soft': '#44555f', nile: '#0a5a78', laterite: '#b4441f' } as const

export interface Label {
  x: number
  y: number
  isCentred: boolean
  text: string
}

export interface Drawing {
  /** The lines, in a drawing's own units. */
  lines: string
  /** The figures beside its dimension lines, which are set in type. */
  labels: Label[]
}

/** Which of the site's drawings stands on a page's picture: sections and divisions have theirs, all others the bridge. */
const SUBJECTS: readonly (readonly [prefix: string, drawing: string])[] = [
  ['/divisions/transportation-engineering', 'road'],
  ['/divisions/geotechnical-engineering', 'road'],
  ['/divisions/water-resources-environmental', 'water'],
  ['/divisions/urban-planning-infrastructure', 'town'],
  ['/divisions/materials-concrete-research', 'concrete'],
  ['/divisions/education-professional-development', 'concrete'],
  ['/publications', 'concrete'],
  ['/events', 'town'],
  ['/newsroom', 'road'],
  ['/about', 'town'],
  ['/donate', 'water'],
  ['/women-in-engineering', 'water'],
]

const TEXT = /<text x="([\d.]+)" y="([\d.]+)"( text-anchor="middle")?[^>]*>([^<]*)<\/text>/g

/** @param pathname of the page */
export const drawingOf = (pathname: string): Drawing => {
  const id = SUBJECTS.find(([prefix]) => pathname.startsWith(prefix))?.[1] ?? 'bridge'
  const group = new RegExp(`<g id="${id}">(.*)</g>`).exec(drawings)?.[1] ?? ''
  return {
    lines: group.replace(TEXT, '').replace(/var\(--([a-z-]+)\)/g, (_whole, name: string) => (name in COLOURS ? COLOURS[name as keyof typeof COLOURS] : COLOURS.ink)),
    labels: [...group.matchAll(TEXT)].map(([, x, y, anchor, text]) => ({ x: Number(x), y: Number(y), isCentred: Boolean(anchor), text: text ?? '' })),
  }
}
