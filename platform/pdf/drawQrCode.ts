import { drawCode } from '../drawCode'
import { PRINT, type Sheet } from './drawSheet'

/**
 * Draws a text as a QR code on a sheet.
 * @param alt what a screen reader says in its place
 * @param at its top left corner and its width, in points
 */
export const drawQrCode = (
  { doc, root }: Pick<Sheet, 'doc' | 'root'>,
  text: string,
  alt: string,
  at: { x: number; y: number; width: number },
): void => {
  const { size, path } = drawCode(text)
  root.add(
    doc.struct('Figure', { alt }, () => {
      doc
        .save()
        .translate(at.x, at.y)
        .scale(at.width / size)
        .path(path)
        .fill(PRINT.ink)
        .restore()
    }),
  )
}
