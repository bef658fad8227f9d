import { type Weight, setFont } from './setFont'
import { type TextRun, hasArabic, hasExtended, textRuns } from './textRuns'

export interface TextStyle {
  weight: Weight
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

/** Letters of Europe that the faces for common Latin lack. */
const CARONS = /[ŠšŸŽž]/u
const CARON_PARTS = /([ŠšŸŽž]+)/u

const runsOf = (line: string): TextRun[] =>
  textRuns(line).flatMap((run) => {
    if (run.face !== 'own' || !CARONS.test(run.text)) return [run]
    return run.text
      .split(CARON_PARTS)
      .filter(Boolean)
      .map((text): TextRun => ({ text, face: CARONS.test(text) ? 'latinExtended' : 'latin' }))
  })

/** Whether a text is set run by run, each in a face of its own. */
const isMixed = (text: string): boolean => hasArabic(text) || hasExtended(text) || CARONS.test(text)

/**
 * Where the lines of a mixed text lie, by the size of its letters: Arabic needs more room above and below
 * than Latin.
 */
const linesAt = (text: string): { leading: number; ascent: number } =>
  hasArabic(text) ? { leading: 1.6, ascent: 1.1 } : { leading: 1.25, ascent: 0.95 }

const widthOf = (doc: PDFKit.PDFDocument, style: TextStyle, { text, face }: TextRun): number => {
  setFont(doc, style.weight, style.size, face)
  return doc.widthOfString(text, face === 'arabic' ? WHOLE : {})
}

const lineWidth = (doc: PDFKit.PDFDocument, style: TextStyle, line: string): number =>
  runsOf(line).reduce((sum, run) => sum + widthOf(doc, style, run), 0)

const linesOf = (doc: PDFKit.PDFDocument, text: string, style: TextStyle, width: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && lineWidth(doc, style, `${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** How wide a text is on one line. */
export const widthOfText = (doc: PDFKit.PDFDocument, text: string, style: TextStyle): number =>
  lineWidth(doc, style, text.normalize('NFC'))

/** How high a text is that is broken to a width. */
export const heightOfText = (
  doc: PDFKit.PDFDocument,
  text: string,
  style: TextStyle,
  width: number,
): number => {
  if (isMixed(text))
    return linesOf(doc, text.normalize('NFC'), style, width).length * style.size * linesAt(text).leading
  setFont(doc, style.weight, style.size)
  return doc.heightOfString(text, { width })
}

/** Writes a text in any of the scripts, or several, broken to a width. `doc.y` stands below it afterwards. */
export const writeText = (
  doc: PDFKit.PDFDocument,
  text: string,
  style: TextStyle,
  { x, y, width }: TextPlace,
): void => {
  doc.fillColor(style.colour)
  if (!isMixed(text)) {
    setFont(doc, style.weight, style.size)
    doc.text(text, x, y, { width })
    return
  }
  // A letter and its mark as one, where there is such a one: they must not be set in two faces.
  const lines = linesOf(doc, text.normalize('NFC'), style, width)
  const { leading, ascent } = linesAt(text)
  for (const [index, line] of lines.entries()) {
    let left = x
    for (const run of runsOf(line)) {
      const runWidth = widthOf(doc, style, run) // sets the font, too
      const baseline = y + style.size * (index * leading + ascent)
      doc.text(run.text, left, baseline, {
        ...(run.face === 'arabic' ? WHOLE : { lineBreak: false }),
        baseline: 'alphabetic',
      })
      left += runWidth
    }
  }
  doc.x = x
  doc.y = y + lines.length * style.size * leading
}
