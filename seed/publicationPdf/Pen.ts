import { BOLD, INK, INK_SOFT, ITALIC, LATERITE, REGULAR } from './pageStyle'

type Document = PDFKit.PDFDocument
export type Point = readonly [x: number, y: number]

interface Stroke {
  color?: string
  width?: number
  dash?: number
}

interface Shape extends Stroke {
  fill?: string
  isOpen?: boolean
  hasNoStroke?: boolean
}

interface Label {
  align?: 'left' | 'center' | 'right'
  size?: number
  color?: string
  face?: 'regular' | 'bold' | 'italic'
}

const FACES = { regular: REGULAR, bold: BOLD, italic: ITALIC }

/** Draws technical figures on a sheet whose upper left corner is 0, 0. All lengths in points. */
export class Pen {
  constructor(
    private readonly doc: Document,
    readonly width: number,
    readonly height: number,
  ) {}

  line(from: Point, to: Point, stroke: Stroke = {}): this {
    return this.shape([from, to], { ...stroke, isOpen: true })
  }

  /** A polygon, or a polyline when `isOpen`. */
  shape(
    points: readonly Point[],
    { color = INK, width = 0.8, dash, fill, isOpen = false, hasNoStroke = false }: Shape = {},
  ): this {
    const { doc } = this
    const [first, ...rest] = points
    if (!first) return this
    doc.save().lineWidth(width).lineJoin('round')
    if (dash) doc.dash(dash, { space: dash * 0.8 })
    doc.moveTo(...first)
    for (const point of rest) doc.lineTo(...point)
    if (!isOpen) doc.closePath()
    if (fill && hasNoStroke) doc.fill(fill)
    else if (fill) doc.fillAndStroke(fill, color)
    else doc.stroke(color)
    doc.restore()
    return this
  }

  rect([x, y]: Point, width: number, height: number, shape: Shape = {}): this {
    return this.shape(
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ],
      shape,
    )
  }

  circle([x, y]: Point, radius: number, { color = INK, width = 0.8, fill }: Shape = {}): this {
    this.doc.save().lineWidth(width).circle(x, y, radius)
    if (fill) this.doc.fillAndStroke(fill, color)
    else this.doc.stroke(color)
    this.doc.restore()
    return this
  }

  /** A line of text; `y` is its middle. */
  label(
    text: string,
    [x, y]: Point,
    { align = 'left', size = 8, color = INK, face = 'regular' }: Label = {},
  ): this {
    const { doc } = this
    doc.save().font(FACES[face]).fontSize(size).fillColor(color)
    const width = doc.widthOfString(text)
    const left = align === 'left' ? x : align === 'center' ? x - width / 2 : x - width
    doc.text(text, left, y - size * 0.46, { lineBreak: false })
    doc.restore()
    return this
  }

  /** A horizontal dimension line with its text above. */
  spanAcross(x1: number, x2: number, y: number, text: string): this {
    this.line([x1, y], [x2, y], { color: LATERITE, width: 0.6 })
    for (const x of [x1, x2]) this.line([x, y - 4], [x, y + 4], { color: LATERITE, width: 0.6 })
    return this.label(text, [(x1 + x2) / 2, y - 7], { align: 'center', size: 7.5, color: LATERITE })
  }

  /** A vertical dimension line with its text beside it. */
  spanDown(y1: number, y2: number, x: number, text: string, side: 'left' | 'right' = 'right'): this {
    this.line([x, y1], [x, y2], { color: LATERITE, width: 0.6 })
    for (const y of [y1, y2]) this.line([x - 4, y], [x + 4, y], { color: LATERITE, width: 0.6 })
    const offset = side === 'right' ? 7 : -7
    return this.label(text, [x + offset, (y1 + y2) / 2], {
      align: side === 'right' ? 'left' : 'right',
      size: 7.5,
      color: LATERITE,
    })
  }

  /** A note beside the figure, with a leader line to its subject. */
  note(text: string, at: Point, target: Point, align: 'left' | 'right' = 'left'): this {
    const gap = align === 'left' ? -3 : 3
    this.line([at[0] + gap, at[1]], target, { color: INK_SOFT, width: 0.4 })
    this.circle(target, 1.1, { color: INK_SOFT, width: 0.4, fill: INK_SOFT })
    return this.label(text, at, { align, color: INK_SOFT })
  }

  /** Ground level: a line with hatching below. */
  ground(points: readonly Point[]): this {
    this.shape(points, { isOpen: true, width: 1 })
    points.slice(1).forEach((to, index) => {
      const from = points[index] as Point
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      for (let along = 6; along < length; along += 14) {
        const x = from[0] + ((to[0] - from[0]) * along) / length
        const y = from[1] + ((to[1] - from[1]) * along) / length
        for (const shift of [0, 3, 6])
          this.line([x + shift, y + 1], [x + shift - 5, y + 6], { color: INK_SOFT, width: 0.4 })
      }
    })
    return this
  }

  /** Water: a level with its symbol. */
  waterLevel([x, y]: Point, width: number): this {
    this.line([x, y], [x + width, y], { color: '#0a5a78', width: 0.9 })
    const middle = x + width / 2
    this.shape(
      [
        [middle - 4, y - 7],
        [middle + 4, y - 7],
        [middle, y - 1],
      ],
      { color: '#0a5a78', width: 0.7 },
    )
    return this
  }

  /** Fills a rectangle with dots in a fixed pattern, the symbol of gravel. */
  gravel([x, y]: Point, width: number, height: number, color = INK_SOFT): this {
    for (let row = 0; row * 7 + 4 < height; row++) {
      for (let column = 0; column * 9 + 4 + (row % 2) * 4 < width; column++) {
        const wobble = ((row * 7 + column * 13) % 5) * 0.4
        this.circle([x + 4 + column * 9 + (row % 2) * 4 + wobble, y + 4 + row * 7 - wobble], 0.9, {
          color,
          width: 0.4,
        })
      }
    }
    return this
  }

  /** Fills a rectangle with diagonal hatching, the symbol of concrete or masonry in section. */
  hatch([x, y]: Point, width: number, height: number, gap = 6, color = INK_SOFT): this {
    this.doc.save().rect(x, y, width, height).clip()
    for (let along = -height; along < width; along += gap)
      this.line([x + along, y + height], [x + along + height, y], { color, width: 0.4 })
    this.doc.restore()
    return this
  }
}
