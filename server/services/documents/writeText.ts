import { createRequire } from 'node:module'
import { type TextRun, hasArabic, textRuns } from './textRuns'

/** Where a package's file lies. The panel's bundler, which follows what it can resolve, must not try. */
const fileOf = (from: string, name: string): string => createRequire(from).resolve(name)

/** Noto Naskh Arabic, under the SIL Open Font License. */
const arabicFont = (weight: 400 | 700): string => fileOf(import.meta.url, `@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-${weight}-normal.woff`)

const FONTS = { bold: { latin: 'Helvetica-Bold', arabic: 'Arabic-Bold' }, regular: { latin: 'Helvetica', arabic: 'Arabic' } } as const

export interface TextStyle {
  weight: keyof typeof FONTS
  /** Points. */
  size: number
  colour: string
}

export interface TextPlace {
  x: number
  y: number
  width: number
}

/** A whole run is shaped at once, and set from right to left, only when features are named, if none. */
const WHOLE = { features: [] as PDFKit.Mixins.OpenTypeFeatures[], lineBreak: false }
/** Arabic needs more room above and below its line than Latin. */
const LEADING = 1.6
const ASCENT = 1.1

const setFont = (doc: PDFKit.PDFDocument, { weight, size }: Omit<TextStyle, 'colour'>, isArabic: boolean): void => {
  const name = FONTS[weight][isArabic ? 'arabic' : 'latin']
  if (isArabic) doc.registerFont(name, arabicFont(weight === 'bold' ? 700 : 400))
  doc.font(name).fontSize(size)
}

const widthOf = (doc: PDFKit.PDFDocument, style: TextStyle, { text, isArabic }: TextRun): number => {
  setFont(doc, style, isArabic)
  return doc.widthOfString(text, isArabic ? WHOLE : {})
}

const lineWidth = (doc: PDFKit.PDFDocument, style: TextStyle, line: string): number => textRuns(line).reduce((sum, run) => sum + widthOf(doc, style, run), 0)

const linesOf = (doc: PDFKit.PDFDocument, text: string, style: TextStyle, width: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && lineWidth(doc, style, `${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** How wide a text is on one line. */
export const widthOfText = (doc: PDFKit.PDFDocument, text: string, style: TextStyle): number => lineWidth(doc, style, text)

/** How high a text is that is broken to a width. */
export const heightOfText = (doc: PDFKit.PDFDocument, text: string, style: TextStyle, width: number): number => {
  if (hasArabic(text)) return linesOf(doc, text, style, width).length * style.size * LEADING
  setFont(doc, style, false)
  return doc.heightOfString(text, { width })
}

/** Writes a text, Arabic or Latin or both, broken to a width. `doc.y` stands below it afterwards. */
export const writeText = (doc: PDFKit.PDFDocument, text: string, style: TextStyle, { x, y, width }: TextPlace): void => {
  doc.fillColor(style.colour)
  if (!hasArabic(text)) {
    setFont(doc, style, false)
    doc.text(text, x, y, { width })
    return
  }
  const lines = linesOf(doc, text, style, width)
  for (const [index, line] of lines.entries()) {
    let left = x
    for (const run of textRuns(line)) {
      const runWidth = widthOf(doc, style, run) // sets the font, too
      const baseline = y + style.size * (index * LEADING + ASCENT)
      doc.text(run.text, left, baseline, { ...(run.isArabic ? WHOLE : { lineBreak: false }), baseline: 'alphabetic' })
      left += runWidth
    }
  }
  doc.x = x
  doc.y = y + lines.length * style.size * LEADING
}
