import { drawDimension, drawLetterhead } from './drawLetterhead'
import { PRINT, drawSheet } from './drawSheet'
import { setFont } from './setFont'
import { writeText } from './writeText'

const MARGIN = 72
const WIDTH = 595.28 - 2 * MARGIN
const VALUE_LEFT = 150

export interface FactSheet {
  title: string
  /** The name of the association. */
  author: string
  /** ISO 8601. */
  madeAt: string
  /** Each with its label, in the order of the sheet. */
  facts: readonly (readonly [label: string, value: string])[]
}

/** One sheet of A4 with a letterhead, a title and a few facts, tagged for screen readers. */
export const drawFactSheet = ({ title, author, madeAt, facts }: FactSheet): Promise<Buffer> =>
  drawSheet({ title, author, madeAt, margin: MARGIN }, (sheet) => {
    const { doc, put } = sheet
    drawLetterhead(sheet, author, { x: MARGIN, y: MARGIN, width: WIDTH })
    drawDimension(sheet, { x: MARGIN, y: doc.y + 18, width: WIDTH })
    put('H1', () =>
      setFont(doc, 'heading', 32)
        .fillColor(PRINT.ink)
        .text(title, MARGIN, doc.y + 44, { width: WIDTH }),
    )
    let y = doc.y + 30
    for (const [label, value] of facts) {
      put(
        'P',
        () => {
          setFont(doc, 'regular', 10.5)
            .fillColor(PRINT.inkSoft)
            .text(label, MARGIN, y, { width: VALUE_LEFT - 10 })
          writeText(
            doc,
            value,
            { weight: 'bold', size: 10.5, colour: PRINT.ink },
            { x: MARGIN + VALUE_LEFT, y, width: WIDTH - VALUE_LEFT },
          )
        },
        `${label}: ${value}`,
      )
      y = doc.y + 14
    }
  })
