import { type Drawn, recordLines } from '../../../frontend/components/drawings/recordLines'
import { SHEET_HEIGHT, SHEET_WIDTH } from '../../../frontend/components/drawings/strokes'
import drawings from '../../../frontend/components/drawings/drawings.svg?raw'

/** Of `frontend/styles/tokens.css`, by day. */
export const COLOURS = {
  paper: '#faf8f3',
  ink: '#10222e',
  'ink-soft': '#44555f',
  nile: '#0a5a78',
  laterite: '#b4441f',
} as const

export interface Label {
  x: number
  y: number
  /** Which point of the text stands there. */
  anchor: 'start' | 'middle' | 'end'
  /** Whether it is read from below. */
  isUpright: boolean
  text: string
}

export interface Drawing {
  /** The lines, in a drawing's own units. */
  lines: string
  /** The figures beside its dimension lines, which are set in type. */
  labels: Label[]
  /** The size of its sheet. */
  width: number
  height: number
  /** Of its strongest lines. */
  strokeWidth: number
}

/** Records, which have drawings of their own. */
const RECORDS: readonly (readonly [prefix: string, kind: Drawn])[] = [
  ['/events/', 'event'],
  ['/publications/', 'publication'],
  ['/divisions/', 'division'],
  ['/newsroom/', 'news'],
]

/** Which of the site's drawings stands for a page, the first that fits; for all others, the home page's first. */
const SUBJECTS: readonly (readonly [prefix: string, drawing: string])[] = [
  ['/publications', 'concrete'],
  ['/events', 'town'],
  ['/newsroom', 'road'],
  ['/about', 'town'],
  ['/donate', 'water'],
  ['/women-in-engineering', 'water'],
  ['/careers', 'road'],
  ['/membership/resources', 'concrete'],
  ['/membership/engage', 'town'],
]

const SCENE = { width: 560, height: 340, strokeWidth: 1.6 }
const TEXT =
  /<text( transform="rotate\([^"]*\)")? x="([\d.]+)" y="([\d.]+)"(?: text-anchor="(middle|end)")?[^>]*>([^<]*)<\/text>/g

const recordOf = (pathname: string): string | undefined => {
  const [prefix = '', kind] = RECORDS.find(([start]) => pathname.startsWith(start)) ?? []
  return kind && recordLines(kind, pathname.slice(prefix.length))
}

const sceneOf = (pathname: string): string => {
  const id = SUBJECTS.find(([prefix]) => pathname.startsWith(prefix))?.[1] ?? 'bridge'
  return new RegExp(`<g id="${id}">(.*)</g>`).exec(drawings)?.[1] ?? ''
}

/** @param pathname of the page */
export const drawingOf = (pathname: string): Drawing => {
  const record = recordOf(pathname)
  const group = record ?? sceneOf(pathname)
  return {
    ...(record === undefined ? SCENE : { width: SHEET_WIDTH, height: SHEET_HEIGHT, strokeWidth: 1 }),
    lines: group
      .replace(TEXT, '')
      .replace(/var\(--([a-z-]+)\)/g, (_whole, name: string) =>
        name in COLOURS ? COLOURS[name as keyof typeof COLOURS] : COLOURS.ink,
      ),
    labels: [...group.matchAll(TEXT)].map(([, turned, x, y, anchor, text]) => ({
      x: Number(x),
      y: Number(y),
      anchor: anchor === 'middle' || anchor === 'end' ? anchor : 'start',
      isUpright: Boolean(turned),
      text: text ?? '',
    })),
  }
}
