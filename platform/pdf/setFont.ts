import { faceFile, headingFile } from './faceFile'
import type { Face } from './textRuns'

/** Text in Noto Sans, headings and names in Barlow Semi Condensed. Only the letters that are used go into the file. */
const WEIGHTS = { regular: 400, bold: 700, heading: 600 } as const

export type Weight = keyof typeof WEIGHTS

/**
 * Sets the font of what is written next.
 * @param size points
 * @param face what has the letters; by default the one for common Latin
 */
export const setFont = (
  doc: PDFKit.PDFDocument,
  weight: Weight,
  size: number,
  face: Face = 'own',
): PDFKit.PDFDocument => {
  const isHeading = weight === 'heading' && face === 'own'
  const other = face === 'own' ? 'latin' : face
  const css = WEIGHTS[weight]
  const name = isHeading ? 'heading' : `${other}-${css}`
  doc.registerFont(name, isHeading ? headingFile() : faceFile(other, css))
  return doc.font(name).fontSize(size)
}
