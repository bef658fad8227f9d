import { PRINT, type Sheet } from './drawSheet'
import { drawBridge, drawSign } from './drawings'
import { setFont } from './setFont'

const SIGN = 34
const BRIDGE = 150

/** The head of a sheet: sign and name of the association, the bridge at the other end. `doc.y` stands below it. */
export const drawLetterhead = (
  { doc, put, decorate }: Sheet,
  name: string,
  { x, y, width }: { x: number; y: number; width: number },
): void => {
  decorate(() => drawSign(doc, { x, y: y - 6, width: SIGN }))
  decorate(() => drawBridge(doc, { x: x + width - BRIDGE, y: y - 18, width: BRIDGE }))
  put('P', () =>
    setFont(doc, 'heading', 13)
      .fillColor(PRINT.ink)
      .text(name, x + SIGN + 12, y + 4, { width: width - SIGN - BRIDGE - 36, lineGap: 1 }),
  )
  doc.y = Math.max(doc.y, y + SIGN)
}

/** A dimension line from edge to edge: what stands below it is measured from here. */
export const drawDimension = (
  { doc, decorate }: Sheet,
  { x, y, width }: { x: number; y: number; width: number },
): void =>
  decorate(() =>
    doc
      .lineWidth(1)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .moveTo(x, y - 4.5)
      .lineTo(x, y + 4.5)
      .moveTo(x + width, y - 4.5)
      .lineTo(x + width, y + 4.5)
      .stroke(PRINT.laterite),
  )
