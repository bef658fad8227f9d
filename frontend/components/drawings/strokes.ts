/** The sheet of a record's drawing. */
export const SHEET_WIDTH = 320
export const SHEET_HEIGHT = 100

const round = (value: number): number => Math.round(value * 10) / 10

/** Coordinates with one decimal, joined as paths write them. */
export const at = (x: number, y: number): string => `${round(x)} ${round(y)}`

export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index))

const path = (d: string, more = ''): string => `<path${more} d="${d}"/>`

/* The pens of the house: what is built, what belongs to it, the ground, water, and measures. */

export const built = (d: string): string => path(d)
export const fine = (d: string): string => path(d, ' stroke-width=".6"')
export const ground = (d: string, dash?: string): string =>
  path(d, `${dash ? ` stroke-dasharray="${dash}"` : ''} stroke-width=".6" style="stroke:var(--ink-soft)"`)
export const water = (d: string, dash?: string): string =>
  path(d, `${dash ? ` stroke-dasharray="${dash}"` : ''} stroke-width=".8" style="stroke:var(--nile)"`)
export const measure = (d: string, dash?: string): string =>
  path(d, `${dash ? ` stroke-dasharray="${dash}"` : ''} stroke-width=".6" style="stroke:var(--laterite)"`)

/** Figures in the colour of measures. `x` and `y` come first: pictures for previews of links read them. */
export const figure = (x: number, y: number, text: string, isCentred = true): string =>
  `<text x="${round(x)}" y="${round(y)}"${isCentred ? ' text-anchor="middle"' : ''} style="fill:var(--laterite);stroke:none;font:600 var(--drawing-text,9px) var(--font-display)">${text}</text>`

/** A dimension line with its figure above. */
export const spanAcross = (from: number, to: number, y: number, text: string): string =>
  measure(
    [from, to].map((x) => `M${at(x, y - 4)}v8M${at(x - 2, y + 2)}l4-4`).join('') +
      `M${at(from, y)}H${round(to)}`,
  ) + figure((from + to) / 2, y - 3, text)

/** A dimension line from top to bottom with its figure on the right. */
export const spanDown = (from: number, to: number, x: number, text: string): string =>
  measure(
    [from, to].map((y) => `M${at(x - 4, y)}h8M${at(x - 2, y + 2)}l4-4`).join('') +
      `M${at(x, from)}V${round(to)}`,
  ) + figure(x + 5, (from + to) / 2 + 3, text, false)

/** The level of water: a line of dashes below a triangle. */
export const waterLine = (from: number, to: number, y: number, dash: string): string =>
  water(`M${at(from, y)}H${round(to)}`, dash) + water(`M${at((from + to) / 2 - 3, y - 5)}h6l-3 4z`)
